import { make } from '../dom.ts';
import { changeBy } from '../free-play.ts';
import { listenToSite } from '../site.ts';
import type { Table } from '../table.ts';
import { createSessionClock } from './session-clock.ts';
import { createSessionNet } from './session-net.ts';

const MINUTE_MS = 60_000;
const TICK_MS = 5_000;

/** How long one has played and what it has come to in this session: said plainly, at every moment. */
export function createStrip(table: Table): HTMLElement {
  const { say, money, session } = table;
  const netOf = createSessionNet(session.rounds, (round) => {
    const { paid, taken } = changeBy(round, table.grantOf(round));
    return paid - taken;
  });
  const clock = createSessionClock(performance.now());
  const time = make('span');
  const net = make('b');
  const draw = () => {
    const { playedMs, net: total } = clock.read(performance.now());
    time.replaceChildren(say('strip_time', { minutes: String(Math.floor(playedMs / MINUTE_MS)) }));
    const amount = total > 0n ? `+${money.text(total)}` : money.text(total);
    net.replaceChildren(say('strip_net', { amount }));
  };
  table.watch(({ rounds }) => {
    clock.playedHere(netOf(rounds), performance.now());
    draw();
  });
  listenToSite((message) => {
    if (message.type !== 'play-clock') return;
    clock.told(message, performance.now());
    draw();
  });
  setInterval(draw, TICK_MS);
  return make('p', { class: 'strip' }, [time, net]);
}
