import { leftOf, type MagazineEngine, winOf } from '@baize/engines/fishing/magazine-engine';
import { MAGAZINES, type Sea, WEAPONS, type Weapon } from '@baize/engines/fishing/seas';
import type { WireRound } from '../../wire.ts';
import { eventsOf } from '../arcade/event-of.ts';
import { createSwitcher } from '../arcade/switcher.ts';
import { createWells } from '../arcade/wells.ts';
import { button, make } from '../dom.ts';
import type { Table } from '../table.ts';
import { speech } from '../words.ts';
import { FISHING_WORDS } from './words.ts';

type SeaFacts = { readonly engine: MagazineEngine; readonly sea: Sea };

/** The bullets that are left in a magazine. */
export const bulletsIn = (engine: MagazineEngine, round: WireRound): number =>
  leftOf({ events: eventsOf(engine, round), stakes: loadedIn(engine, round) });

const loadedIn = (engine: MagazineEngine, { choice }: WireRound): number =>
  engine.readChoice(choice)?.bullets ?? 0;

/** What the shots of a magazine have won. */
export const wonIn = ({ engine, sea }: SeaFacts, round: WireRound): bigint =>
  eventsOf(engine, round).reduce(
    (all, event) => all + BigInt(winOf(sea, event)) * BigInt(round.stake),
    0n,
  );

type Pressed = {
  readonly onBullets: (bullets: number) => void;
  readonly onWeapon: (weapon: Weapon['code']) => void;
  readonly onUnload: () => void;
};

type Chosen = { readonly bullets: number; readonly weapon: Weapon['code'] };

/** How many bullets are loaded; then weapon, bullets left, what they won, and how to have the rest back. */
export function createMagazineControls(
  facts: SeaFacts,
  table: Table,
  { onBullets, onWeapon, onUnload }: Pressed,
) {
  const words = speech(FISHING_WORDS, table.say.language);
  const sizes = createSwitcher<number>({
    label: words('magazine'),
    options: MAGAZINES.map((bullets) => [bullets, `${bullets}`] as const),
    onChoose: onBullets,
  });
  const weapons = createSwitcher<Weapon['code']>({
    label: words('weapon'),
    options: Object.values(WEAPONS).map(({ code }) => [code, words(code)] as const),
    onChoose: onWeapon,
  });
  const wells = createWells({ bullets: words('bullets'), won: words('won') });
  const unload = button({ look: 'line', label: words('unload'), onPress: onUnload });
  const element = make('div', { class: 'row' });
  return {
    element,
    draw({ bullets, weapon }: Chosen) {
      const { running, isBusy } = table.read();
      sizes.draw(bullets, isBusy);
      weapons.draw(weapon);
      unload.disabled = isBusy;
      if (!running) {
        if (!sizes.element.isConnected) element.replaceChildren(sizes.element);
        return;
      }
      const loaded = loadedIn(facts.engine, running);
      wells.draw({
        bullets: `${bulletsIn(facts.engine, running)} / ${loaded}`,
        won: table.money.text(wonIn(facts, running)),
      });
      if (!unload.isConnected) element.replaceChildren(weapons.element, wells.element, unload);
    },
  };
}
