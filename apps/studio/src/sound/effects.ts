import type { Chance } from '@baize/art/chance';
import type { EffectName } from './cue-names.ts';
import { both, CLAY, hiss, knock, STEEL, skin, WOOD } from './instruments/beaten.ts';
import { struck } from './instruments/partials.ts';
import { TUNED } from './instruments/tuned.ts';
import { addTo, evened, hertzOf, type Pcm, RATE, silence } from './pcm.ts';
import type { Theme } from './score/theme.ts';

type Effect = (theme: Theme, chance: Chance) => Pcm;

type Placed = readonly [seconds: number, gain: number, sound: Pcm];

function together(seconds: number, parts: readonly Placed[]): Pcm {
  const line = silence(seconds);
  for (const [at, gain, part] of parts) addTo(line, part, { at: Math.round(at * RATE), gain });
  return evened(line);
}

/** Several of a kind, each a little other than the one before. */
function scattered(
  chance: Chance,
  { count, over }: { count: number; over: number },
  make: (index: number) => Pcm,
): Pcm {
  const parts = Array.from({ length: count }, (_, index): Placed => {
    const at = (index / count) * over + chance() * (over / count) * 0.6;
    return [at, 0.5 + chance() * 0.5, make(index)];
  });
  return together(over + 0.3, parts);
}

/** What the reels of a world are made of. */
const bodyOf = ({ world }: Theme) =>
  world === 'treasure' || world === 'feast' ? STEEL : world === 'sea' ? CLAY : WOOD;

const chipClick = (chance: Chance): Pcm => knock(2_300 + chance() * 900, 0.045, CLAY);

const coin = (chance: Chance): Pcm => knock(3_100 + chance() * 700, 0.32, STEEL);

const slide = (chance: Chance, seconds: number): Pcm =>
  hiss(chance, { seconds, hertz: 3_600, q: 0.7, attack: seconds * 0.4 });

/** A sound that a game makes because something in it moved. None of them says that something was won. */
export const EFFECTS: Readonly<Record<EffectName, Effect>> = {
  press: (_, chance) => knock(1_300 + chance() * 40, 0.05, WOOD),
  spin: (_, chance) =>
    together(0.7, [
      [0, 0.5, hiss(chance, { seconds: 0.6, hertz: 900, q: 0.7, attack: 0.2 })],
      [0, 0.8, scattered(chance, { count: 9, over: 0.5 }, () => knock(520, 0.03, WOOD))],
    ]),
  stop: (theme, chance) =>
    together(0.26, [
      [0, 1, skin({ from: 170, to: 80, fall: 0.02, seconds: 0.16 })],
      [0, 0.5, knock(hertzOf(theme.tonic + 12), 0.14, bodyOf(theme))],
      [0, 0.2, hiss(chance, { seconds: 0.03, hertz: 2_400 })],
    ]),
  tumble: (_, chance) =>
    scattered(chance, { count: 6, over: 0.3 }, (index) => knock(700 - index * 60, 0.09, CLAY)),
  lift: (theme) =>
    TUNED.marimba({ hertz: hertzOf(theme.tonic + 12), seconds: 0.3, chance: () => 0.5 }),
  coin: (_, chance) => both(coin(chance), coin(chance), 0.6),
  card: (_, chance) =>
    together(0.24, [
      [0, 0.6, slide(chance, 0.13)],
      [0.12, 1, both(knock(420, 0.04, WOOD), hiss(chance, { seconds: 0.035, hertz: 2_600 }), 0.8)],
    ]),
  chip: (_, chance) =>
    together(0.16, [
      [0, 1, chipClick(chance)],
      [0.034 + chance() * 0.01, 0.55, chipClick(chance)],
      [0.075, 0.25, chipClick(chance)],
    ]),
  chips: (_, chance) => scattered(chance, { count: 9, over: 0.4 }, () => chipClick(chance)),
  dice: (_, chance) =>
    scattered(chance, { count: 11, over: 0.7 }, () => knock(1_500 + chance() * 900, 0.05, WOOD)),
  cup: (_, chance) =>
    scattered(chance, { count: 8, over: 0.5 }, () => knock(620 + chance() * 300, 0.06, CLAY)),
  tick: (_, chance) => knock(1_900 + chance() * 60, 0.035, WOOD),
  peg: (theme, chance) =>
    knock(hertzOf(theme.tonic + 36 + Math.floor(chance() * 3) * 2), 0.12, STEEL),
  wheel: (_, chance) =>
    together(2.6, [
      [0, 0.5, hiss(chance, { seconds: 2.5, hertz: 700, q: 0.5, attack: 0.4 })],
      ...Array.from({ length: 14 }, (_each, index): Placed => {
        const at = 2.4 * (1 - (1 - index / 14) ** 1.7);
        return [at, 0.5, knock(2_600 + chance() * 400, 0.05, CLAY)];
      }),
    ]),
  ball: (_, chance) =>
    together(0.5, [
      [0, 1, knock(1_050, 0.09, WOOD)],
      [0.12, 0.6, knock(1_100, 0.08, WOOD)],
      [0.2, 0.35, knock(1_150, 0.07, WOOD)],
      [0.25, 0.2, hiss(chance, { seconds: 0.2, hertz: 1_200 })],
    ]),
  pop: (_, chance) => skin({ from: 320 + chance() * 80, to: 760, fall: 0.03, seconds: 0.1 }),
  scratch: (_, chance) =>
    scattered(chance, { count: 7, over: 0.35 }, () =>
      hiss(chance, { seconds: 0.07, hertz: 4_600, attack: 0.02 }),
    ),
  open: (_, chance) => both(knock(760, 0.1, CLAY), slide(chance, 0.08), 0.4),
  blast: (_, chance) =>
    both(
      skin({ from: 120, to: 38, fall: 0.06, seconds: 0.7 }),
      hiss(chance, { seconds: 0.6, hertz: 380, q: 0.5 }),
      0.9,
    ),
  rise: (_, chance) => hiss(chance, { seconds: 1.4, hertz: 620, q: 0.6, attack: 0.7 }),
  shot: (_, chance) =>
    both(
      skin({ from: 480, to: 90, fall: 0.03, seconds: 0.22 }),
      hiss(chance, { seconds: 0.16, hertz: 1_300, q: 0.6 }),
      0.8,
    ),
  splash: (_, chance) =>
    together(0.6, [
      [0, 1, hiss(chance, { seconds: 0.4, hertz: 2_000, q: 0.5, attack: 0.01 })],
      ...Array.from({ length: 5 }, (_each, index): Placed => {
        const from = 300 + chance() * 300;
        const bubble = skin({ from, to: from * 2, fall: 0.05, seconds: 0.09 });
        return [0.12 + index * 0.07, 0.4, bubble];
      }),
    ]),
  fight: (_, chance) =>
    together(0.6, [
      [0, 0.8, scattered(chance, { count: 8, over: 0.3 }, () => slide(chance, 0.09))],
      [0.1, 0.6, skin({ from: 200, to: 90, fall: 0.03, seconds: 0.2 })],
    ]),
  bell: (theme) =>
    struck({
      hertz: hertzOf(theme.tonic + 36),
      seconds: 1,
      partials: [
        [1, 1, 0.8],
        [2.4, 0.4, 0.5],
        [3.9, 0.2, 0.3],
      ],
    }),
  gong: (theme, chance) =>
    TUNED.gong({ hertz: hertzOf(theme.tonic), seconds: 2, chance }).slice(0, RATE * 2),
  rest: () => skin({ from: 130, to: 82, fall: 0.05, seconds: 0.22 }),
};
