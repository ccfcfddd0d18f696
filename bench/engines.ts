import { simulate } from '@baize/engines/core/simulate';
import { VARIATIONS } from '@baize/engines/families/titles';
import { ENGINES } from '@baize/engines/games/index';
import { usualChoice } from '../tools/engines/usual-choice.ts';
import { type Figure, report } from './report.ts';

const BATCH = 2_000;
const MEASURED_SECONDS = 0.4;
/** Games of lines must keep this up, so that ten million of their rounds take half a minute. */
const LINES_LEAST = 300_000;
const LINE_GAMES = ['floating-market', 'kinnari-dance', 'moon-rabbit', 'baba-yaga'];

/** How many rounds of each game a core draws in a second of its own, whatever else the machine does. */
const figures = ENGINES.values()
  .filter(({ key }) => !VARIATIONS.has(key))
  .map((engine): Figure => {
    const choice = usualChoice(engine);
    simulate(engine, choice, { rounds: BATCH, seed: 1 });
    const start = process.cpuUsage();
    let [rounds, seconds] = [0, 0];
    while (seconds < MEASURED_SECONDS) {
      rounds += simulate(engine, choice, { rounds: BATCH, seed: rounds }).rounds;
      const { user, system } = process.cpuUsage(start);
      seconds = (user + system) / 1_000_000;
    }
    const bound = LINE_GAMES.includes(engine.key) ? { bound: { least: LINES_LEAST } } : {};
    return { name: engine.key, value: rounds / seconds, unit: 'rounds/s', ...bound };
  })
  .toArray();

report('Engines: rounds per second on one core', figures);
