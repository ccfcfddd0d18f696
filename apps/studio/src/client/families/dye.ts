import { seedOf } from '@baize/engines/families/seed-of';
import './dye.css';

const HUES = 24;

/** The hue that a title's cloth and water have, of its key alone. */
export const hueOf = (key: string): number => (360 / HUES) * seedOf(`${key} hue`).next(HUES);

/** Gives the page the colours of its title: cloths and felts are dyed in its hue. */
export function dye(key: string): void {
  document.documentElement.classList.add('is-dyed');
  document.documentElement.style.setProperty('--dye', `${hueOf(key)}`);
}
