import type { Event } from '@baize/engines/games/blackjack/engine';
import { SIDES, type SideName, sidePays } from '@baize/engines/games/blackjack/sides';
import { make } from '../../dom.ts';
import type { Money } from '../../money.ts';
import type { Table } from '../../table.ts';
import type { Speech } from '../../words.ts';
import type { BlackjackWord } from './words.ts';

export type SideBets = {
  readonly element: HTMLElement;
  /** What is played with: the side bets that are on. Free rounds are played without. */
  choice(): { readonly sides?: readonly SideName[] };
  /** Takes up those of an earlier round. */
  take(choice: unknown): void;
};

/** A switch for each side bet, before the cards are dealt. */
export function createSideBets(table: Table, say: Speech<BlackjackWord>): SideBets {
  const { money } = table;
  const on = new Set<SideName>();
  const switches = SIDES.map((side) => {
    const cost = make('small');
    const made = make('button', { type: 'button', class: 'side-bet', role: 'switch' }, [
      make('span', {}, [say(`side_${side}`)]),
      cost,
    ]);
    made.addEventListener('click', () => {
      if (table.read().grant || table.read().isBusy) return;
      if (!on.delete(side)) on.add(side);
      draw();
    });
    return { side, made, cost };
  });
  const note = make('p', { class: 'side-note' }, [say('side_free')]);
  const element = make('div', { class: 'side-bets', role: 'group', 'aria-label': say('sides') }, [
    ...switches.map(({ made }) => made),
    note,
  ]);
  function draw() {
    const { stake, grant } = table.read();
    note.hidden = grant === null;
    for (const { side, made, cost } of switches) {
      made.hidden = grant !== null;
      made.setAttribute('aria-checked', String(on.has(side)));
      cost.replaceChildren(on.has(side) ? `+${money.text(stake)}` : say(`side_${side}_pays`));
    }
  }
  table.watch(draw);
  return {
    element,
    choice: () => {
      const sides = SIDES.filter((side) => on.has(side));
      return table.read().grant || sides.length === 0 ? {} : { sides };
    },
    take(choice) {
      const { sides = [] } = (choice ?? {}) as { readonly sides?: readonly SideName[] };
      for (const side of SIDES) if (sides.includes(side)) on.add(side);
      draw();
    },
  };
}

type Telling = {
  readonly say: Speech<BlackjackWord>;
  readonly money: Money;
  readonly stake: bigint;
};

/** What came of the side bets, in a line; null where there were none. */
export function sidesText(events: readonly Event[], { say, money, stake }: Telling): string | null {
  const told = events.flatMap((event) => {
    if (event.type !== 'side') return [];
    const name = say(`side_${event.bet}`);
    if (event.hand === null) return [`${name}: ${say('side_lost')}`];
    const back = (stake * sidePays(event.bet, event.hand)) / 1_000_000n;
    return [`${name}: ${say(event.hand)} ${money.text(back)}`];
  });
  return told.length > 0 ? told.join(' · ') : null;
}
