import { bolt } from '@baize/ui/icons';
import { button } from '../dom.ts';
import type { Game } from '../game.ts';
import type { Table } from '../table.ts';

export type Turbo = { readonly isOn: boolean };

const KEPT = 'turbo';

/** Where the brand lets rounds play by themselves, in games that one press plays and nobody shares. */
const canHurry = ({ session }: Table, game: Game): boolean =>
  session.autoplay && !game.engine.steps && game.fairnessOf === undefined;

/** The small button beside the gold one: rounds are shown without the way there. */
export function createTurbo(table: Table, game: Game): Turbo & { element: HTMLElement | null } {
  if (!canHurry(table, game)) return { isOn: false, element: null };
  let isOn = readKept();
  const { say } = table;
  const element = button({
    look: 'auto is-turbo',
    label: say('turbo'),
    icon: bolt,
    isBare: true,
    onPress: () => {
      isOn = !isOn;
      keep(isOn);
      draw();
    },
  });
  const draw = () => element.setAttribute('aria-pressed', String(isOn));
  draw();
  return {
    get isOn() {
      return isOn;
    },
    element,
  };
}

function readKept(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'on';
  } catch {
    return false;
  }
}

function keep(isOn: boolean): void {
  try {
    localStorage.setItem(KEPT, isOn ? 'on' : 'off');
  } catch {
    // A browser that lends no storage to frames: it is chosen again next time.
  }
}
