import { playGroupName, playName } from '@baize/client/play-names';
import type { Translate } from '@baize/i18n/translate';

const GROUPS = /^(all|front|middle|back|first)-([1-5])$/;

/** What a part of the result is called where it is chosen from a list. */
export function partName(part: string, family: string, t: Translate): string {
  const isVietnam = family.includes('vietnam');
  if (part === 'first-2' && isVietnam) return t('lottery.p_de_first');
  if (part === 'head-2') return t('lottery.p_de_head');
  if (part === 'special-2') return t('lottery.p_de');
  if (part === 'special-head-2') return t('lottery.p_de_special_head');
  const [, digits] = /^lots-(\d)$/.exec(part) ?? [];
  if (digits !== undefined) return t('lottery.p_lo', { count: digits });
  if (GROUPS.test(part) && !['thai', 'hanoi', 'lao'].includes(family)) {
    return playGroupName(part, t);
  }
  const name = playName(part, t);
  return name === part ? t('lottery.t_numbers') : name;
}
