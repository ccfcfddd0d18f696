import type { ReactNode } from 'react';
import './stop.css';

type Props = { title: string; picture: string; children: ReactNode };

/** Stands in a page's place where there is no page, or it did not come: what happened, one way on. */
export function Stop({ title, picture, children }: Props) {
  return (
    <section className="stop">
      <img src={picture} alt="" width="176" height="176" />
      <h1>{title}</h1>
      {children}
    </section>
  );
}
