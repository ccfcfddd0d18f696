import { useEffect } from 'react';
import { usePermission } from '../shared/session/permission.ts';
import { now } from '../shared/timing/clock.ts';

type Tagged = Window & { dataLayer?: unknown[] };

/** A brand without a tag loads nothing and is measured by nobody. */
export function useAnalytics() {
  const gtagId = usePermission().data?.info.gtagId ?? null;
  useEffect(() => {
    if (gtagId !== null) loadAnalytics(gtagId);
  }, [gtagId]);
}

function loadAnalytics(gtagId: string) {
  const page = window as Tagged;
  if (page.dataLayer) return;
  page.dataLayer = [];
  // The tag reads each entry as the `arguments` of a call, so an array would not do.
  function tag(..._values: unknown[]) {
    page.dataLayer?.push(arguments);
  }
  tag('js', now());
  tag('config', gtagId);
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gtagId)}`;
  document.head.append(script);
}
