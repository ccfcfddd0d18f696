import type { ComponentProps, ReactNode } from 'react';
import { StatePicture } from './state-picture.tsx';
import './stop.css';

type Props = {
  title: string;
  picture: ComponentProps<typeof StatePicture>['of'];
  children: ReactNode;
};

/** Stands in a page's place where there is no page, or it did not come: what happened, one way on. */
export function Stop({ title, picture, children }: Props) {
  return (
    <section className="stop">
      <StatePicture of={picture} />
      <h1>{title}</h1>
      {children}
    </section>
  );
}
