import { make } from '../dom.ts';
import { changeBy } from '../free-play.ts';
import type { Table } from '../table.ts';
import { createSessionNet } from './session-net.ts';

const MINUTE_MS = 60_000;

/** How long one has played and what it has come to: said plainly, at every moment. */
export function createStrip(table: Table): HTMLElement {
  const { say, money, session } = table;
  const netOf = createSessionNet(session.rounds, (round) => {
    const { paid, taken } = changeBy(round, table.grantOf(round));
    return paid - taken;
  });
  const startMs = performance.now();
  const time = make('span');
  const net = make('b');
  const tick = () => {
    const minutes = Math.floor((performance.now() - startMs) / MINUTE_MS);
    time.replaceChildren(say('strip_time', { minutes: String(minutes) }));
  };
  table.watch(({ rounds }) => {
    const total = netOf(rounds);
    const amount = total > 0n ? `+${money.text(total)}` : money.text(total);
    net.replaceChildren(say('strip_net', { amount }));
  });
  tick();
  setInterval(tick, MINUTE_MS);
  return make('p', { class: 'strip' }, [time, net]);
}
