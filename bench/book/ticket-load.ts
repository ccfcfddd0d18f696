import http from 'node:http';
import { type Figures, quantiles } from '../wallet/load.ts';

/**
 * Players in a process of their own who send tickets at their times, whether the ones before were
 * answered or not: a counter that is slow cannot slow them down and look better for it.
 */
export type TicketOrder = {
  readonly port: number;
  readonly tokens: readonly string[];
  readonly drawId: string;
  readonly perSecond: number;
  /** So many are sent first and not counted: programs are slow until they have run a while. */
  readonly warm: number;
  readonly count: number;
  readonly run: string;
};

process.once('message', (order: TicketOrder) => void play(order));

async function play(order: TicketOrder): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 200 });
  const all = order.warm + order.count;
  const begunAt = performance.now();
  const waits: number[] = [];
  let errors = 0;
  const sent = Array.from({ length: all }, async (_, place) => {
    const dueAt = begunAt + (place * 1000) / order.perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAt - performance.now())));
    const isGood = await send(order, agent, place).catch(() => false);
    if (!isGood) errors++;
    else if (place >= order.warm) waits.push(performance.now() - dueAt);
  });
  await Promise.all(sent);
  agent.destroy();
  const tookS = (performance.now() - begunAt) / 1000;
  const figures: Figures = { perSecond: all / tookS, ...quantiles(waits), errors };
  process.send?.(figures);
  process.disconnect();
}

function send(order: TicketOrder, agent: http.Agent, place: number): Promise<boolean> {
  const number = `${place % 1000}`.padStart(3, '0');
  const body = JSON.stringify({
    requestKey: `${order.run}-${place}`,
    drawId: order.drawId,
    mode: 'LOTT',
    bets: [{ play: 'top-3', selection: [[number]], unit: '100', multiple: '1' }],
  });
  const request = http.request({
    agent,
    port: order.port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/tickets',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      authorization: `Bearer ${order.tokens[place % order.tokens.length]}`,
    },
  });
  return new Promise((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.once('end', () => resolve(text.includes('"status":"accepted"')));
    });
    request.end(body);
  });
}
