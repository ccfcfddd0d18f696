import { useCurrency, useFormats, useT } from '@baize/i18n/react.tsx';
import type { Lottery } from '@baize/lottery/core/lottery';
import { minor } from '@baize/std/money';
import { Card } from '@baize/ui/card.tsx';
import { parseAmount, typeAmount } from '@baize/ui/parse-amount';
import { Tag } from '@baize/ui/tag.tsx';
import { useState } from 'react';
import { AmountField } from '../../../shared/fields/amount-field.tsx';
import type { HrefOf } from '../board/betting-view.tsx';
import type { WireDraw } from '../book/wire.ts';
import type { BookSession } from '../house/house.ts';
import type { SoldTerms } from '../lottery-view.tsx';
import { ChasePanel } from './chase-panel.tsx';
import { type ChasePlan, chaseCost, chaseMultiples } from './chase-plan.ts';
import { MultipleChoice } from './multiple-choice.tsx';
import { PurchasePanel } from './purchase-panel.tsx';
import {
  EMPTY_SLIP,
  keepDraft,
  multipleOf,
  priceSlip,
  removeBet,
  type Slip,
  slipLines,
  slipTotal,
} from './slip.ts';
import './slip.css';
import { SlipBets } from './slip-bets.tsx';

type Props = {
  lottery: Lottery;
  terms: SoldTerms;
  draw: WireDraw | null;
  isOpen: boolean;
  slip: Slip;
  /** The play on the board. */
  active: string;
  onChange: (slip: Slip) => void;
  session: BookSession;
  hrefOf: HrefOf;
};

const PRESETS = [1n, 5n, 10n, 20n, 50n, 100n];
const FIRST_PRESET = 10n;

/** Everything that is about to be bought, what it costs and what it can win. */
export function SlipPanel(props: Props) {
  const { lottery, terms, slip, active, onChange } = props;
  const t = useT();
  const formats = useFormats();
  const { scale } = useCurrency();
  const whole = 10n ** BigInt(scale);
  const [unitText, setUnitText] = useState(typeAmount(minor(FIRST_PRESET * whole), scale));
  const [multipleText, setMultipleText] = useState('1');
  const [chase, setChase] = useState<ChasePlan | null>(null);
  const unit = parseAmount(unitText, scale);
  const multiple = multipleOf(multipleText);
  const bets = priceSlip(slip, {
    lottery,
    tariff: terms.tariff,
    unit: unit ?? minor(1n),
    multiple: multiple ?? 1n,
  });
  const isReadable = unit !== null && multiple !== null;
  const cost = chaseCost(slipTotal(bets), chase ? chaseMultiples(chase) : [1]);
  return (
    <Card padding="flush" className="lot-slip" aria-label={t('lottery.slip')}>
      <header>
        <h2>{t('lottery.slip')}</h2>
        {bets.length > 0 && (
          <>
            <Tag tone="brand">{t('lottery.slip_lines', { count: slipLines(bets) })}</Tag>
            <button
              type="button"
              className="btn btn-ghost btn-small"
              onClick={() => onChange(EMPTY_SLIP)}
            >
              {t('lottery.clear')}
            </button>
          </>
        )}
      </header>
      <SlipBets
        bets={bets}
        onRemove={(id) => onChange(removeBet(slip, id))}
        onDraft={(play, selection) =>
          onChange({ ...slip, drafts: { ...slip.drafts, [play]: selection } })
        }
        canKeep={unit !== null && bets.some(({ id }) => id === `now-${active}`)}
        onKeep={() => onChange(keepDraft(slip, active, unit ?? minor(1n)))}
      />
      <div className="lot-slip-body">
        <AmountField
          label={t('lottery.unit')}
          value={unitText}
          onChange={setUnitText}
          presets={PRESETS.map((amount) => minor(amount * whole))}
          error={unit === null && t('lottery.unit_wrong', { least: formats.money(minor(1n)) })}
        />
        <MultipleChoice
          text={multipleText}
          isWrong={multiple === null}
          onChange={setMultipleText}
        />
        <ChasePanel plan={chase} price={slipTotal(bets)} onChange={setChase} />
        <PurchasePanel
          {...props}
          bets={isReadable ? bets : []}
          chase={chase}
          cost={cost}
          onBought={() => onChange(EMPTY_SLIP)}
        />
      </div>
    </Card>
  );
}
