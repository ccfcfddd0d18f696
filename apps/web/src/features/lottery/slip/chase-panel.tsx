import { useCurrency, useFormats, useT } from '@baize/i18n/react.tsx';
import { type Minor, minor } from '@baize/std/money';
import { Switch } from '@baize/ui/choice.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { minus, plus } from '@baize/ui/icons';
import { parseAmount } from '@baize/ui/parse-amount';
import { Segments } from '@baize/ui/segments.tsx';
import { useState } from 'react';
import { AmountField } from '../../../shared/fields/amount-field.tsx';
import { CHASE_ROUNDS_MAX, type ChasePlan, chaseMultiples, FIRST_PLAN } from './chase-plan.ts';

type Props = {
  plan: ChasePlan | null;
  /** What one round costs at its plain multiple. */
  price: Minor;
  onChange: (plan: ChasePlan | null) => void;
};

/** The same slip for several rounds, each shown with what it costs before anything is bought. */
export function ChasePanel({ plan, price, onChange }: Props) {
  const t = useT();
  return (
    <div className="lot-chase">
      <Switch
        label={t('lottery.chase')}
        hint={t('lottery.chase_hint')}
        checked={plan !== null}
        onChange={(event) => onChange(event.target.checked ? FIRST_PLAN : null)}
      />
      {plan && <ChaseFields plan={plan} price={price} onChange={onChange} />}
    </div>
  );
}

function ChaseFields({ plan, price, onChange }: Props & { plan: ChasePlan }) {
  const t = useT();
  const change = (changes: Partial<ChasePlan>) => onChange({ ...plan, ...changes });
  const step = (by: number) =>
    change({ rounds: Math.min(CHASE_ROUNDS_MAX, Math.max(2, plan.rounds + by)) });
  return (
    <>
      <div className="lot-chase-row">
        <span>{t('lottery.chase_rounds')}</span>
        <span className="lot-steps">
          <IconButton icon={minus} label={t('lottery.chase_fewer')} onClick={() => step(-1)} />
          <output>{plan.rounds}</output>
          <IconButton icon={plus} label={t('lottery.chase_more')} onClick={() => step(1)} />
        </span>
      </div>
      <Segments
        label={t('lottery.chase_growth')}
        value={plan.growth}
        segments={[
          { value: 'same', label: t('lottery.chase_same') },
          { value: 'double', label: t('lottery.chase_double') },
        ]}
        onChange={(growth) => change({ growth })}
      />
      <ChaseRounds plan={plan} price={price} />
      <Segments
        label={t('lottery.chase_stop')}
        value={plan.stopsOn}
        segments={[
          { value: 'win', label: t('lottery.chase_stop_win') },
          { value: 'profit', label: t('lottery.chase_stop_profit') },
          { value: 'never', label: t('lottery.chase_stop_never') },
        ]}
        onChange={(stopsOn) => change({ stopsOn })}
      />
      {plan.stopsOn === 'profit' && <ProfitField onChange={(profit) => change({ profit })} />}
    </>
  );
}

function ProfitField({ onChange }: { onChange: (profit: Minor | null) => void }) {
  const t = useT();
  const { scale } = useCurrency();
  const [text, setText] = useState('');
  const type = (next: string) => {
    setText(next);
    onChange(parseAmount(next, scale));
  };
  return <AmountField label={t('lottery.chase_profit')} value={text} onChange={type} />;
}

function ChaseRounds({ plan, price }: { plan: ChasePlan; price: Minor }) {
  const t = useT();
  const formats = useFormats();
  return (
    <ol className="lot-rounds">
      {chaseMultiples(plan).map((multiple, at) => (
        <li key={at}>
          <small className="faint">
            {t('lottery.chase_round', { place: `${at + 1}`, multiple: `${multiple}` })}
          </small>
          <bdi>{formats.money(minor(price * BigInt(multiple)))}</bdi>
        </li>
      ))}
    </ol>
  );
}
