import type { Banner } from '@baize/contract/system';
import { Picture } from '@baize/ui/picture.tsx';
import { Fragment } from 'react';
import { useAnnouncements } from '../../shared/server/announcements.ts';
import { bannerSources } from './banner-sources.ts';
import './group-banner.css';

type Group = 'w_login' | 'w_register' | 'w_forget';

/** On a phone dialogs have no art; elsewhere it is cut from the end half of a wide picture. */
const SIZES = '(max-width: 719px) 1px, 1280px';

/** The banner of a dialog, beside its form. A group without one leaves nothing behind. */
export function GroupBanner({ group }: { group: Group }) {
  const { data } = useAnnouncements();
  const banner = data?.banners?.find(({ groupName }) => groupName === group);
  return banner ? <Shown {...banner} /> : null;
}

const Shown = ({ url, title, text }: Banner) => (
  <div className="group-banner">
    <Picture {...bannerSources(url)} sizes={SIZES} alt="" width={1280} height={400} />
    <div className="group-banner-words">
      <p className="group-banner-title">
        {title.map((line) => (
          <Fragment key={line}>
            <span className="ph">{line}</span>{' '}
          </Fragment>
        ))}
      </p>
      <p>{text}</p>
    </div>
  </div>
);
