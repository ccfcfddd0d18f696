import { parseArgs } from 'node:util';
import { type Figure, report } from '../../bench/report.ts';
import { type ChaosReport, runChaos } from './run-chaos.ts';

const HELP = `Kills the server and its PostgreSQL at random moments while vendors bet, then reads the books.

  npm run chaos                                      300 kills of the server, 100 of PostgreSQL
  npm run chaos -- --kills-server 20 --kills-database 8

  --seed      when what is killed (1)
  --players   members at play at the same time (16)
  --json      the report as JSON`;

const { values } = parseArgs({
  options: {
    'kills-server': { type: 'string', default: '300' },
    'kills-database': { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string', default: '16' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const SERVER_MS = 5_000;
const DATABASE_MS = 15_000;

const slowest = (times: readonly number[]): number => Math.max(0, ...times);
const middle = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const none = { most: 0 };

function figuresOf({ log, ...chaos }: ChaosReport): readonly Figure[] {
  const { serverDownMs, databaseDownMs } = chaos;
  const answered = log.acknowledged.size;
  const asked = answered + log.unanswered.length;
  return [
    { name: 'kills of the server', value: serverDownMs.length, unit: '' },
    { name: 'ready again, middle', value: middle(serverDownMs), unit: 'ms' },
    {
      name: 'ready again, slowest',
      value: slowest(serverDownMs),
      unit: 'ms',
      bound: { most: SERVER_MS },
    },
    { name: 'kills of PostgreSQL', value: databaseDownMs.length, unit: '' },
    { name: 'ready again, middle', value: middle(databaseDownMs), unit: 'ms' },
    {
      name: 'ready again, slowest',
      value: slowest(databaseDownMs),
      unit: 'ms',
      bound: { most: DATABASE_MS },
    },
    { name: 'server fell with PostgreSQL', value: chaos.falls, unit: 'times', bound: none },
    { name: 'acknowledged', value: answered, unit: 'calls' },
    { name: 'acknowledged per second', value: answered / chaos.seconds, unit: '' },
    { name: 'attempts', value: log.attempts, unit: '' },
    {
      name: 'answered in the end',
      value: (100 * answered) / Math.max(1, asked),
      unit: '%',
      bound: { least: 99.9 },
    },
    { name: 'longest wait of a vendor', value: log.waitedMaxMs, unit: 'ms' },
    { name: 'transfers in the books', value: chaos.transfers, unit: '' },
    { name: 'acknowledged and lost', value: chaos.lost.length, unit: '', bound: none },
    { name: 'acknowledged and doubled', value: chaos.doubled.length, unit: '', bound: none },
    { name: 'balances that are wrong', value: chaos.wrongBalances, unit: '', bound: none },
    { name: 'findings of the auditor', value: chaos.findings.length, unit: '', bound: none },
  ];
}

if (values.help) console.log(HELP);
else {
  const order = {
    seed: Number(values.seed),
    serverKills: Number(values['kills-server']),
    databaseKills: Number(values['kills-database']),
    players: Number(values.players),
  };
  const chaos = await runChaos(order, (words) => {
    if (!values.json) console.log(words);
  });
  for (const each of [...chaos.lost, ...chaos.doubled, ...chaos.findings]) console.error(each);
  report('Chaos: kill −9 under load, fsync and synchronous_commit on', figuresOf(chaos));
}
