import type { ReferralSummary } from '@baize/contract/referral';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Answered } from '../../shared/lists/answered.tsx';
import { Earnings } from './earnings.tsx';
import { FriendList } from './friend-list.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { OwnSteps } from './own-steps.tsx';
import './referral.css';
import { ShareCard } from './share-card.tsx';
import { useReferral } from './use-referral.ts';

/** Invite friends, see each one's steps, claim what they bring. */
export function Referral() {
  const waiting = (
    <Loading>
      <Skeleton height="16rem" />
      <Skeleton height="10rem" />
      <Skeleton height="14rem" />
    </Loading>
  );
  return (
    <div className="referral">
      <Answered query={useReferral()} waiting={waiting}>
        {(summary) => <Programme summary={summary} />}
      </Answered>
    </div>
  );
}

function Programme({ summary }: { summary: ReferralSummary }) {
  const t = useT();
  const { isOpen, code, terms, own } = summary;
  return (
    <>
      <header>
        <h1>{t('referral.title')}</h1>
        {terms && <Lead terms={terms} />}
      </header>
      {!isOpen && <Note tone="info">{t('referral.closed')}</Note>}
      {code !== null && <ShareCard code={code} />}
      {own && <OwnSteps own={own} />}
      {terms && <HowItWorks terms={terms} />}
      <Earnings summary={summary} />
      <FriendList />
      {terms && <Rules rules={terms.rules} />}
    </>
  );
}

function Lead({ terms }: { terms: NonNullable<ReferralSummary['terms']> }) {
  const t = useT();
  const { money } = useFormats();
  const reward = money(terms.reward);
  return (
    <p className="muted">
      {terms.friendReward > 0n
        ? t('referral.lead_both', { reward, friendReward: money(terms.friendReward) })
        : t('referral.lead_one', { reward })}
    </p>
  );
}

function Rules({ rules }: { rules: readonly string[] }) {
  const t = useT();
  return (
    <section className="referral-rules">
      <h2>{t('referral.rules')}</h2>
      <ol>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </section>
  );
}
