import { useT } from '@baize/i18n/react.tsx';
import { type ReactNode, useRef } from 'react';
import './carousel.css';
import { Icon } from './icon.tsx';
import { pause, play } from './icons.ts';
import { useCarousel } from './use-carousel.ts';

export type Slide = {
  key: string;
  /** What is heavy on a slide is drawn when it is due: a little before it can be seen. */
  renderContent: (isDue: boolean) => ReactNode;
};

type Props = { label: string; slides: readonly Slide[] };

/** How far a finger must travel sideways, in pixels, to mean another slide. */
const SWIPE_PX = 40;

/**
 * Banners, one a view. They go round every five seconds; presses and swipes change the slide but
 * never stop the round, the Pause button does. One slide alone has none of this.
 */
export function Carousel({ label, slides }: Props) {
  const t = useT();
  const frame = useRef<HTMLUListElement>(null);
  const startX = useRef(0);
  const { index, isPaused, isDue, goTo, togglePause, callAll } = useCarousel(frame, slides.length);
  const isMany = slides.length > 1;

  const swipe = (endX: number) => {
    const travelled = endX - startX.current;
    if (!isMany || Math.abs(travelled) < SWIPE_PX) return;
    const isRtl = frame.current?.matches(':dir(rtl)');
    goTo(index + (travelled < 0 === !isRtl ? 1 : -1));
  };

  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={frame}
        className="carousel-frame"
        aria-live={isPaused ? 'polite' : 'off'}
        onTouchStart={(event) => {
          startX.current = event.touches[0]?.clientX ?? 0;
        }}
        onTouchEnd={(event) => swipe(event.changedTouches[0]?.clientX ?? startX.current)}
      >
        {slides.map(({ key, renderContent }, at) => (
          <li
            key={key}
            className="carousel-slide"
            data-current={at === index}
            aria-roledescription="slide"
            aria-label={t('ui_slide', { slide: at + 1, slides: slides.length })}
          >
            {renderContent(isDue(at))}
          </li>
        ))}
      </ul>
      {isMany && (
        <div className="carousel-dots">
          {slides.map(({ key }, at) => (
            <button
              key={key}
              type="button"
              className="carousel-dot"
              aria-label={t('ui_slide', { slide: at + 1, slides: slides.length })}
              aria-current={at === index}
              onPointerEnter={callAll}
              onFocus={callAll}
              onClick={() => goTo(at)}
            />
          ))}
          <button
            type="button"
            className="carousel-pause"
            aria-label={isPaused ? t('ui_play') : t('ui_pause')}
            onClick={togglePause}
          >
            <Icon of={isPaused ? play : pause} />
          </button>
        </div>
      )}
    </section>
  );
}
