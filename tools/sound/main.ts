import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CUES, type CueName } from '../../apps/studio/src/sound/cue-names.ts';
import { levelOf, renderCue } from '../../apps/studio/src/sound/cues.ts';
import { loudnessOf } from '../../apps/studio/src/sound/master.ts';
import { peakOf, RATE, type Stereo } from '../../apps/studio/src/sound/pcm.ts';
import { wavOf } from '../../apps/studio/src/sound/wav.ts';
import { TITLE_KEYS, themeOfTitle } from '../../apps/studio/src/sound/world-of.ts';

const HELP = `Renders the sound of our games, which browsers make from the same code.

  npm run sound -- <title> [cue …]     writes a title's sounds as WAV files, to listen to
  npm run sound -- measure [title …]   prints loudness and peak of every sound; of all titles by default
  npm run sound -- titles              lists the titles with their music

  --out      where the files go (.data/sound)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: '.data/sound' }, help: { type: 'boolean' } },
});
const [command, ...rest] = positionals;

if (values.help || !command) console.log(HELP);
else if (command === 'titles') for (const key of TITLE_KEYS) console.log(musicOf(key));
else if (command === 'measure') for (const key of rest.length > 0 ? rest : TITLE_KEYS) measure(key);
else write(command, rest);

function musicOf(key: string): string {
  const { world, lead, second, beat } = themeOfTitle(key);
  return `${key.padEnd(36)} ${world.padEnd(9)} ${Math.round(60 / beat)} bpm  ${lead} over ${second}`;
}

function measure(key: string): void {
  console.log(musicOf(key));
  for (const name of CUES) console.log(figuresOf(name, renderCue(themeOfTitle(key), name)));
}

function figuresOf(name: CueName, sound: Stereo): string {
  const loudness = loudnessOf(sound, levelOf(name)).toFixed(1);
  const peak = (20 * Math.log10(Math.max(peakOf(sound.left), peakOf(sound.right)))).toFixed(1);
  const seconds = (sound.left.length / RATE).toFixed(2);
  return `  ${name.padEnd(10)} ${seconds.padStart(6)} s  ${loudness.padStart(6)} LUFS  peak ${peak.padStart(6)} dB`;
}

function write(key: string, names: readonly string[]): void {
  if (!TITLE_KEYS.includes(key)) {
    console.error(`There is no title ${key}: try "npm run sound -- titles".`);
    process.exitCode = 1;
    return;
  }
  const folder = path.join(values.out, key);
  mkdirSync(folder, { recursive: true });
  for (const name of CUES) {
    if (names.length > 0 && !names.includes(name)) continue;
    const sound = renderCue(themeOfTitle(key), name);
    writeFileSync(path.join(folder, `${name}.wav`), wavOf(sound));
    console.log(figuresOf(name, sound));
  }
}
