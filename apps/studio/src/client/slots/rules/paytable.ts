import type { SlotDefinition, SlotSymbol } from '@baize/engines/slots/definition';
import { make } from '../../dom.ts';
import { symbolUrls } from '../reels/pictures.ts';
import { nameOf } from '../symbol-names.ts';
import type { Theme } from '../theme.ts';
import type { SlotWord } from '../words.ts';
import type { Speaking } from './slot-rules.ts';

type Slot = { readonly definition: SlotDefinition; readonly theme: Theme };

/** Every symbol with what so many of it pay, the best first. */
export function createPaytable({ definition, theme }: Slot, speaking: Speaking): HTMLElement {
  const urls = symbolUrls(definition, theme);
  const rows = definition.symbols.map((symbol, place) =>
    createRow(symbol, urls[place] ?? '', speaking),
  );
  return make('ul', { class: 'paytable' }, rows);
}

function createRow(symbol: SlotSymbol, src: string, { own, worth }: Speaking): HTMLElement {
  const name = nameOf(symbol.id, own.language);
  const duty = dutyOf(symbol);
  const steps = Object.entries(symbol.pays).reverse();
  const last = Math.max(...steps.map(([count]) => Number(count)));
  return make('li', {}, [
    make('img', { src, alt: '', width: '72', height: '72' }),
    make('div', {}, [
      make('b', {}, [name]),
      duty ? make('p', { class: 'faint' }, [own(duty)]) : null,
      make(
        'dl',
        {},
        steps.flatMap(([count, pays]) => [
          make('dt', {}, [Number(count) === last && last > 5 ? `${count}+` : count]),
          make('dd', {}, [worth(pays)]),
        ]),
      ),
    ]),
  ]);
}

function dutyOf({ kind, multiplier = 1 }: SlotSymbol): SlotWord | null {
  if (kind === 'wild') return multiplier > 1 ? 'rules_wild_double' : 'rules_wild';
  if (kind === 'scatter') return 'rules_scatter';
  return kind === 'coin' ? 'rules_coin' : null;
}
