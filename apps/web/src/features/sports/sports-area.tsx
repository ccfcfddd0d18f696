import { useT } from '@baize/i18n/react.tsx';
import { Note } from '@baize/ui/note.tsx';
import { Tag } from '@baize/ui/tag.tsx';
import { useMedia } from '@baize/ui/use-media';
import type { ReactNode } from 'react';
import { titleAt } from '../../shared/address/pages.ts';
import { usePriceStream } from './book/use-price-stream.ts';
import { useSportsSession } from './book/use-sports-session.ts';
import { SlipDesk } from './slip/slip-desk.tsx';
import { SlipCard, SlipSheet } from './slip/slip-panel.tsx';
import { useKeepSlip } from './slip/use-keep-slip.ts';
import { useStand } from './slip/use-stand.ts';
import './sports.css';
import { SportsBar } from './sports-bar.tsx';
import { useSportsAddress } from './use-sports-address.ts';

/** Sports: a page of them, the way to the others, and the slip beside or over it. */
export function SportsArea({ children }: { children: ReactNode }) {
  return (
    <SlipDesk>
      <SportsFloor>{children}</SportsFloor>
    </SlipDesk>
  );
}

function SportsFloor({ children }: { children: ReactNode }) {
  const t = useT();
  const { place, view, event } = useSportsAddress();
  const session = useSportsSession();
  const stand = useStand(session);
  const isWide = useMedia('(width >= 64rem)');
  usePriceStream(event);
  useKeepSlip(session.access);
  const title =
    place !== null
      ? t(titleAt(`/sportsbook/${place}`))
      : t(view === 'bets' ? 'sports.bets' : 'con_sports');
  return (
    <div className="sports">
      <div>
        <div className="sp-matches">
          {event === null && (
            <h1 className="sp-title">
              {title}
              <Tag tone="info">{t('sports.simulated')}</Tag>
            </h1>
          )}
          <SportsBar />
          <Note>{t('sports.simulated_note')}</Note>
          {children}
        </div>
        {!isWide && <SlipSheet stand={stand} />}
      </div>
      {isWide && <SlipCard stand={stand} />}
    </div>
  );
}
