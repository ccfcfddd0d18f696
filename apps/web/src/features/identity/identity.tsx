import type { IdentityState } from '@baize/contract/identity';
import type { IdentityRefusal } from '@baize/contract/identity-desk';
import type { IdentityLevel } from '@baize/contract/identity-rules';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { Answered } from '../../shared/lists/answered.tsx';
import './identity.css';
import { IdentityForm } from './identity-form.tsx';
import { useIdentity } from './use-identity.ts';

const LEVEL_NAMES: Readonly<Record<IdentityLevel, PlainKey>> = {
  none: 'security.identity_level_none',
  contact: 'security.identity_level_contact',
  document: 'security.identity_level_document',
};

const REFUSALS: Readonly<Record<IdentityRefusal, PlainKey>> = {
  unreadable: 'security.identity_why_unreadable',
  incomplete: 'security.identity_why_incomplete',
  expired: 'security.identity_why_expired',
  other_person: 'security.identity_why_other_person',
  name_differs: 'security.identity_why_name_differs',
  not_genuine: 'security.identity_why_not_genuine',
  too_young: 'security.identity_why_too_young',
};

/** How well the member is known, what that opens, and the way to the next level. */
export function Identity() {
  const t = useT();
  const query = useIdentity();
  return (
    <Card className="identity" aria-labelledby="identity-title">
      <h2 id="identity-title">{t('security.identity')}</h2>
      <Answered query={query} waiting={<IdentityWait />}>
        {(state) => <IdentityFacts state={state} />}
      </Answered>
    </Card>
  );
}

const IdentityWait = () => (
  <Loading>
    <Skeleton height="8rem" />
  </Loading>
);

function IdentityFacts({ state }: { state: IdentityState }) {
  const t = useT();
  const { level, check } = state;
  const isWaiting = check?.status === 'waiting';
  return (
    <>
      <p>
        <Tag tone={level === 'document' ? 'win' : 'warn'}>{t(LEVEL_NAMES[level])}</Tag>
      </p>
      <Opens state={state} />
      {isWaiting && <Waiting at={check.askedAt} />}
      {check?.status === 'refused' && <Refused reason={check.reason} />}
      {state.isExpired && <Note tone="warn">{t('security.identity_is_expired')}</Note>}
      {level !== 'document' && !isWaiting && <IdentityForm />}
      <p className="muted">{t('security.identity_kept', { count: state.picturesKeptDays })}</p>
    </>
  );
}

function Waiting({ at }: { at: string }) {
  const t = useT();
  const { dateTime } = useFormats();
  return (
    <Note tone="brand">
      {t('security.identity_waiting', { when: dateTime(instant(new Date(at))) })}
    </Note>
  );
}

function Refused({ reason }: { reason: string | null }) {
  const t = useT();
  const known = REFUSALS[reason as IdentityRefusal] ?? REFUSALS.unreadable;
  return (
    <Note tone="warn">
      {t('security.identity_refused')} {t(known)}
    </Note>
  );
}

/** What takes the check of a document, in the brand's own figures. */
function Opens({ state: { needs } }: { state: IdentityState }) {
  const t = useT();
  const { money } = useFormats();
  const lines = [
    ['security.identity_for_deposit', needs.deposit],
    ['security.identity_for_withdrawal', needs.withdrawal],
    ['security.identity_for_limits', needs.limits],
  ] as const;
  const needed = lines.filter(([, need]) => need?.level === 'document');
  if (needed.length === 0) return null;
  return (
    <ul className="identity-opens">
      {needed.map(([key, need]) => (
        <li key={key}>{t(key, { amount: money(minor(BigInt(need?.above ?? '0'))) })}</li>
      ))}
    </ul>
  );
}
