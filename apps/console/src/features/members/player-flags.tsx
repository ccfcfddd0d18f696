import { useT } from '@baize/i18n/react.tsx';
import type { PlainKey } from '@baize/i18n/translate';
import { alert, check, flag, pause } from '@baize/ui/icons';
import { Tag } from '@baize/ui/tag.tsx';
import { CASE_KIND_NAMES, caseName } from '../../shared/case-names.ts';
import { ConsoleLink } from '../../shared/console-link.tsx';
import type { MemberFile } from './member-detail.tsx';
import { usePlayer } from './use-player.ts';

const IDENTITY_NAMES: Readonly<Record<string, PlainKey>> = {
  none: 'players.identity_none',
  contact: 'players.identity_contact',
  document: 'players.identity_document',
};

/** What somebody should know before anything else about a member. */
export function PlayerFlags({ member }: { member: MemberFile }) {
  const t = useT();
  const { data } = usePlayer(member.memberId);
  const identity = data && IDENTITY_NAMES[data.identity];
  const linked = data?.linked.filter(({ signs }) => signs.some((sign) => sign !== 'address'));
  return (
    <span className="player-signs">
      {member.status !== 'active' && (
        <Tag tone="loss" icon={alert}>
          {t(member.status === 'closed' ? 'players.flag_closed' : 'players.flag_blocked')}
        </Tag>
      )}
      {member.exclusion && (
        <Tag tone="warn" icon={pause}>
          {t('players.flag_break')}
        </Tag>
      )}
      {linked && linked.length > 0 && (
        <Tag tone="warn" icon={flag}>
          {t('players.flag_linked', { count: linked.length })}
        </Tag>
      )}
      {data?.cases.map(({ kind, code, openedAt }) => (
        <ConsoleLink key={`${kind} ${code} ${openedAt}`} to="/cases" query={{ kind }}>
          <Tag tone="loss" icon={alert}>
            {t(CASE_KIND_NAMES[kind])}: {caseName({ code }, t)}
          </Tag>
        </ConsoleLink>
      ))}
      {identity && (
        <Tag
          tone={data.identity === 'document' ? 'win' : 'plain'}
          {...(data.identity === 'document' && { icon: check })}
        >
          {t(identity)}
        </Tag>
      )}
      {data?.tags.map((tag) => (
        <Tag key={tag} tone="info">
          {tag}
        </Tag>
      ))}
    </span>
  );
}
