import type { Mission } from '@baize/contract/mission';
import { useT } from '@baize/i18n/react.tsx';

/** What a reward asks for that is paid as bonus money; nothing for cash. */
export function BonusAsked({ bonus }: Pick<Mission, 'bonus'>) {
  const t = useT();
  if (!bonus) return null;
  return <small className="muted">{t('rewards.as_bonus', bonus)}</small>;
}
