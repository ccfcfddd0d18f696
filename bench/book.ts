import os from 'node:os';
import { parseArgs } from 'node:util';
import { compareAll } from '../sim/lottery/compare-all.ts';
import { openCounter, sellTickets } from './book/counter.ts';
import { liveDay } from './book/day.ts';
import { settleAll } from './book/settle.ts';
import { measureResults } from './book/sockets.ts';
import { report } from './report.ts';
import { prepareBench } from './wallet/database.ts';

/**
 * `npm run bench:book`: tickets from the page's call to the answer (page → book → wallet → book → page,
 * each in a process of its own, on one durable PostgreSQL), the settlement of a whole draw through the
 * wallet with the book killed halfway, a result on many open pages, a day of draws that follow each other
 * every minute, and random tickets of every play beside a slow calculation. The day has a tenth of its
 * tickets unless `--whole` is given: a million of them take most of an hour.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    tickets: { type: 'string', default: '100000' },
    /** How fast the tickets that are settled are sold; what is over the machine's pace only queues. */
    fill: { type: 'string', default: '1000' },
    /** Random tickets of every play that are settled by a slow calculation too. */
    random: { type: 'string', default: '4000' },
    /** How many draws of a minute the day has that is lived through, and tickets of each. */
    draws: { type: 'string', default: '1440' },
    ofEach: { type: 'string' },
    whole: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const OF_EACH = Number(options.ofEach ?? (options.whole ? 695 : 70));
const PER_SECOND = 500;
const WARM_SECONDS = 8;
const PLAYERS = 400;
const SOCKETS = 2_000;
const RESULTS = 20;

const [busy = 0] = os.loadavg();
const bench = await prepareBench();
try {
  const counter = await openCounter(bench, PLAYERS);
  try {
    tell('tickets at the counter');
    const sold = await sellTickets(counter, {
      perSecond: PER_SECOND,
      warm: WARM_SECONDS * PER_SECOND,
      count: Number(options.seconds) * PER_SECOND,
      run: 'measured',
    });
    tell('a result on open pages');
    const pages = await measureResults(bench, counter.url, { sockets: SOCKETS, results: RESULTS });
    const already = (WARM_SECONDS + Number(options.seconds)) * PER_SECOND;
    const more = Math.max(0, Number(options.tickets) - already);
    const fill = { perSecond: Number(options.fill), warm: 0, count: more, run: 'filled' };
    tell(`${more} more tickets, to be settled`);
    if (more > 0) await sellTickets(counter, fill);
    tell('their settlement');
    const settled = await settleAll(bench, counter);
    tell(`${options.draws} draws of a minute`);
    const day = await liveDay(bench, counter, {
      draws: Number(options.draws),
      ticketsOfEach: OF_EACH,
    });
    tell('random tickets');
    const random = compareRandom(Number(options.random));
    const cores = `${os.availableParallelism()} processors, load ${Math.round(busy)} before`;
    report(`The book of tickets: ${cores}; counted after ${WARM_SECONDS} s of the same load`, [
      { name: 'tickets accepted', value: sold.perSecond, unit: '/s' },
      { name: 'a ticket accepted, p50', value: sold.p50, unit: 'ms' },
      { name: 'a ticket accepted, p99', value: sold.p99, unit: 'ms', bound: { most: 60 } },
      none('tickets that failed', sold.errors),
      { name: `a result on ${SOCKETS} sockets, p50`, value: pages.p50, unit: 'ms' },
      {
        name: `a result on ${SOCKETS} sockets, p99`,
        value: pages.p99,
        unit: 'ms',
        bound: { most: 250 },
      },
      { name: 'tickets of the draw', value: settled.tickets, unit: '' },
      {
        name: 'settled through the wallet, killed halfway',
        value: settled.seconds,
        unit: 's',
        bound: { most: 30 },
      },
      none('tickets not settled once', settled.amiss),
      none('units that book and ledger count differently', settled.astray),
      {
        name: 'draws of a minute, one after the other (a day has 1,440)',
        value: day.draws,
        unit: '',
      },
      { name: 'tickets of them (a million with --whole)', value: day.tickets, unit: '' },
      { name: 'lived through in', value: day.seconds, unit: 's' },
      { name: 'furthest from its minute', value: day.driftMs, unit: 'ms', bound: { most: 0 } },
      none('draws or tickets of it not settled once', day.amiss),
      { name: 'random tickets settled slowly too', value: random.tickets, unit: '' },
      none('of them pay otherwise', random.differences),
    ]);
  } finally {
    await counter.close();
  }
} finally {
  await bench.stop();
}

function compareRandom(ofEach: number) {
  let [tickets, differences] = [0, 0];
  for (const found of compareAll(ofEach, 1)) {
    tickets += ofEach;
    differences += found.differences.length;
  }
  return { tickets, differences };
}

/** What is going on, beside the figures: some parts take minutes. */
function tell(part: string): void {
  process.stderr.write(`${part} …\n`);
}

function none(name: string, value: number) {
  return { name, value, unit: '', bound: { most: 0 } } as const;
}
