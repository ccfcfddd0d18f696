import type { ReferralFriend } from '@baize/contract/referral';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { ClaimButton } from './claim-button.tsx';
import { nowOf, STEPS_TOTAL, stepsDone, tagOf, UNDONE_TEXTS } from './friend-words.ts';

/** One friend: how far they are, what comes next or why nothing does, and what they bring. */
export function FriendRow({ friend }: { friend: ReferralFriend }) {
  const t = useT();
  const formats = useFormats();
  const { name, joinedAt, undone, reward, rewardId, rewardState, step } = friend;
  const [tone, tag] = tagOf(friend);
  return (
    <li className="friend-row" data-stopped={step === 'stopped' || undefined}>
      <p className="friend-who">
        <b>
          <bdi>{name}</bdi>
        </b>
        <small className="faint">
          {t('referral.joined', { date: formats.date(instant(new Date(joinedAt))) })}
        </small>
      </p>
      <Tag tone={tone}>{t(tag)}</Tag>
      <b className="friend-reward">
        <MoneyText amount={reward} />
      </b>
      <StepBar friend={friend} />
      <p className="friend-now">
        {nowOf(t, formats, friend)}
        {undone && step !== 'stopped' && <em>{t(UNDONE_TEXTS[undone])}</em>}
      </p>
      {rewardState === 'offered' && rewardId && (
        <ClaimButton rewardId={rewardId} amount={reward} label={t('referral.claim_of', { name })} />
      )}
    </li>
  );
}

/** The steps as marks in a row; the words beside it say the same. */
function StepBar({ friend }: { friend: ReferralFriend }) {
  const t = useT();
  const { number } = useFormats();
  const done = stepsDone(friend);
  const words = t('referral.steps_done', { done: number(done), total: number(STEPS_TOTAL) });
  return (
    <>
      <span className="step-bar" title={words} aria-hidden>
        {Array.from({ length: STEPS_TOTAL }, (_, index) => (
          <i key={index} data-done={index < done || undefined} />
        ))}
      </span>
      <span className="sr">{words}</span>
    </>
  );
}
