import type { Person } from '@baize/contract/team-shapes';
import { useT } from '@baize/i18n/react.tsx';
import { MemberLink } from '../../shared/member-link.tsx';

/** Who pays or is paid; null is the platform. */
export function PersonName({ person }: { person: Person | null }) {
  const t = useT();
  return person ? <MemberLink {...person} /> : t('agreements.platform');
}
