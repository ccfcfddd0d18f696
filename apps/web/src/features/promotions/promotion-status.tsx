import type { PromotionStatus } from '@baize/contract/promotion';
import { useT } from '@baize/i18n/react.tsx';
import { Tag, type Tone } from '@baize/ui/tag.tsx';
import { STATUS_NAMES } from './promotion-names.ts';

const TONES = {
  comingSoon: 'info',
  join: 'brand',
  applying: 'warn',
  joined: 'brand',
  process: 'brand',
  claim: 'win',
  claimed: 'plain',
  issued: 'win',
  rejected: 'loss',
  close: 'plain',
} as const satisfies Record<PromotionStatus, Tone>;

/** Where the member stands, in a word. */
export function PromotionStatusTag({ of: status }: { of: PromotionStatus }) {
  const t = useT();
  return <Tag tone={TONES[status]}>{t(STATUS_NAMES[status])}</Tag>;
}
