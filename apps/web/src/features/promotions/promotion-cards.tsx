import type { Promotion } from '@baize/contract/system';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { Icon } from '@baize/ui/icon.tsx';
import { chevronEnd } from '@baize/ui/icons';
import { Link } from '@tanstack/react-router';
import { dayAt } from '../../shared/timing/clock.ts';
import { PromotionPicture } from './promotion-picture.tsx';
import './promotions.css';

/** The words stand beside the picture; the whole card opens the promotion. */
export const PromotionCards = ({ promotions }: { promotions: readonly Promotion[] }) => (
  <ul className="promotions">
    {promotions.map((promotion) => (
      <li key={promotion.id}>
        <Card promotion={promotion} />
      </li>
    ))}
  </ul>
);

function Card({ promotion: { id, title, since, content, url } }: { promotion: Promotion }) {
  const t = useT();
  const formats = useFormats();
  const [first] = content;
  return (
    <article className="promotion">
      <PromotionPicture url={url} />
      <div className="promotion-words">
        <time className="faint small" dateTime={since}>
          {t('shell.promotion_since', { day: formats.date(dayAt(since), 'long') })}
        </time>
        <h2>
          <Link to="/promotions" search={{ id }}>
            {title}
          </Link>
        </h2>
        <p>{first}</p>
        <span className="promotion-more" aria-hidden="true">
          {t('shell.promotion_read')}
          <Icon of={chevronEnd} flip />
        </span>
      </div>
    </article>
  );
}
