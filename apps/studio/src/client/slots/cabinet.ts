import { MATERIALS } from '@baize/art/materials';
import { PALETTES } from '@baize/art/palettes';
import { slotScene } from '@baize/art/slots/slot-scene';
import { make } from '../dom.ts';
import type { Theme } from './theme.ts';
import './slot.css';

/** The furniture about the reels: its frame, the plates above it, what is written over the glass. */
export type Cabinet = {
  readonly element: HTMLElement;
  /** All the room the reels may take. */
  readonly room: HTMLElement;
  readonly glass: HTMLElement;
  /** What holds now: the lines it pays by, the free spins to come. */
  setPlate(text: string, isLit?: boolean): void;
  addPlate(label: string, value: HTMLElement): void;
  /** A word over the reels; null takes it away. */
  setCard(lines: readonly string[] | null): void;
  /** A line at the foot of the glass. */
  setCaption(text: string | null): void;
  /** What is won so far, over the reels; null takes it away. */
  setSum(amount: HTMLElement | null): void;
  /** The reel that is awaited. */
  setAwaited(reel: number | null): void;
  setNight(isNight: boolean): void;
  /** For those who do not see the reels. */
  describe(text: string): void;
};

type CabinetOptions = {
  readonly theme: Theme;
  readonly reels: number;
  readonly description: string;
};

export function createCabinet({ theme, reels, description }: CabinetOptions): Cabinet {
  const card = make('div', { class: 'slot-card', 'aria-hidden': 'true', hidden: true });
  const caption = make('p', { class: 'slot-caption', 'aria-hidden': 'true', hidden: true });
  const sum = make('p', { class: 'slot-sum', 'aria-hidden': 'true', hidden: true });
  const awaited = make('i', { class: 'slot-awaited', 'aria-hidden': 'true', hidden: true });
  const glass = make('div', { class: 'slot-glass', role: 'img', 'aria-label': description }, [
    awaited,
    card,
    sum,
    caption,
  ]);
  const plate = make('p', { class: 'slot-plate' });
  const plates = make('div', { class: 'slot-plates' }, [plate]);
  const room = make('div', { class: 'slot-room' }, [
    make('div', { class: 'slot-cabinet' }, [glass]),
  ]);
  const element = make('section', { class: 'slot' }, [
    createScene(theme.scene, 'day'),
    createScene(theme.night, 'night'),
    plates,
    room,
  ]);
  dress(element, theme);
  glass.style.setProperty('--reels', String(reels));
  return {
    element,
    room,
    glass,
    setPlate(text, isLit = false) {
      plate.replaceChildren(text);
      plate.dataset['lit'] = String(isLit);
    },
    addPlate: (label, value) =>
      plates.append(make('p', { class: 'slot-plate is-pot' }, [make('span', {}, [label]), value])),
    setCard(lines) {
      card.hidden = lines === null;
      card.replaceChildren(...(lines ?? []).map((line) => make('p', {}, [line])));
    },
    setCaption(text) {
      caption.hidden = text === null;
      caption.replaceChildren(text ?? '');
    },
    setSum(amount) {
      sum.hidden = amount === null;
      sum.replaceChildren(...(amount ? [amount] : []));
    },
    setAwaited(reel) {
      awaited.hidden = reel === null;
      if (reel !== null) awaited.style.setProperty('--reel', String(reel));
    },
    setNight: (isNight) => {
      element.dataset['night'] = String(isNight);
    },
    describe: (text) => glass.setAttribute('aria-label', text),
  };
}

function createScene(scene: Theme['scene'], when: 'day' | 'night'): HTMLElement {
  const element = make('div', { class: `slot-scene is-${when}`, 'aria-hidden': 'true' });
  element.style.backgroundImage = `url("data:image/svg+xml,${encodeURIComponent(slotScene(scene))}")`;
  return element;
}

/** The colours of the cabinet are those of its theme. */
export function dress(element: HTMLElement, { frame, scene }: Theme): void {
  const { light, lit, body, shade } = MATERIALS[frame];
  const { deep, mid, glow } = PALETTES[scene.palette];
  const colors = { light, lit, body, shade, deep, mid, glow };
  for (const [name, color] of Object.entries(colors)) element.style.setProperty(`--${name}`, color);
}
