import type { ReactNode } from 'react';

type Props = {
  /** The cover of the game that cannot be played, where it is known. */
  cover?: ReactNode;
  title: string;
  children: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  /** What can be played instead. */
  others: ReactNode;
};

/** Stands where a game would be: which one, why not, and what else there is. */
export function GameStop({ cover, title, children, action, others }: Props) {
  return (
    <div className="game-stop">
      <section>
        {cover && <div className="game-stop-cover">{cover}</div>}
        <div className="game-stop-words">
          <h2>{title}</h2>
          {children}
          {action}
        </div>
      </section>
      {others}
    </div>
  );
}
