import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareSharing } from '@baize/engines/holdem/testing/share-slowly';
import { VERIFIER_FILE } from '@baize/vendor-kit/http/serve-verifier';
import { ROOT } from '../paths.ts';
import { fairnessVectorsText, makeFairnessVectors } from './fairness-vectors.ts';
import { judgeOutcomes } from './judge-outcomes.ts';
import { printReturns } from './print-returns.ts';
import { examplesText } from './published-rounds.ts';
import { streamBytes } from './stream-bytes.ts';
import { makeVerifier } from './verifier-page.ts';
import { verifyRounds } from './verify-rounds.ts';
import { writeFamilySheets } from './write-family-sheets.ts';
import { writeMostRounds } from './write-most-rounds.ts';
import { writeParSheets } from './write-par-sheets.ts';

const HELP = `Looks at the mathematics of our games from outside.

  npm run engines -- rtp <key|all>     draws rounds and compares what they return with the par sheet
  npm run engines -- bytes             streams random bytes of the operating system
  npm run engines -- bytes <key>       streams the numbers a game draws, one byte each
  npm run engines -- par <key|all>     counts or draws the slots anew and writes their par sheets
  npm run engines -- families          tunes and counts the slots that are variations, and writes their sheets
  npm run engines -- most              looks for the round of each slot that pays the most, and keeps it
  npm run engines -- vectors           writes docs/fairness-*.json, to try a verifier against
  npm run engines -- verifier          puts the page together by which players check rounds and draws
  npm run engines -- verify [key]      lets that page draw rounds of each game again (1e4)
  npm run engines -- outcomes          judges final outcomes by the seven tests of a laboratory together (1e6 each)
  npm run engines -- pots              shares the pots of random poker hands, and chip by chip again

  --rounds   rounds to draw of each game (1e6)
  --seed     the seed of the rounds (1)
  --count    bytes to stream, instead of bytes without end
  --json     the report as JSON`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: 'Infinity' },
    json: { type: 'boolean', default: false },
  },
});

const [command, key] = positionals;
const run = { rounds: Number(values.rounds ?? '1e6'), seed: Number(values.seed) };

try {
  if (command === 'rtp' && key) await printReturns(key, run, values.json);
  else if (command === 'bytes') await streamBytes(key ?? null, Number(values.count));
  else if (command === 'par' && key) writeParSheets(key, run);
  else if (command === 'families') writeFamilySheets();
  else if (command === 'most') writeMostRounds();
  else if (command === 'vectors') writeVectors();
  else if (command === 'pots') checkPots();
  else if (command === 'outcomes') judgeOutcomes(run.rounds);
  else if (command === 'verify')
    verifyRounds(key ?? 'all', { ...run, rounds: Number(values.rounds ?? '1e4') });
  else if (command === 'verifier') writeFileSync(VERIFIER_FILE, await makeVerifier());
  else console.log(HELP);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function checkPots(): void {
  const difference = compareSharing(run.rounds, run.seed);
  if (difference !== null) throw new Error(`A hand differs: ${JSON.stringify(difference)}`);
  console.log(`${run.rounds} hands are shared as chip by chip.`);
}

function writeVectors(): void {
  const write = (file: string, text: string) => writeFileSync(path.join(ROOT, 'docs', file), text);
  write('fairness-vectors.json', fairnessVectorsText(makeFairnessVectors()));
  write('fairness-proofs.json', examplesText());
}
