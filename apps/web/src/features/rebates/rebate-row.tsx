import type { Rebate } from '@baize/contract/rebate';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { minor, subtract } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { Button } from '@baize/ui/button.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { nameOfCategory } from '../../shared/names/category-names.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { percentOf } from './percent-of.ts';
import { useClaimRebate } from './use-rebates.ts';

const SMALLEST = minor(1n);

/** One category: what is earned and how it came about, and the button that pays it. */
export function RebateRow({ rebate }: { rebate: Rebate }) {
  const t = useT();
  const { money } = useFormats();
  const { category, debt } = rebate;
  return (
    <li className="rebate-row">
      <div className="rebate-what">
        <h3>{nameOfCategory(t, category)}</h3>
        <RebateRule rebate={rebate} />
      </div>
      <b className="rebate-amount">
        <MoneyText amount={rebate.earned} />
      </b>
      <ClaimPart rebate={rebate} />
      {debt > 0n && (
        <div className="rebate-wide">
          <Note tone="warn">{t('rebates.debt', { amount: money(debt) })}</Note>
        </div>
      )}
    </li>
  );
}

/** The figures that the amount comes from, in words. */
function RebateRule({ rebate }: { rebate: Rebate }) {
  const t = useT();
  const { money, number } = useFormats();
  const { ratePpm, validBets, carriedPpm, reward, earned, minimum } = rebate;
  return (
    <>
      <span>
        {t('rebates.rule_line', { rate: number(percentOf(ratePpm)), valid: money(validBets) })}
      </span>
      {carriedPpm > 0 && (
        <span className="muted">
          {t('rebates.carried', { share: number(percentOf(carriedPpm)), unit: money(SMALLEST) })}
        </span>
      )}
      {!reward && (
        <span className="muted">
          {earned === 0n
            ? t('rebates.minimum', { minimum: money(minimum) })
            : t('rebates.missing', {
                missing: money(subtract(minimum, earned)),
                minimum: money(minimum),
              })}
        </span>
      )}
      {reward && <ClaimUntil reward={reward} />}
    </>
  );
}

function ClaimUntil({ reward: { expiresAt } }: { reward: NonNullable<Rebate['reward']> }) {
  const t = useT();
  const { dateTime } = useFormats();
  return (
    <span className="muted">
      {expiresAt === null
        ? t('rebates.for_good')
        : t('rebates.until', { time: dateTime(instant(new Date(expiresAt))) })}
    </span>
  );
}

function ClaimPart({ rebate: { reward, category } }: { rebate: Rebate }) {
  const t = useT();
  const { money } = useFormats();
  const show = useToast();
  const claiming = useClaimRebate();
  if (!reward) return <span />;
  if (reward.state === 'held') return <Tag tone="warn">{t('rewards.held')}</Tag>;
  const claim = () => {
    if (claiming.isPending) return;
    claiming.mutate(reward.rewardId, {
      onSuccess: ({ amount }) =>
        show({ tone: 'win', text: t('rebates.claimed', { amount: money(amount) }) }),
    });
  };
  return (
    <>
      <Button
        look="brand"
        size="small"
        isBusy={claiming.isPending}
        onClick={claim}
        aria-label={t('rewards.claim_of', { name: nameOfCategory(t, category) })}
      >
        {t('rewards.claim')}
      </Button>
      {claiming.isError && (
        <div className="rebate-wide">
          <CallError error={claiming.error} onRetry={claim} />
        </div>
      )}
    </>
  );
}
