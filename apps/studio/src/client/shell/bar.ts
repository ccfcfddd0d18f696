import { exit, info, list, shield } from '@baize/ui/icons';
import { button, make } from '../dom.ts';
import { isFramed, tellSite } from '../site.ts';
import type { Table } from '../table.ts';
import { createFairness } from './fairness.ts';
import { createHistory } from './history.ts';
import { createPanel } from './panel.ts';
import { createVerify } from './verify.ts';

type Facts = {
  readonly table: Table;
  /** The exact return, as it is stated. */
  readonly share: string;
  readonly rules: () => readonly Node[];
};

/** Above every game: its name, its return, and what can be looked up. */
export function createBar({ table, share, rules }: Facts): HTMLElement {
  const { say } = table;
  const openFairness = createFairness(table);
  const history = createHistory(table, createVerify(table, openFairness));
  const panel = createPanel(say, say('rules'));
  const bare = (label: string, path: typeof info, onPress: () => void) =>
    button({ look: 'quiet', label, icon: path, isBare: true, onPress });
  return make('header', { class: 'bar' }, [
    make('div', { class: 'name' }, [
      make('h1', {}, [say('title')]),
      make('p', {}, [`${say('studio')} · ${say('returns', { share })}`]),
    ]),
    make('div', { class: 'bar-end' }, [
      button({ look: 'quiet', label: say('fairness'), icon: shield, onPress: openFairness }),
      bare(say('history'), list, history.open),
      bare(say('rules'), info, () => panel.open(rules())),
      isFramed() ? bare(say('leave'), exit, () => tellSite({ type: 'close' })) : null,
    ]),
  ]);
}
