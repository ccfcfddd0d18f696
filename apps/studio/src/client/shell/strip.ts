import { make } from '../dom.ts';
import { changeBy } from '../free-play.ts';
import type { Table } from '../table.ts';

const MINUTE_MS = 60_000;

/** How long one has played and what it has come to: said plainly, at every moment. */
export function createStrip(table: Table): HTMLElement {
  const { say, money, session } = table;
  const before = new Set(session.rounds.map(({ roundId }) => roundId));
  const startMs = performance.now();
  const time = make('span');
  const net = make('b');
  const counted = new Map<string, bigint>();
  const tick = () => {
    const minutes = Math.floor((performance.now() - startMs) / MINUTE_MS);
    time.replaceChildren(say('strip_time', { minutes: String(minutes) }));
  };
  table.watch(({ rounds }) => {
    for (const round of rounds) {
      const { roundId, status } = round;
      if (status !== 'settled' || before.has(roundId)) continue;
      const { paid, taken } = changeBy(round, table.grantOf(round));
      counted.set(roundId, paid - taken);
    }
    const total = [...counted.values()].reduce((all, one) => all + one, 0n);
    const amount = total > 0n ? `+${money.text(total)}` : money.text(total);
    net.replaceChildren(say('strip_net', { amount }));
  });
  tick();
  setInterval(tick, MINUTE_MS);
  return make('p', { class: 'strip' }, [time, net]);
}
