import { MILLION, need, type ReplayedEvent, type Rules } from '../replay.ts';

type SeaSheet = {
  readonly sea: {
    readonly returnPpm: number;
    readonly fish: readonly { readonly code: string; readonly odds: number }[];
  };
  readonly magazines: readonly number[];
  readonly weapons: Readonly<
    Record<string, { readonly bullets: number; readonly reach: number } | undefined>
  >;
};

type SentMove = {
  readonly type: string;
  readonly weapon: string;
  readonly fish: readonly { readonly id: number; readonly kind: string }[];
};

/**
 * Each shot has the next chance of the stream: each fish that it reaches has a stretch of the million, in
 * their order. Bullets that were not fired go back and are no part of the round.
 */
export const playMagazine: Rules = ({ sheet, choice, moves, stream }) => {
  const { sea, weapons, magazines } = sheet as SeaSheet;
  const { bullets } = choice as { bullets: number };
  need(magazines.includes(bullets), 'bullets');
  const events: ReplayedEvent[] = [];
  let [fired, won] = [0, 0];
  for (const [at, sent] of moves.entries()) {
    const { type, weapon, fish } = sent as SentMove;
    if (type === 'close') {
      need(at === moves.length - 1, 'moves');
      break;
    }
    const used = weapons[weapon];
    need(type === 'shot' && used && Array.isArray(fish), 'moves');
    need(fish.length >= 1 && fish.length <= used.reach, 'shot');
    const odds = fish.map(({ kind }) => sea.fish.find((one) => one.code === kind)?.odds ?? 0);
    need(
      odds.every((one) => one > 0),
      'fish',
    );
    const chance = stream.next(1_000_000);
    let to = 0;
    const captured = odds.findIndex((one) => {
      to += Math.floor(sea.returnPpm / (one * fish.length));
      return chance < to;
    });
    events.push({ type, weapon, fish, chance, captured });
    fired += used.bullets;
    won += (odds[captured] ?? 0) * used.bullets;
    need(fired <= bullets, 'bullets');
  }
  const isOver = fired === bullets || (moves.at(-1) as SentMove | undefined)?.type === 'close';
  if (isOver && fired > 0) return told(events, won, fired);
  return { ...told(events, won + bullets - fired, bullets), isOver };
};

const told = (events: readonly ReplayedEvent[], payout: number, stakes: number) => ({
  events,
  payout: BigInt(payout) * MILLION,
  stakes,
  isOver: true,
});
