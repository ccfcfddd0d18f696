import { Card } from '@baize/ui/card.tsx';
import type { ReactNode } from 'react';

type Figure = { readonly name: string; readonly figure: ReactNode; readonly note?: ReactNode };

/** A few totals side by side. */
export const FigureStrip = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <Card padding="flush" className="figure-strip" aria-label={label}>
    {figures.map(({ name, figure, note }) => (
      <div key={name}>
        <span className="muted">{name}</span>
        <b>{figure}</b>
        {note && <small className="faint">{note}</small>}
      </div>
    ))}
  </Card>
);
