import { useT } from '@baize/i18n/react.tsx';
import './tag.css';

const SHOWN_MAX = 99;

/** How many are new, at the corner of what it belongs to; nothing when there are none. */
export function Badge({ count }: { count: number }) {
  const t = useT();
  if (count === 0) return null;
  return (
    <span className="badge">
      <span aria-hidden="true" dir="ltr">
        {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
      </span>
      <span className="sr">{t('ui_unread', { count })}</span>
    </span>
  );
}
