import { useT } from '@baize/i18n/react.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import type { ReactNode } from 'react';

type Props<View extends string> = {
  title: string;
  hints: ReactNode;
  views: readonly { readonly value: View; readonly label: string }[];
  view: View;
  onView: (view: View) => void;
};

/** The name of a queue, what its keys do, and which part of it is shown. */
export function QueueHead<View extends string>(props: Props<View>) {
  const { title, hints, views, view, onView } = props;
  const t = useT();
  return (
    <header className="console-head">
      <div>
        <h1>{title}</h1>
        {hints}
      </div>
      <Segments label={t('console.view')} segments={views} value={view} onChange={onView} />
    </header>
  );
}
