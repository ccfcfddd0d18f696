import type { Permission } from '@baize/contract/operator-roles';
import { useT } from '@baize/i18n/react.tsx';
import { RIGHT_NAMES } from './right-names.ts';

/** Who is still needed, by the right each of them has; nothing when the next yes decides it. */
export function StillNeeded({ rights }: { rights: readonly Permission[] }) {
  const t = useT();
  if (rights.length === 0) return null;
  const names = rights.map((right) => t(RIGHT_NAMES[right])).join(' · ');
  return <p>{t('settings.still_needed', { rights: names })}</p>;
}
