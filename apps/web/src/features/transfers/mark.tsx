import { Icon } from '@baize/ui/icon.tsx';
import type { IconPath } from '@baize/ui/icons';

type Props = { of: IconPath; tone?: 'brand' | 'win' };

/** A symbol in a disc, for a state that fills a card. */
export const Mark = ({ of, tone = 'brand' }: Props) => (
  <span className={`transfers-mark transfers-mark-${tone}`}>
    <Icon of={of} />
  </span>
);
