import { simulate } from '@baize/engines/core/simulate';
import { ENGINES } from '@baize/engines/games/index';
import { usualChoice } from '../tools/engines/usual-choice.ts';
import { type Figure, report } from './report.ts';

const WARM_ROUNDS = 2_000;
const MEASURED_MS = 400;
/** Games of lines with nothing but reels must keep this up, so that ten million rounds take seconds. */
const LINES_LEAST = 300_000;
const LINE_GAMES = ['floating-market', 'kinnari-dance', 'moon-rabbit', 'baba-yaga'];

/** How many rounds of each game a core draws in a second. */
const figures = [...ENGINES.values()].map((engine): Figure => {
  const choice = usualChoice(engine);
  simulate(engine, choice, { rounds: WARM_ROUNDS, seed: 1 });
  let rounds = 0;
  const startMs = performance.now();
  while (performance.now() - startMs < MEASURED_MS) {
    rounds += simulate(engine, choice, { rounds: WARM_ROUNDS, seed: rounds }).rounds;
  }
  const value = rounds / ((performance.now() - startMs) / 1_000);
  const bound = LINE_GAMES.includes(engine.key) ? { bound: { least: LINES_LEAST } } : {};
  return { name: engine.key, value, unit: 'rounds/s', ...bound };
});

report('Engines: rounds per second on one core', figures);
