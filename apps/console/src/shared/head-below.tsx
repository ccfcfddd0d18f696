import type { ReactNode } from 'react';
import { ConsoleLink, type ConsolePath } from './console-link.tsx';

type Props = {
  /** The page above and its name. */
  to: ConsolePath;
  above: ReactNode;
  /** What can be done with what the page is about. */
  acts?: ReactNode;
  children: ReactNode;
};

/** The head of a page that stands below another: the way back to that one, and its own name. */
export const HeadBelow = ({ to, above, acts, children }: Props) => (
  <header className="console-head">
    <div>
      <p>
        <ConsoleLink to={to} className="link">
          {above}
        </ConsoleLink>
      </p>
      {children}
    </div>
    {acts}
  </header>
);
