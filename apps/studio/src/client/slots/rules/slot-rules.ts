import type { SlotDefinition } from '@baize/engines/slots/definition';
import { make } from '../../dom.ts';
import { shareText } from '../../shell/rules.ts';
import type { Table } from '../../table.ts';
import type { Speech } from '../../words.ts';
import { amountOf, shortText } from '../amounts.ts';
import type { BuyOffer } from '../buy-control.ts';
import type { Theme } from '../theme.ts';
import { leastCluster, slotSpeech } from '../win-text.ts';
import type { SlotWord } from '../words.ts';
import { drawLines } from './draw-lines.ts';
import { createPaytable } from './paytable.ts';
import './rules.css';

type Slot = {
  readonly definition: SlotDefinition;
  readonly theme: Theme;
  readonly offer: BuyOffer | null;
};

/** How the slot pays, read from the same definition that plays it. */
export function slotRules(slot: Slot, table: Table): readonly Node[] {
  const { definition } = slot;
  const { say, money } = table;
  const { stake } = table.read();
  const own = slotSpeech(say.language);
  const worth = (pays: number) => shortText(amountOf(pays, stake, definition), money);
  const { wins } = definition;
  const texts = [
    winText(definition, own),
    ...featureTexts(definition, { own, worth }),
    ...potTexts(definition, { own, step: money.text(table.limits.step) }),
    ...buyTexts(slot, table),
    own('rules_keys'),
  ];
  return [
    ...texts.map((text) => make('p', {}, [text])),
    make('h3', {}, [own('pays_title', { stake: money.text(stake) })]),
    createPaytable(slot, { own, worth }),
    ...(wins.by === 'lines'
      ? [make('h3', {}, [own('lines_title')]), drawLines(definition, own)]
      : []),
  ];
}

/** What a bought round costs and returns, where the brand lets it be bought. */
function buyTexts({ offer }: Slot, { say, session }: Table): readonly string[] {
  if (!offer || !session.featureBuy) return [];
  const own = slotSpeech(say.language);
  const { sheet, cost } = offer;
  const most = new Intl.NumberFormat(say.tag).format(Number(sheet.maxWin));
  const share = shareText(sheet.return, say.tag);
  return [own('rules_buy', { cost: String(cost), share, most })];
}

export type Speaking = {
  readonly own: Speech<SlotWord>;
  readonly worth: (pays: number) => string;
};

function winText(definition: SlotDefinition, own: Speech<SlotWord>): string {
  const { wins, rows, strips } = definition;
  if (wins.by === 'lines') return own('rules_lines', { count: String(wins.lines.length) });
  if (wins.by === 'clusters') {
    return own('rules_clusters', { count: String(leastCluster(definition)) });
  }
  const count = new Intl.NumberFormat(own.tag).format(rows ** strips.length);
  return own('rules_ways', { count });
}

function featureTexts(definition: SlotDefinition, { own, worth }: Speaking): readonly string[] {
  const { cascade, freeSpins, hold } = definition;
  const texts: string[] = [];
  if (cascade) {
    const multipliers = cascade.multipliers.map((times) => `×${times}`).join(' ');
    texts.push(own('rules_cascade', { multipliers }));
  }
  if (freeSpins) {
    const awards = Object.entries(freeSpins.awards)
      .map(([scatters, spins]) => `${scatters} → ${spins}`)
      .join(' · ');
    const most = String(freeSpins.spinsMax);
    texts.push(own('rules_free', { awards, times: String(freeSpins.multiplier), most }));
  }
  if (hold) {
    const { coinsMin, respins, full, values } = hold;
    const figures = { count: String(coinsMin), respins: String(respins), full: worth(full) };
    const worths = values.map(({ pays, prize }) =>
      prize ? `${worth(pays)} (${own(prize)})` : worth(pays),
    );
    texts.push(
      own('rules_hold', figures),
      own('rules_coin_values', { values: worths.join(' · ') }),
    );
  }
  return texts;
}

type PotSpeaking = { readonly own: Speech<SlotWord>; readonly step: string };

function potTexts({ pot }: SlotDefinition, { own, step }: PotSpeaking): readonly string[] {
  if (!pot) return [];
  const odds = new Intl.NumberFormat(own.tag).format(pot.numbers);
  const share = shareText(`${Number(pot.share) / 1_000_000}`, own.tag);
  return [own('rules_pot', { step, odds, share })];
}
