import {
  type AgreementKind,
  THRESHOLDS_OF,
  type Threshold,
  TIERS_MAX,
} from '@baize/contract/agreement';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { plus, trash } from './icons.ts';
import { rateText } from './rate-text.ts';
import './agreement-terms.css';
import { type DraftTier, newTier, type Wrong } from './agreement-draft.ts';

type Props = {
  kind: AgreementKind;
  limit: number;
  /** Of the brand's money. */
  symbol: string;
  tiers: readonly DraftTier[];
  /** What is wrong with each, once somebody has tried to send it. */
  wrong: readonly (readonly Wrong[])[];
  onChange: (tiers: readonly DraftTier[]) => void;
};

/** The tiers of an offer, the lowest first. */
export function TiersEditor({ tiers, wrong, onChange, ...rules }: Props) {
  const { kind } = rules;
  const t = useT();
  const hasMore = THRESHOLDS_OF[kind].length > 0 && tiers.length < TIERS_MAX;
  const nextId = Math.max(...tiers.map(({ id }) => id)) + 1;
  return (
    <div className="tiers-editor">
      {tiers.map((tier, at) => (
        <TierFields
          key={tier.id}
          {...rules}
          tier={tier}
          place={at + 1}
          wrong={wrong[at] ?? []}
          onChange={(changed) => onChange(tiers.with(at, changed))}
          onRemove={tiers.length > 1 ? () => onChange(tiers.toSpliced(at, 1)) : null}
        />
      ))}
      {hasMore && (
        <Button
          look="line"
          size="small"
          icon={plus}
          onClick={() => onChange([...tiers, newTier(nextId)])}
        >
          {t('agreements.add_tier')}
        </Button>
      )}
    </div>
  );
}

type TierProps = Pick<Props, 'kind' | 'limit' | 'symbol'> & {
  tier: DraftTier;
  place: number;
  wrong: readonly Wrong[];
  onChange: (tier: DraftTier) => void;
  onRemove: (() => void) | null;
};

function TierFields({ tier, place, wrong, onChange, onRemove, ...rules }: TierProps) {
  const t = useT();
  const { kind, limit, symbol } = rules;
  return (
    <fieldset className="tier-fields">
      <legend>{t('agreements.tier', { count: place })}</legend>
      {onRemove && (
        <IconButton
          icon={trash}
          label={t('agreements.remove_tier', { count: place })}
          onClick={onRemove}
        />
      )}
      <TextField
        label={t('agreements.rate')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={tier.rate}
        suffix={<span className="muted">%</span>}
        error={wrong.includes('rate') && t('agreements.rate_wrong', { max: rateText(limit) })}
        onChange={(event) => onChange({ ...tier, rate: event.target.value })}
      />
      {THRESHOLDS_OF[kind].map((name) => (
        <ThresholdField
          key={name}
          kind={kind}
          symbol={symbol}
          name={name}
          value={tier[name]}
          isWrong={wrong.includes(name)}
          onChange={(text) => onChange({ ...tier, [name]: text })}
        />
      ))}
      {wrong.includes('order') && (
        <p className="field-error" role="alert">
          {t('agreements.must_rise')}
        </p>
      )}
    </fieldset>
  );
}

type ThresholdProps = Pick<Props, 'kind' | 'symbol'> & {
  name: Threshold;
  value: string;
  isWrong: boolean;
  onChange: (text: string) => void;
};

function ThresholdField({ kind, symbol, name, value, isWrong, onChange }: ThresholdProps) {
  const t = useT();
  const isMoney = name !== 'activeMembers';
  return (
    <TextField
      label={t(labelOf(kind, name))}
      inputMode={isMoney ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={20}
      placeholder="0"
      value={value}
      prefix={isMoney ? <span className="muted">{symbol}</span> : undefined}
      error={isWrong && t('agreements.number_wrong')}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Valid bets are those of the kind's own period. */
function labelOf(kind: AgreementKind, name: Threshold): PlainKey {
  if (name === 'activeMembers') return 'agreements.active_members';
  if (name === 'profit') return 'agreements.profit';
  if (kind === 'daily') return 'agreements.daily_bets';
  return kind === 'hourly' ? 'agreements.hourly_bets' : 'agreements.valid_bets';
}
