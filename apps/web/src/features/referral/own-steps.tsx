import type { OwnReferralSteps } from '@baize/contract/referral';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { type TrackedStep, Tracker } from '@baize/ui/tracker.tsx';
import { ClaimButton } from './claim-button.tsx';
import { STOP_TEXTS, stepsDone, UNDONE_TEXTS } from './friend-words.ts';
import { lastMinuteOf } from './last-minute.ts';

/** Who was invited sees their own steps with the exact sums; done and paid, it is over. */
export function OwnSteps({ own }: { own: OwnReferralSteps }) {
  const t = useT();
  const formats = useFormats();
  const { reward, rewardId, rewardState, step, stop, undone } = own;
  const steps = useOwnSteps(own);
  if (rewardState === 'claimed' || (step === 'reward' && rewardId === null)) return null;
  return (
    <Card className="referral-own">
      <h2>{t('referral.own')}</h2>
      <p className="muted">
        {reward > 0n
          ? t('referral.own_reward', { amount: formats.money(reward) })
          : t('referral.own_none')}
      </p>
      {stop && <Note tone="info">{t(STOP_TEXTS[stop])}</Note>}
      {undone && !stop && <Note tone="warn">{t(UNDONE_TEXTS[undone])}</Note>}
      <Tracker label={t('referral.own')} steps={steps} />
      {rewardState === 'offered' && rewardId && (
        <ClaimButton rewardId={rewardId} amount={reward} label={t('referral.claim_own')} />
      )}
    </Card>
  );
}

function useOwnSteps(own: OwnReferralSteps): readonly TrackedStep[] {
  const t = useT();
  const { money, dateTime } = useFormats();
  const { deposited, deposit, bet, bets, endsAt, holdUntil, holdHours, stop, step } = own;
  // Registering is behind them; what follows is numbered from there.
  const done = stepsDone(own) - 1;
  const stateOf = (index: number): TrackedStep['state'] => {
    if (index < done) return 'done';
    if (index > done) return 'later';
    return stop ? 'failed' : 'now';
  };
  const time = endsAt && !stop ? dateTime(lastMinuteOf(endsAt)) : null;
  const until = time && t('referral.own_until', { time });
  const capped = (value: typeof bet, goal: typeof bets) => money(value < goal ? value : goal);
  const titles = [
    { key: 'verify', title: t('referral.own_verify') },
    {
      key: 'deposit',
      title: t('referral.own_deposit', { done: capped(deposited, deposit), goal: money(deposit) }),
    },
    { key: 'bets', title: t('referral.own_bets', { done: capped(bet, bets), goal: money(bets) }) },
    { key: 'hold', title: t('referral.step_hold', { hours: holdHours }) },
  ];
  return titles.map(({ key, title }, index) => ({
    key,
    title,
    state: stateOf(index),
    ...(index === done && step !== 'hold' && until ? { at: until } : {}),
    ...(key === 'hold' && step === 'hold' && holdUntil
      ? { at: dateTime(instant(new Date(holdUntil))) }
      : {}),
  }));
}
