import type { Formats } from '@baize/i18n/formats';
import type { Translate } from '@baize/i18n/translate';
import type { Minor } from '@baize/std/money';

/** "Active members" with the amount that makes one active; an old bill did not keep it. */
export const activeTitle = (
  activeValidBets: Minor | null,
  t: Translate,
  { money }: Pick<Formats, 'money'>,
): string =>
  activeValidBets === null
    ? t('agreements.active_members')
    : t('agreements.active_of', { amount: money(activeValidBets) });
