import { useT } from '@baize/i18n/react.tsx';
import { Segments } from '@baize/ui/segments.tsx';
import type { TableOrder } from '@baize/ui/table.tsx';
import type { ReactNode } from 'react';
import '../list-filters.css';
import { QueueOrder } from './queue-order.tsx';

type Props<View extends string> = {
  title: string;
  hints: ReactNode;
  views: readonly { readonly value: View; readonly label: string }[];
  view: View;
  onView: (view: View) => void;
  /** Left out where a queue has one order alone. */
  order?: TableOrder;
};

/** The name of a queue, what its keys do, which part of it is shown and in which order. */
export function QueueHead<View extends string>(props: Props<View>) {
  const { title, hints, views, view, onView, order } = props;
  const t = useT();
  return (
    <header className="console-head">
      <div>
        <h1>{title}</h1>
        {hints}
      </div>
      <div className="list-filters">
        <Segments label={t('console.view')} segments={views} value={view} onChange={onView} />
        {order && <QueueOrder order={order} />}
      </div>
    </header>
  );
}
