import type { VendorCard } from '@baize/contract/game';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { chevronEnd } from '@baize/ui/icons';
import { type ReactNode, useId } from 'react';
import { useLaunch } from '../../shared/launch/use-launch.ts';
import './sports-entrance.css';

type Props = {
  /** The first there is. */
  sports: VendorCard;
  art: ReactNode;
};

/** The way into sports: a press anywhere on it starts the first sports game. */
export function SportsEntrance({ sports, art }: Props) {
  const t = useT();
  const id = useId();
  const launch = useLaunch();
  const isOpen = sports.state === 'open';
  return (
    <section className="stadium" aria-labelledby={id}>
      <div className="stadium-art">{art}</div>
      <h2 id={id}>{t('con_sports')}</h2>
      <p>{isOpen ? t('home.sports_open') : t('home.sports_closed')}</p>
      <Button
        look="white"
        endIcon={chevronEnd}
        className="stadium-door"
        onClick={() => launch(sports)}
      >
        {t('home.sports_enter')}
      </Button>
    </section>
  );
}
