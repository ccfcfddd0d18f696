import { type ReactNode, useId } from 'react';
import './rail.css';

type Props = {
  title: ReactNode;
  /** Filters, beside the title. */
  beside?: ReactNode;
  /** A pager or a way to the rest, at the end. */
  end?: ReactNode;
  /** Never in the first view: it is drawn when it comes near. */
  isBelow?: boolean;
  children: ReactNode;
};

/** One section of the home page. */
export function Rail({ title, beside, end, isBelow, children }: Props) {
  const id = useId();
  return (
    <section className={isBelow ? 'rail rail-below' : 'rail'} aria-labelledby={id}>
      <header className="rail-head">
        <h2 id={id}>{title}</h2>
        {beside}
        {end && <div className="rail-end">{end}</div>}
      </header>
      {children}
    </section>
  );
}
