import type { ReactNode } from 'react';
import './banner.css';

type Props = {
  /** Fills the banner: a `Picture` or a drawing, its busy half at the end. */
  art: ReactNode;
  eyebrow?: ReactNode;
  /** Marked by phrase with `.ph`, so that a Thai line breaks where a voice would. */
  title: ReactNode;
  children?: ReactNode;
  /** One white button. */
  action?: ReactNode;
  /** What a press anywhere on it does: one element of the class `banner-cover`. */
  cover?: ReactNode;
};

/** Words at the start, on a shade that keeps them readable; art at the end. */
export function Banner({ art, eyebrow, title, children, action, cover }: Props) {
  return (
    <div className="banner">
      <div className="banner-art">{art}</div>
      {cover}
      <div className="banner-words">
        {eyebrow && <p className="banner-eyebrow">{eyebrow}</p>}
        <p className="banner-title">{title}</p>
        {children && <p className="banner-text">{children}</p>}
        {action}
      </div>
    </div>
  );
}
