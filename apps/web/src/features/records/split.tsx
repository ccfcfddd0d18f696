import { Card } from '@baize/ui/card.tsx';
import { classNames } from '@baize/ui/class-names';
import type { ReactNode } from 'react';

type Part = {
  name: string;
  figure: ReactNode;
  note?: ReactNode;
  /** The one that the others lead to. */
  tone?: 'win' | 'loss' | 'even';
};

/** Up to four figures that belong together, side by side. */
export function Split({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <Card padding="flush" className="record-split" aria-label={label}>
      {parts.map(({ name, figure, note, tone }) => (
        <div key={name} className={classNames(tone && `is-${tone}`)}>
          <span className="muted">{name}</span>
          <b>{figure}</b>
          {note && <small>{note}</small>}
        </div>
      ))}
    </Card>
  );
}

export const toneOf = (amount: bigint): 'win' | 'loss' | 'even' =>
  amount > 0n ? 'win' : amount < 0n ? 'loss' : 'even';
