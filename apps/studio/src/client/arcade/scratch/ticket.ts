import { make } from '../../dom.ts';
import type { Speech } from '../../words.ts';
import type { Motion } from '../motion.ts';
import { createFields, FIELDS, type Field } from './fields.ts';
import { createFoil } from './foil.ts';
import './ticket.css';

export type Ticket = {
  readonly element: HTMLElement;
  /** Lays what was bought under the foil. */
  lay(fields: readonly Field[]): void;
  /** Until every field is scratched, by hand or by `bareAll`. */
  whenBare(): Promise<void>;
  bareAll(motion: Motion): Promise<void>;
  /** Rings the fields that win. */
  light(winning: readonly number[]): void;
  /** Covers it again: a ticket that nobody has bought. */
  reset(): void;
};

type TicketOptions = {
  readonly look: string;
  readonly title: string;
  readonly promise: string;
  readonly picture: Node;
  readonly tones: readonly [light: string, body: string, shade: string];
  readonly say: Speech<'field_covered' | 'field_open' | 'fields'>;
};

const COLUMNS = 3;
const SWEEP_MS = 420;

/** A paper ticket of nine fields under one foil. */
export function createTicket({ look, title, promise, picture, tones, say }: TicketOptions): Ticket {
  const fields = createFields(say, (field) => bare(field));
  const foil = createFoil({ fields: FIELDS, columns: COLUMNS, tones, onBare: bare });
  fields.element.append(foil.element);
  let covered = new Set<number>();
  let finish = () => {};

  function bare(field: number) {
    if (!covered.delete(field)) return;
    foil.bare(field);
    fields.open(field);
    if (covered.size > 0) return;
    foil.setOff(true);
    finish();
  }
  function put(laid: readonly Field[]) {
    covered = new Set(laid.keys());
    foil.cover();
    foil.setOff(laid.length === 0);
    fields.lay(laid);
  }
  put([]);

  return {
    element: make('section', { class: `ticket ${look}` }, [
      make('header', {}, [picture, make('h2', {}, [title]), make('p', {}, [promise])]),
      fields.element,
    ]),
    lay: put,
    whenBare: () =>
      new Promise((resolve) => {
        if (covered.size === 0) resolve();
        else finish = resolve;
      }),
    async bareAll(motion) {
      const left = [...covered];
      await motion.run(SWEEP_MS, (part) => {
        for (const field of left.slice(0, Math.ceil(left.length * part))) bare(field);
      });
    },
    light: (winning) => fields.light(winning),
    reset: () => put([]),
  };
}
