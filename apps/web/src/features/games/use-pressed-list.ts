import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../shared/loading/after-paint.ts';
import { useSteady } from '../../shared/timing/use-steady.ts';
import { changeList, type ListSearch, listHref } from './list-search.ts';

type Pressed = { readonly at: string; readonly search: ListSearch };

/**
 * What a list shows to be asked for: what its address says, and from a press on what was pressed.
 * The press is painted first; going to another address, which wakes the whole page, comes after.
 */
export function usePressedList(settled: ListSearch) {
  const navigate = useNavigate();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const at = useRouterState({ select: ({ location }) => location.searchStr });
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const callOff = useRef(() => {});
  if (pressed && pressed.at !== at) setPressed(null);
  useEffect(() => () => callOff.current(), []);

  const shown = pressed?.at === at ? pressed.search : settled;
  /** Another filter or order begins at page 1. */
  const change = useSteady((part: Partial<ListSearch>) => {
    const search = changeList(shown, part);
    setPressed({ at, search });
    callOff.current();
    callOff.current = afterPaint(() => void navigate({ href: listHref(pathname, search) }));
  });
  return { shown, change };
}
