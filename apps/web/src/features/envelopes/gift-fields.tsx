import type { EnvelopeSplit } from '@baize/contract/envelope-rules';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { TextField } from '@baize/ui/field.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import { AmountField } from '../../shared/fields/amount-field.tsx';
import type { GiftDraft } from './gift-rules.ts';
import type { EnvelopeLists } from './red-envelopes.tsx';

const WISH_MAX = 80;

type Props = {
  gifts: EnvelopeLists['gifts'];
  draft: GiftDraft;
  onChange: (change: Partial<GiftDraft>) => void;
  /** The field to put right, once somebody tried to send. */
  problem: 'amount' | 'packets' | 'password' | null;
};

export function GiftFields({ gifts, draft, onChange, problem }: Props) {
  const t = useT();
  const { money } = useFormats();
  const limits = { min: money(gifts.min), max: money(gifts.max), left: money(gifts.leftToday) };
  const most = { max: `${gifts.packets}`, least: money(gifts.least) };
  return (
    <>
      <AmountField
        label={t('rewards.gift_amount')}
        hint={t('rewards.gift_limits', limits)}
        value={draft.amount}
        onChange={(amount) => onChange({ amount })}
        error={problem === 'amount' ? t('rewards.gift_amount_wrong', limits) : undefined}
      />
      <TextField
        label={t('rewards.gift_packets')}
        inputMode="numeric"
        maxLength={3}
        value={draft.packets}
        onChange={(event) => onChange({ packets: event.target.value })}
        error={problem === 'packets' ? t('rewards.gift_packets_wrong', most) : undefined}
      />
      <SplitChoice split={draft.split} onChange={(split) => onChange({ split })} />
      <TextField
        label={t('rewards.gift_wish')}
        maxLength={WISH_MAX}
        value={draft.wish}
        onChange={(event) => onChange({ wish: event.target.value })}
      />
      <TextField
        type="password"
        label={t('rewards.gift_password')}
        autoComplete="off"
        maxLength={255}
        value={draft.password}
        onChange={(event) => onChange({ password: event.target.value })}
        error={problem === 'password' ? t('rewards.gift_password_needed') : undefined}
      />
    </>
  );
}

type SplitProps = { split: EnvelopeSplit; onChange: (split: EnvelopeSplit) => void };

function SplitChoice({ split, onChange }: SplitProps) {
  const t = useT();
  return (
    <Segments
      label={t('rewards.gift_split')}
      value={split}
      onChange={onChange}
      segments={[
        { value: 'random', label: t('rewards.gift_random') },
        { value: 'equal', label: t('rewards.gift_equal') },
      ]}
    />
  );
}
