import { type MagazineEngine, type Shot, winOf } from '@baize/engines/fishing/magazine-engine';
import { MAGAZINES, type Sea, WEAPONS, type Weapon } from '@baize/engines/fishing/seas';
import { bolt } from '@baize/ui/icons';
import type { WireSea } from '../../seas/wire.ts';
import type { WireRound } from '../../wire.ts';
import { eventsOf } from '../arcade/event-of.ts';
import { createMotion, type Motion } from '../arcade/motion.ts';
import { tellOutcome } from '../arcade/outcome.ts';
import { createPaidTrail } from '../arcade/trail.ts';
import { make } from '../dom.ts';
import type { Frame } from '../shell/frame.ts';
import type { Table } from '../table.ts';
import { type Speech, speech } from '../words.ts';
import { bulletsIn, createMagazineControls } from './magazine-controls.ts';
import { followSea, type SeaLink } from './sea-link.ts';
import { createSeaView, type SeaView } from './sea-view.ts';
import { showShot } from './show-shot.ts';
import { lineOf } from './tell-magazine.ts';
import { FISHING_WORDS, type FishingWord } from './words.ts';

type SeaFacts = { readonly engine: MagazineEngine; readonly sea: Sea; readonly hue?: number };

/** A magazine is loaded by the gold button, which then shoots; each shot has its answer before the next. */
export function mountSea(facts: SeaFacts, table: Table, frame: Frame): void {
  const { engine, ...waters } = facts;
  const { sea } = waters;
  const words = speech(FISHING_WORDS, table.say.language);
  const state = {
    bullets: MAGAZINES[0] ?? 0,
    weapon: 'cannon' as Weapon['code'],
    motion: createMotion(),
  };
  const link = followSea(table.call, (told) => showOthers(view, told));
  const view = createSeaView({ ...waters, link, onTap: shoot });
  const controls = createMagazineControls(facts, table, {
    onBullets: (bullets) => choose({ bullets }),
    onWeapon: (weapon) => choose({ weapon }),
    onUnload: unload,
  });
  const odds = createOddsLine(view, sea, { table, words });

  function choose(change: Partial<typeof state>) {
    Object.assign(state, change);
    draw();
  }
  const telling = { facts, table, frame, view, link };
  const showLoaded = () => frame.tell(words('aim'));
  const showFired = (round: WireRound) => tellFired(round, telling, state.motion);
  const showClosed = (round: WireRound) => tellClosed(round, telling);

  function load() {
    if (!table.read().isBusy) void table.play({ bullets: state.bullets }, showLoaded);
  }
  function unload() {
    if (!table.read().isBusy) void table.move({ type: 'close' }, showClosed);
  }
  function shoot() {
    const { running, isBusy } = table.read();
    if (isBusy) return state.motion.cut();
    if (!running) return frame.tell(words('first'));
    const shot = aimShot(view, state.weapon, bulletsIn(engine, running));
    if (!shot) return;
    state.motion = createMotion();
    void table.move(shot, showFired);
  }
  function draw() {
    const { running, stake } = table.read();
    controls.draw(state);
    const amount = table.money.text(stake * BigInt(state.bullets));
    frame.setAction(
      running
        ? { label: words('shoot'), icon: bolt, onPress: shoot }
        : { label: words('load', { amount }), onPress: load },
    );
  }
  frame.stage.append(createPaidTrail(table), view.element);
  frame.controls.append(odds, controls.element);
  const { running, rounds } = table.read();
  frame.tell(words(running ? 'aim' : 'first'));
  table.watch(draw);
  const [last] = rounds;
  if (last?.status === 'open') void table.follow(last, showFired);
}

/** With fewer bullets than the weapon uses the cannon fires. */
function aimShot(view: SeaView, chosen: Weapon['code'], left: number): Shot | null {
  const weapon = WEAPONS[chosen].bullets > left ? 'cannon' : chosen;
  const target = view.aimed();
  if (!target) return null;
  const reached = view.around(target, WEAPONS[weapon].reach);
  return { type: 'shot', weapon, fish: reached.map(({ id, kind }) => ({ id, kind: kind.code })) };
}

type Telling = {
  readonly facts: SeaFacts;
  readonly table: Table;
  readonly frame: Frame;
  readonly view: SeaView;
  readonly link: SeaLink;
};

/** The last shot of a magazine, and how the magazine ended if that was the last in it. */
async function tellFired(round: WireRound, telling: Telling, motion: Motion): Promise<void> {
  const { facts, table, frame, view, link } = telling;
  const words = speech(FISHING_WORDS, table.say.language);
  const event = eventsOf(facts.engine, round).at(-1);
  const hit = event?.fish[Math.max(0, event.captured)];
  if (event && hit) {
    const target = view.fish(hit.id);
    const isCaptured = event.captured >= 0;
    const won = BigInt(winOf(facts.sea, event)) * BigInt(round.stake);
    const text = won > 0n ? `+${table.money.text(won)}` : null;
    const place = link.read()?.place ?? 0;
    frame.sound.play('shot');
    if (target) await showShot(view, motion, { place, target, isCaptured, text });
    const fish = words(hit.kind as FishingWord);
    frame.tell(isCaptured ? `${fish} · ${text}` : words('escaped', { fish }));
    // A catch that cost more bullets than it paid for sounds like the water.
    const isWorth = won > BigInt(round.stake) * BigInt(WEAPONS[event.weapon].bullets);
    frame.sound.play(isWorth ? 'coin' : 'splash');
  }
  if (round.status === 'settled') tellClosed(round, telling);
}

const tellClosed = (round: WireRound, { facts, table, frame }: Telling): void =>
  tellOutcome(round, { table, frame, name: lineOf(facts, round, table) });

/** What others shoot, and what is gone since: whoever has just come sees no shots of before. */
function showOthers(view: SeaView, { shots, place }: WireSea): void {
  const isFirst = shots.length > SEEN_MAX;
  for (const shot of shots) {
    const target = view.fish(shot.captured ?? shot.fish[0] ?? -1);
    const isCaptured = shot.captured !== null;
    if (isCaptured && (isFirst || shot.place === place)) view.take(shot.captured ?? -1);
    if (isFirst || shot.place === place || !target) continue;
    void showShot(view, createMotion(), { place: shot.place, target, isCaptured, text: null });
  }
}

/** More at once are of before the page came. */
const SEEN_MAX = 4;

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
