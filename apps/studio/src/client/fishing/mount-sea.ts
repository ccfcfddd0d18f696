import type { Fish } from '@baize/engines/fishing/scene';
import { type Sea, WEAPONS, type Weapon } from '@baize/engines/fishing/seas';
import type { Choice, ShotEngine } from '@baize/engines/fishing/shot-engine';
import { bolt } from '@baize/ui/icons';
import type { WireRound } from '../../wire.ts';
import { eventOf } from '../arcade/event-of.ts';
import { createMotion, type Motion } from '../arcade/motion.ts';
import { outcomeOf, tellOutcome } from '../arcade/outcome.ts';
import { createSwitcher } from '../arcade/switcher.ts';
import { createPaidTrail } from '../arcade/trail.ts';
import { make } from '../dom.ts';
import type { Frame } from '../shell/frame.ts';
import type { Table } from '../table.ts';
import { type Speech, speech } from '../words.ts';
import { CANNON } from './paint-sea.ts';
import { createSeaView, type SeaView } from './sea-view.ts';
import { FISHING_WORDS, type FishingWord } from './words.ts';

const FLIGHT_MS = 320;
const SPLASH_MS = 520;

type SeaFacts = { readonly engine: ShotEngine; readonly sea: Sea; readonly hue?: number };

/** Shots are fired one after another: each has its answer before the next leaves. */
export function mountSea({ engine, ...waters }: SeaFacts, table: Table, frame: Frame): void {
  const words = speech(FISHING_WORDS, table.say.language);
  const state = {
    weapon: 'cannon' as Weapon['code'],
    reached: [] as readonly Fish[],
    motion: createMotion(),
  };
  const { sea } = waters;
  const view = createSeaView({ ...waters, onTap: shoot });
  const weapons = createSwitcher<Weapon['code']>({
    label: words('weapon'),
    options: Object.values(WEAPONS).map(({ code }) => [code, words(code)] as const),
    onChoose: choose,
  });
  const show = async (round: WireRound) => {
    const event = eventOf(engine, round);
    if (!event) return;
    const target = state.reached[Math.max(0, event.captured)] ?? null;
    const isCaptured = event.captured >= 0;
    if (target) await showShot(view, state.motion, { target, text: textOf(round, table) });
    if (target && isCaptured) view.take(target);
    const code = event.fish[Math.max(0, event.captured)] as FishingWord;
    const name = isCaptured ? words(code) : words('escaped', { fish: words(code) });
    tellOutcome(round, { table, frame, name });
  };
  function choose(next: Weapon['code']) {
    if (!table.read().isBusy) state.weapon = next;
    weapons.draw(state.weapon);
  }
  function shoot() {
    if (table.read().isBusy) return state.motion.cut();
    const choice = aim();
    frame.tell(words('shooting'));
    frame.sound.play('tick');
    state.motion = createMotion();
    void table.play(choice, show).then(() => {
      if (table.read().notice) frame.tell(words('first'));
    });
  }
  function aim(): Choice {
    const { weapon } = state;
    const target = view.aimed();
    state.reached = target ? view.around(target, WEAPONS[weapon].reach) : [];
    const [first] = sea.fish;
    const codes = state.reached.map(({ kind }) => kind.code);
    return { weapon, fish: codes.length > 0 ? codes : [first?.code ?? ''] };
  }
  frame.stage.append(createPaidTrail(table), view.element);
  frame.controls.append(
    make('div', { class: 'row' }, [weapons.element, createOddsLine(view, sea, { table, words })]),
  );
  const [last] = table.read().rounds;
  choose(engine.readChoice(last?.choice)?.weapon ?? state.weapon);
  frame.setAction({ label: words('shoot'), icon: bolt, onPress: shoot });
  frame.tell(words('first'));
  if (last?.status === 'open') void table.follow(last, show);
}

function textOf(round: WireRound, { money }: Table): string | null {
  const { paid } = outcomeOf(round);
  return paid > 0n ? `+${money.text(paid)}` : null;
}

type Shown = { readonly target: Fish; readonly text: string | null };

async function showShot(view: SeaView, motion: Motion, { target, text }: Shown): Promise<void> {
  await motion.run(FLIGHT_MS, (part) => {
    const to = view.placeOf(target);
    view.fly({
      x: CANNON.x + (to.x - CANNON.x) * part,
      y: CANNON.y + (to.y - CANNON.y) * part,
    });
  });
  view.fly(null);
  const at = view.placeOf(target);
  await motion.run(SPLASH_MS, (part) => view.splash({ at, part, text }));
  view.splash(null);
}

type Line = { readonly table: Table; readonly words: Speech<FishingWord> };

const LINE_MS = 250;

/** What the fish in the ring pays, and how often a shot of the cannon captures it. */
function createOddsLine(view: SeaView, sea: Sea, { table, words }: Line): HTMLElement {
  const line = make('p', { class: 'sea-odds' });
  const format = new Intl.NumberFormat(table.say.tag, { maximumFractionDigits: 2 });
  setInterval(() => {
    const kind = view.aimed()?.kind;
    if (!kind) return;
    const fish = words(kind.code as FishingWord);
    const chance = format.format(sea.returnPpm / 10_000 / kind.odds);
    const text = words('aimed', { fish, odds: `${kind.odds}`, chance });
    if (line.textContent !== text) line.textContent = text;
  }, LINE_MS);
  return line;
}
