import type { ReactNode } from 'react';
import './facts.css';

type Fact = { name: string; value: ReactNode; isTotal?: boolean };

/** Names at the start, values at the end; the total stands apart. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value, isTotal }) => (
        <div key={name} className={isTotal ? 'facts-total' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
