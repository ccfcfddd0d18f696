import type { ReactNode } from 'react';
import { ConsoleLink, type ConsolePath, type Query } from '../../shared/console-link.tsx';

type Props = {
  name: string;
  below: ReactNode;
  /** Where its rows are; without one the operator may not see them. */
  to?: ConsolePath | null;
  query?: Query;
  children: ReactNode;
};

/** One figure of a strip, which leads to the rows it adds up from. */
export function Figure({ name, below, to, query, children }: Props) {
  const content = (
    <>
      <span className="muted">{name}</span>
      <b>{children}</b>
      <span className="faint">{below}</span>
    </>
  );
  if (!to) return <div className="figure">{content}</div>;
  return (
    <ConsoleLink to={to} {...(query && { query })} className="figure">
      {content}
    </ConsoleLink>
  );
}
