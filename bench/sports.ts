import { parseArgs } from 'node:util';
import { report } from './report.ts';
import { compareTickets } from './sports/random-tickets.ts';
import { repriceLive } from './sports/reprice.ts';
import { playDays } from './sports/season.ts';

/**
 * `npm run bench:sports`: how long the prices of a live match take, what random tickets pay beside a
 * slow and obvious reckoning, and whether the simulator's margins and chances are those it tells.
 */
const { values: options } = parseArgs({
  options: {
    tickets: { type: 'string', default: '1000000' },
    days: { type: 'string', default: '7' },
    json: { type: 'boolean', default: false },
  },
});
const MARGIN_PPM = 50_000;

const repriced = repriceLive();
const tickets = Number(options.tickets);
const compared = compareTickets(tickets);
const season = playDays(Number(options.days), MARGIN_PPM);

if (!options.json) {
  console.log('\nHow often what was told came true\n');
  for (const { from, count, told, won } of season.bands.filter((band) => band.count > 0)) {
    const percent = (value: number) => `${Math.round((value / count) * 1_000) / 10} %`;
    const band = `${from * 100}–${Math.round(from * 100) + 10} %`;
    const cells = [band, `${count}`, `told ${percent(told)}`, `came ${percent(won)}`];
    console.log(`  ${cells.map((cell) => cell.padStart(14)).join('')}`);
  }
}

report(`Sports: ${season.matches} simulated matches, ${tickets} random tickets`, [
  { name: 'markets of a live match of football', value: repriced.markets, unit: '' },
  { name: 'a live match repriced', value: repriced.matchMs, unit: 'ms', bound: { most: 5 } },
  {
    name: '120 lines of one match repriced',
    value: repriced.linesMs,
    unit: 'ms',
    bound: { most: 5 },
  },
  { name: 'tickets reckoned', value: compared.perSecond, unit: '/s' },
  {
    name: 'tickets that pay otherwise than reckoned slowly',
    value: compared.differences,
    unit: '',
    bound: { most: 0 },
  },
  { name: 'margin of the prices', value: season.marginPoints, unit: 'points' },
  {
    name: 'away from the margin that is set',
    value: Math.abs(season.marginPoints - season.setPoints),
    unit: 'points',
    bound: { most: 0.3 },
  },
  {
    name: 'farthest band from what was told',
    value: season.farthest,
    unit: 'deviations',
    bound: { most: 4 },
  },
]);
