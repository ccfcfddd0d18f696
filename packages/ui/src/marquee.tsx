import { useT } from '@baize/i18n/react.tsx';
import { type ReactNode, useState } from 'react';
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

/**
 * Notices that walk by. The row is drawn twice so that it has no end; the second copy is for the
 * eye and the mouse only. Where motion is unwanted it stands still and can be scrolled.
 */
export function Marquee({ label, items, onOpen }: Props) {
  const t = useT();
  const [isPaused, setPaused] = useState(false);
  const seconds = Math.max(2, items.length) * SECONDS_PER_ITEM;
  return (
    <section className="marquee" aria-label={label} data-paused={isPaused}>
      <Icon of={bell} />
      <div className="marquee-view">
        <div className="marquee-track" style={{ animationDuration: `${seconds}s` }}>
          <Notices items={items} onOpen={onOpen} />
          <Notices items={items} onOpen={onOpen} isCopy />
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
