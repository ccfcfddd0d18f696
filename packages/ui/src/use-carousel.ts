import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from './use-media.ts';
import { usePageVisible } from './use-page-state.ts';

const EVERY_MS = 5_000;
const TRANSITION_MS = 1_000;
/** The other slides are called this long after the first: in time, and not beside the first view. */
const CALL_AFTER_MS = 2_000;
/** The space between two slides as one leaves and the other enters. */
const SPACING_PX = 20.3;

/**
 * Which slide is shown, and the round. It rests while the page is hidden or a dialog is over it,
 * while motion is unwanted, and while a keyboard is on something inside a slide that would otherwise
 * run away.
 */
export function useCarousel(frame: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const [isPausedByHand, setPaused] = useState<boolean | null>(null);
  const isStill = useReducedMotion();
  const isVisible = usePageVisible();
  const moves = useRef<readonly Animation[]>([]);
  const [called, setCalled] = useState(1);
  const isPaused = isPausedByHand ?? isStill;

  const goTo = (target: number) => {
    const to = (target + count) % count;
    if (to === index) return;
    for (const move of moves.current) move.finish();
    // From the last to the first it goes on, so that the round never runs backwards.
    const isOnwards = target === index + 1 || (target !== index - 1 && to > index);
    if (!isStill) moves.current = slide(frame.current, { from: index, to, isOnwards });
    setIndex(to);
  };

  const advance = useEffectEvent((from: number) => {
    const isCovered = document.documentElement.dataset['modal'] !== undefined;
    if (!isCovered && !frame.current?.querySelector(':focus-visible')) goTo(from + 1);
  });

  // Each new slide gets its full time, also one that was chosen by hand.
  useEffect(() => {
    if (count < 2 || isPaused || !isVisible) return;
    const timer = setInterval(() => advance(index), EVERY_MS);
    return () => clearInterval(timer);
  }, [count, index, isPaused, isVisible]);

  useEffect(() => {
    const timer = setTimeout(() => setCalled(count), CALL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [count]);

  return {
    index,
    isPaused,
    isDue: (at: number) => at < called || at === index,
    goTo,
    togglePause: () => setPaused(!isPaused),
    /** Somebody reaches for it: any slide may be next. */
    callAll: () => setCalled(count),
  };
}

type Move = { readonly from: number; readonly to: number; readonly isOnwards: boolean };

/** Moves one slide out and the other in; the rest stay hidden, so nothing need be copied. */
function slide(frame: HTMLElement | null, { from, to, isOnwards }: Move): readonly Animation[] {
  const leaving = frame?.children[from];
  const entering = frame?.children[to];
  if (!leaving || !entering) return [];
  const sign = isOnwards === !frame.matches(':dir(rtl)') ? 1 : -1;
  const timing = { duration: TRANSITION_MS, easing: 'cubic-bezier(0.4, 0, 0.1, 1)' };
  return [
    leaving.animate(
      [
        { transform: 'none', visibility: 'visible' },
        { transform: beside(sign === 1 ? -1 : 1), visibility: 'visible' },
      ],
      timing,
    ),
    entering.animate([{ transform: beside(sign) }, { transform: 'none' }], timing),
  ];
}

const beside = (side: 1 | -1) => `translateX(calc(${side} * (100% + ${SPACING_PX}px)))`;
