import { useT } from '@baize/i18n/react.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { bell, pause, play } from './icons.ts';
import './marquee.css';

export type MarqueeItem = { key: string; title: string; text: ReactNode };

type Props = {
  label: string;
  items: readonly MarqueeItem[];
  onOpen: (index: number) => void;
};

const SECONDS_PER_ITEM = 9;
/** The row stands still for four seconds: what is out of sight has until then to come. */
const REST_MS = 2_500;
const FIRST_COUNT = 2;

/**
 * Notices that walk by. The row is drawn twice so that it has no end; the second copy is for the
 * eye and the mouse only. Where motion is unwanted it stands still and can be scrolled. At first only
 * the notices that can be seen are there: all of them are half the words of a page.
 */
export function Marquee({ label, items, onOpen }: Props) {
  const t = useT();
  const [isPaused, setPaused] = useState(false);
  const isWhole = useAfterRest();
  const seconds = Math.max(2, items.length) * SECONDS_PER_ITEM;
  return (
    <section className="marquee" aria-label={label} data-paused={isPaused}>
      <Icon of={bell} />
      <div className="marquee-view">
        <div className="marquee-track" style={{ animationDuration: `${seconds}s` }}>
          <Notices items={isWhole ? items : items.slice(0, FIRST_COUNT)} onOpen={onOpen} />
          {isWhole && <Notices items={items} onOpen={onOpen} isCopy />}
        </div>
      </div>
      <IconButton
        className="marquee-pause"
        label={isPaused ? t('ui_play') : t('ui_pause')}
        icon={isPaused ? play : pause}
        onClick={() => setPaused(!isPaused)}
      />
    </section>
  );
}

function useAfterRest(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setRested, REST_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isRested;
}

type NoticesProps = Omit<Props, 'label'> & { isCopy?: boolean };

function Notices({ items, onOpen, isCopy }: NoticesProps) {
  return (
    <ul className="marquee-row" aria-hidden={isCopy}>
      {items.map(({ key, title, text }, index) => (
        <li key={key}>
          <button type="button" tabIndex={isCopy ? -1 : undefined} onClick={() => onOpen(index)}>
            <b>{title}</b> {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
