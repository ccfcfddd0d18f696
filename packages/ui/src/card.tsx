import type { ComponentProps } from 'react';
import './card.css';
import { classNames } from './class-names.ts';

type Props = ComponentProps<'section'> & {
  /** `tight` for dense areas; `flush` for what brings its own edges, such as a table. */
  padding?: 'normal' | 'tight' | 'flush';
};

export function Card({ padding = 'normal', className, ...section }: Props) {
  return (
    <section
      {...section}
      className={classNames('card', padding !== 'normal' && `card-${padding}`, className)}
    />
  );
}
