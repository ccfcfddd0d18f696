import type { TierStep } from '@baize/contract/settlement';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import type { Minor } from '@baize/std/money';
import { activeTitle } from '@baize/ui/active-title';
import { check, minus } from '@baize/ui/icons';
import { rateText } from '@baize/ui/rate-text';
import { Table } from '@baize/ui/table.tsx';
import { Tag } from '@baize/ui/tag.tsx';

type Props = {
  tiers: readonly TierStep[];
  /** The one that applies, from 1. */
  reached: number | null;
  /** Valid bets that make a member active; null where an old bill did not keep it. */
  activeValidBets: Minor | null;
};

/** Every tier with what it asks and how much of it there was: the highest that is met applies. */
export function BillTiers({ tiers, reached, activeValidBets }: Props) {
  const t = useT();
  return (
    <Table
      caption={t('agreements.terms')}
      rows={tiers.map((tier, place) => ({
        ...tier,
        activeValidBets,
        isApplied: reached === place + 1,
      }))}
      keyOf={({ rate }) => String(rate)}
      density="dense"
      columns={[
        { key: 'rate', title: t('agreements.rate'), isHeader: true, cell: Rate },
        { key: 'asked', title: t('console.tier_asked'), cell: Asked },
        { key: 'met', title: t('console.status'), cell: Met },
      ]}
    />
  );
}

type Row = TierStep & { readonly isApplied: boolean; readonly activeValidBets: Minor | null };

const Rate = ({ rate }: Row) => rateText(rate);
const Asked = (tier: Row) => <Thresholds tier={tier} />;
const Met = (tier: Row) => <MetTag tier={tier} />;

type Threshold = TierStep['thresholds'][number]['of'];

const NAMES: Readonly<Record<Exclude<Threshold, 'activeMembers'>, PlainKey>> = {
  validBets: 'agreements.valid_bets',
  profit: 'agreements.profit',
};

function Thresholds({ tier: { thresholds, activeValidBets } }: { tier: Row }) {
  const t = useT();
  const formats = useFormats();
  const { money, number } = formats;
  const nameOf = (of: Threshold) =>
    of === 'activeMembers' ? activeTitle(activeValidBets, t, formats) : t(NAMES[of]);
  const asked = thresholds.filter(({ needed, isMet }) => needed > 0n || !isMet);
  if (asked.length === 0) return t('agreements.tier_free');
  return asked.map(({ of, reached, needed }) => {
    const write = of === 'activeMembers' ? number : money;
    return (
      <div key={of}>
        {nameOf(of)}{' '}
        <bdi>
          {write(reached)} / {write(needed)}
        </bdi>
      </div>
    );
  });
}

function MetTag({ tier: { isMet, isApplied } }: { tier: Row }) {
  const t = useT();
  if (isApplied) {
    return (
      <Tag tone="win" icon={check}>
        {t('console.tier_applied')}
      </Tag>
    );
  }
  return (
    <Tag icon={isMet ? check : minus}>{t(isMet ? 'console.tier_met' : 'console.tier_unmet')}</Tag>
  );
}
