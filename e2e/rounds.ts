import type { FrameLocator, Page } from '@playwright/test';
import { expect } from './coming-in.ts';

/** What a page of the studio was answered, as far as tests look at it. */
export type Played = {
  readonly roundId: string;
  readonly status: string;
  readonly staked: string;
  readonly payout: string | null;
  readonly balance: string | null;
};

type Place = Page | FrameLocator;

/** Games in which chips are laid before they can be played. */
const CLOTHS: ReadonlySet<string> = new Set([
  'roulette',
  'baccarat',
  'baccarat-super-six',
  'dragon-tiger',
  'sic-bo',
  'hoo-hey-how',
  'fan-tan',
  'se-die',
]);

/** Tickets: their round is decided when they are bought, and shown when they are scratched. */
const TICKETS: ReadonlySet<string> = new Set(['lotus-trio', 'night-market', 'kite-lines']);

/** What is pressed in a round that is under way, to bring it to an end; else the gold button. */
const GO_ON: Readonly<Record<string, string>> = {
  blackjack: '.moves button:enabled:has-text("Stand")',
  hilo: '.guess:enabled',
};

export const action = (place: Place) => place.locator('footer .roll');

type Playing = {
  readonly page: Page;
  /** Where the game is, when it is in a frame. */
  readonly place?: Place;
  readonly key: string;
  /** Called before the bet, at the first decision, and when it is over. */
  readonly look?: (phase: string) => Promise<void>;
};

/** Plays a round to its end in any game of the studio, by what a player would press. */
export async function playThrough({ page, place = page, key, look }: Playing): Promise<Played> {
  await expect(action(place)).toBeVisible();
  if (CLOTHS.has(key)) await place.locator('.cloth [data-bet]:visible').first().click();
  if (key.endsWith('keno')) await place.locator('.numbers .number').first().click();
  await look?.('before');
  let round = await press(page, () => action(place).click());
  for (let moves = 0; round.status === 'running'; moves++) {
    expect(moves).toBeLessThan(20);
    await untilStill(place);
    if (moves === 0) await look?.('choosing');
    const next = place.locator(GO_ON[key] ?? 'footer .roll').first();
    round = await press(page, () => next.click());
  }
  if (TICKETS.has(key)) await action(place).click();
  await untilStill(place);
  await look?.('after');
  return round;
}

/** Presses something that plays, and waits for what the studio answers. */
export async function press(page: Page, onPress: () => Promise<void>): Promise<Played> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && /\/api\/rounds(?:\/|$)/.test(response.url()),
  );
  await onPress();
  const { success, message, value } = (await (await answered).json()) as {
    success: boolean;
    message: string | null;
    value: Played;
  };
  expect([success, message]).toEqual([true, null]);
  return value;
}

const untilStill = (place: Place) =>
  expect(place.locator('body')).toHaveAttribute('data-busy', 'false');
