import { parseArgs } from 'node:util';
import { compareAll } from './compare-all.ts';

const HELP = `Settles random tickets of every play by the rules of the lotteries and by a slow calculation
that was written another way, and compares what they pay.

  npm run sim:lottery                       100,000 tickets of every play
  npm run sim:lottery -- --tickets 1000000  as many as that

  --seed    other tickets (1)
  --json    the report as JSON`;

const { values } = parseArgs({
  options: {
    tickets: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function run(): void {
  const [tickets, seed] = [Number(values.tickets), Number(values.seed)];
  const startMs = performance.now();
  let [plays, paid, differences] = [0, 0, 0];
  for (const found of compareAll(tickets, seed)) {
    plays += 1;
    paid += found.paid;
    differences += found.differences.length;
    if (!values.json) console.log(`${found.family} ${found.play}: ${found.paid} paid`);
    for (const difference of found.differences.slice(0, 3)) {
      console.error(`  differs: ${found.family} ${found.play} ${difference}`);
    }
  }
  const seconds = Math.round((performance.now() - startMs) / 100) / 10;
  const summary = { plays, ticketsOfEach: tickets, seed, paid, differences, seconds };
  console.log(
    values.json
      ? JSON.stringify(summary)
      : `${plays} plays, ${tickets} tickets of each, ${paid} paid, ${differences} differences, ${seconds} s`,
  );
  if (differences > 0) process.exitCode = 1;
}

if (values.help) console.log(HELP);
else run();
