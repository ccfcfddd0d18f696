import { useT } from '@baize/i18n/react.tsx';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOperator } from '../shared/use-operator.ts';

/** Keeps the tab's title, and begins each page at its top, for the eye, the keyboard and readers. */
export function useArrival() {
  const t = useT();
  const router = useRouter();
  const { brand } = useOperator();
  const name = useRouterState({
    select: ({ matches }) => matches.findLast(({ staticData }) => staticData.title)?.staticData,
  });

  useEffect(() => {
    const page = t(name?.title ?? 'console.title');
    document.title = t('console.page_title', { page, brand: brand.name });
  }, [t, name, brand]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) beginAtTop();
      }),
    [router],
  );
}

/** A page that still waits for its answer has no heading yet: then it begins at the page itself. */
function beginAtTop() {
  scrollTo(0, 0);
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? document.querySelector('main'))?.focus({ preventScroll: true });
}
