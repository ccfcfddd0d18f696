import { useT } from '@baize/i18n/react.tsx';
import './tag.css';

const SHOWN_MAX = 99;

type Props = {
  count: number;
  /** What is counted, for readers. */
  of?: 'ui_unread' | 'ui_claimable';
};

/** How many are new, at the corner of what it belongs to; nothing when there are none. */
export function Badge({ count, of = 'ui_unread' }: Props) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className="badge">
      <span aria-hidden="true" dir="ltr">
        {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
      </span>
      <span className="sr">{t(of, { count })}</span>
    </span>
  );
}
