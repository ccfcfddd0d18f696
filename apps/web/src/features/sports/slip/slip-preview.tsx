import { useLanguage, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { endsOf, type LegEndName, payoutIf } from '@baize/sports/slip/preview';
import type { Minor } from '@baize/std/money';
import { Chip } from '@baize/ui/chip.tsx';
import { Disclosure } from '@baize/ui/disclosure.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useState } from 'react';
import { LEG_NAMES, outcomeName } from '../words.ts';
import { comesTo } from './free-bet.ts';
import type { Stand } from './use-stand.ts';

const END_NAMES: Readonly<Record<LegEndName, PlainKey>> = {
  won: LEG_NAMES.won,
  'half-won': LEG_NAMES['half-won'],
  void: LEG_NAMES.void,
  'half-lost': LEG_NAMES['half-lost'],
  lost: LEG_NAMES.lost,
};

/** What each leg can do to the payout: every end of it with what the slip would pay, to be tried out. */
export function SlipPreview({ stand }: { stand: Stand }) {
  const t = useT();
  const { code: language } = useLanguage();
  const [chosen, choose] = useState<Readonly<Record<string, LegEndName>>>({});
  const { offer, unit, freeBet } = stand;
  if (unit === 0n || offer.largestReturn === null || stand.isSameMatch) return null;
  const { slip, legs, odds } = offer;
  const previewed = {
    system: slip.system,
    unit,
    legs: legs.map(({ outcome }) => ({ odds: outcome.odds })),
    odds,
  };
  const ends = legs.map(({ outcome }) => chosen[outcome.outcomeId] ?? 'won');
  const pays = (all: readonly LegEndName[]): Minor => comesTo(freeBet, payoutIf(previewed, all));
  return (
    <Disclosure title={t('sports.preview')}>
      <div className="sp-preview">
        <p className="faint small">{t('sports.preview_hint')}</p>
        {legs.map(({ event, market, outcome }, place) => (
          <fieldset key={outcome.outcomeId}>
            <legend>{outcomeName(market, outcome.outcome, { event, t, language })}</legend>
            {endsOf(market).map((end) => (
              <Chip
                key={end}
                isChosen={ends[place] === end}
                onClick={() => choose({ ...chosen, [outcome.outcomeId]: end })}
              >
                {t(END_NAMES[end])} <MoneyText amount={pays(ends.with(place, end))} />
              </Chip>
            ))}
          </fieldset>
        ))}
        <p className="sp-preview-sum" aria-live="polite">
          {t('sports.preview_pays')} <MoneyText amount={pays(ends)} />
        </p>
      </div>
    </Disclosure>
  );
}
