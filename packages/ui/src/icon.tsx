import { classNames } from './class-names.ts';
import './icon.css';
import type { IconPath } from './icons.ts';

type Props = {
  of: IconPath;
  /** Mirrors in right-to-left pages: for arrows and chevrons, never for clocks or numbers. */
  flip?: boolean;
  className?: string | undefined;
};

/** Decoration only: the word beside it, or the label of its button, is what a reader hears. */
export function Icon({ of, flip, className }: Props) {
  return (
    <svg
      className={classNames('ic', flip && 'ic-flip', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={of} />
    </svg>
  );
}
