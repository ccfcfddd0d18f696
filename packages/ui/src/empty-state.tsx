import type { ReactNode } from 'react';
import './state.css';

type Props = {
  /** One symbol from the art. */
  art?: ReactNode;
  title: ReactNode;
  /** A sentence that teaches how it gets filled. */
  children?: ReactNode;
  /** One outline button. */
  action?: ReactNode;
};

export function EmptyState({ art, title, children, action }: Props) {
  return (
    <div className="state">
      {art && (
        <div className="state-art" aria-hidden="true">
          {art}
        </div>
      )}
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
