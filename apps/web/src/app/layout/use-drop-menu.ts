import type { GameType } from '@baize/contract/game';
import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A pointer that only passes by opens nothing, and one that strays for a moment closes nothing. */
const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 240;

export type Dropped = {
  readonly gameType: GameType;
  /** How far from the start of the bar its item begins. */
  readonly at: number;
  /** It was opened by keyboard, which goes on inside it. */
  readonly takesFocus: boolean;
};

/** One menu at a time under a bar of items: by pointer, by press and by keyboard. */
export function useDropMenu(onShow: () => void) {
  const bar = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [dropped, setDropped] = useState<Dropped | null>(null);

  const close = () => {
    clearTimeout(timer.current);
    setDropped(null);
  };
  const show = (gameType: GameType, takesFocus: boolean) => {
    clearTimeout(timer.current);
    onShow();
    setDropped({ gameType, takesFocus, at: startOf(bar.current, gameType) });
  };
  const later = (act: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };

  useEffect(() => {
    if (!dropped) return;
    const leave = ({ target }: Event) => {
      if (!bar.current?.contains(target as Node)) setDropped(null);
    };
    // Wherever the focus is: a menu that was opened by the pointer must go without it, too.
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const isInside = bar.current?.contains(document.activeElement);
      if (isInside) openerOf(bar.current, dropped.gameType)?.focus();
      setDropped(null);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [dropped]);

  useEffect(() => () => clearTimeout(timer.current), []);

  /** Over an item; one that has no menu closes that of another. */
  const enterItem = ({ pointerType }: PointerEvent, gameType: GameType | null) => {
    if (pointerType !== 'mouse') return;
    if (dropped?.gameType === gameType) clearTimeout(timer.current);
    else later(() => (gameType === null ? close() : show(gameType, false)), OPEN_AFTER_MS);
  };
  const leaveBar = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') later(close, CLOSE_AFTER_MS);
  };
  const enterMenu = () => clearTimeout(timer.current);
  const toggle = (gameType: GameType, takesFocus: boolean) =>
    dropped?.gameType === gameType ? close() : show(gameType, takesFocus);
  return { bar, dropped, close, toggle, enterItem, enterMenu, leaveBar };
}

const openerOf = (bar: HTMLElement | null, gameType: GameType) =>
  bar?.querySelector<HTMLElement>(`[data-opens=${gameType}]`) ?? null;

function startOf(bar: HTMLElement | null, gameType: GameType): number {
  const item = openerOf(bar, gameType)?.parentElement?.getBoundingClientRect();
  const box = bar?.getBoundingClientRect();
  if (!item || !box) return 0;
  return bar?.matches(':dir(rtl)') ? box.right - item.right : item.left - box.left;
}
