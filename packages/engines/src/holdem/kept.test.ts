import { expect, test } from 'vitest';
import { AtPokDeng } from '../pok-deng/testing/at-pok-deng.ts';
import { AtTable } from './testing/at-table.ts';

/** The table as another process reads it: what is in the row, and nothing else. */
const kept = <Table>(table: Table): Table => JSON.parse(JSON.stringify(table)) as Table;

/** Four go all in with what they have; `between` happens before every command. */
function allIn(between: (at: AtTable) => void): AtTable {
  const at = new AtTable();
  for (const [place, stack] of [500, 1_200, 2_000, 2_600].entries()) at.sit(place, stack);
  at.deal();
  while (at.table.hand?.turn) {
    between(at);
    const { raiseTo } = at.choices ?? {};
    at.move(raiseTo ? { type: 'raise', to: raiseTo.max } : { type: 'call' });
  }
  return at;
}

test('ROOM-01 an all-in with three side pots ends the same, whichever process takes it up from its row', () => {
  const whole = allIn(() => {});
  const taken = allIn((at) => {
    at.table = kept(at.table);
  });
  const paid = whole.events.find(({ type }) => type === 'paid');
  expect(paid?.type === 'paid' && paid.pots.length).toBe(3);
  expect(taken.events).toEqual(whole.events);
  expect(taken.table).toEqual(whole.table);
  expect(taken.total()).toBe(6_300);
});

test('ROOM-01 hands of Pok Deng go on the same from their row', () => {
  const play = (between: (at: AtPokDeng) => void) => {
    const at = new AtPokDeng();
    for (const place of [0, 1, 2]) at.sit(place, 8_000);
    for (let step = 0; step < 60; step++) {
      between(at);
      at.tick(2_000);
      for (const place of [0, 1, 2]) at.stake(place, 200);
      at.decide(step % 2 === 0 ? 'draw' : 'stand');
    }
    return at;
  };
  const whole = play(() => {});
  const taken = play((at) => {
    at.table = kept(at.table);
  });
  expect(whole.table.handsDealt).toBeGreaterThan(3);
  expect(taken.events).toEqual(whole.events);
  expect(taken.table).toEqual(whole.table);
});
