import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Icon } from './icon.tsx';
import { arrowDown, arrowUp } from './icons.ts';
import './kpi.css';

type Props = {
  label: ReactNode;
  figure: ReactNode;
  /** How far it moved, written out, and against what. `muted` where up is neither good nor bad. */
  delta?: { text: string; direction: 'up' | 'down'; tone: 'win' | 'loss' | 'muted' };
  comparedWith?: ReactNode;
  sparkline?: ReactNode;
};

/** One figure that matters: what it is, how much, how it moved. */
export function Kpi({ label, figure, delta, comparedWith, sparkline }: Props) {
  return (
    <Card className="kpi" padding="tight">
      <span className="kpi-label">{label}</span>
      <b className="kpi-figure">{figure}</b>
      <span className="kpi-delta">
        {delta && (
          <span className={delta.tone === 'muted' ? 'muted' : `tone-${delta.tone}`}>
            <Icon of={delta.direction === 'up' ? arrowUp : arrowDown} />
            <bdi>{delta.text}</bdi>
          </span>
        )}
        {comparedWith}
      </span>
      {sparkline}
    </Card>
  );
}
