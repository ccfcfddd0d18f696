import type { SecurityCenter } from '@baize/contract/security';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Card } from '@baize/ui/card.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { pencil } from '@baize/ui/icons';
import { useSession } from '../../shared/session/session.ts';
import { avatarSources } from './avatar-sources.ts';
import type { Opened } from './dialogs.tsx';
import { guardHint, guardsOf } from './guards-of.ts';

type Props = { center: SecurityCenter; onOpen: (opened: Opened) => void };

/** Who it is, how well the account is guarded, and when it was used before. */
export function OverviewCard({ center, onOpen }: Props) {
  const t = useT();
  const { date } = useFormats();
  const since = date(instant(new Date(center.memberSince)), 'long');
  return (
    <Card className="overview">
      <button
        type="button"
        className="overview-face"
        aria-label={t('security.avatar_change')}
        onClick={() => onOpen('avatar')}
      >
        <img {...avatarSources(center.avatar)} alt="" width="88" height="88" />
        <Icon of={pencil} />
      </button>
      <div className="overview-who">
        <h2>{center.nickname}</h2>
        <p className="muted">
          <bdi>{center.account}</bdi> · {t('security.since', { date: since })}
        </p>
        <LastLogin />
      </div>
      <Protection center={center} />
    </Card>
  );
}

function LastLogin() {
  const t = useT();
  const { dateTime } = useFormats();
  const { member } = useSession();
  if (!member?.lastLogin) return <p className="faint small">{t('security.last_login_none')}</p>;
  const { at, address } = member.lastLogin;
  const when = dateTime(instant(new Date(at)));
  return <p className="faint small">{t('security.last_login', { when, address })}</p>;
}

function Protection({ center }: { center: SecurityCenter }) {
  const t = useT();
  const guards = guardsOf(center);
  const set = guards.filter(Boolean).length;
  return (
    <div className="overview-guard">
      <p className="muted small">{t('security.guard_title')}</p>
      <p className="overview-count">{t('security.guard_count', { set, all: guards.length })}</p>
      <meter
        className={set === guards.length ? 'is-full' : undefined}
        min={0}
        max={guards.length}
        value={set}
        aria-label={t('security.guard_title')}
      />
      <p className="faint small">{t(guardHint(center))}</p>
    </div>
  );
}
