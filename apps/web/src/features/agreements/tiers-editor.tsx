import {
  type AgreementKind,
  THRESHOLDS_OF,
  type Threshold,
  TIERS_MAX,
} from '@baize/contract/agreement';
import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { Button } from '@baize/ui/button.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { IconButton } from '@baize/ui/icon-button.tsx';
import { plus, trash } from '@baize/ui/icons';
import { rateText } from '../../shared/rate-text.ts';
import { useBrand } from '../../shared/start.tsx';
import { type DraftTier, newTier, type Wrong } from './draft.ts';

type Props = {
  kind: AgreementKind;
  limit: number;
  tiers: readonly DraftTier[];
  /** What is wrong with each, once somebody has tried to send it. */
  wrong: readonly (readonly Wrong[])[];
  onChange: (tiers: readonly DraftTier[]) => void;
};

/** The tiers of an offer, the lowest first. */
export function TiersEditor({ kind, limit, tiers, wrong, onChange }: Props) {
  const t = useT();
  const hasMore = THRESHOLDS_OF[kind].length > 0 && tiers.length < TIERS_MAX;
  const nextId = Math.max(...tiers.map(({ id }) => id)) + 1;
  return (
    <div className="tiers-editor">
      {tiers.map((tier, at) => (
        <TierFields
          key={tier.id}
          kind={kind}
          limit={limit}
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

type TierProps = {
  kind: AgreementKind;
  limit: number;
  tier: DraftTier;
  place: number;
  wrong: readonly Wrong[];
  onChange: (tier: DraftTier) => void;
  onRemove: (() => void) | null;
};

function TierFields({ kind, limit, tier, place, wrong, onChange, onRemove }: TierProps) {
  const t = useT();
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

type ThresholdProps = {
  kind: AgreementKind;
  name: Threshold;
  value: string;
  isWrong: boolean;
  onChange: (text: string) => void;
};

function ThresholdField({ kind, name, value, isWrong, onChange }: ThresholdProps) {
  const t = useT();
  const { currency } = useBrand();
  const isMoney = name !== 'activeMembers';
  return (
    <TextField
      label={t(labelOf(kind, name))}
      inputMode={isMoney ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={20}
      placeholder="0"
      value={value}
      prefix={isMoney ? <span className="muted">{currency.symbol}</span> : undefined}
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
