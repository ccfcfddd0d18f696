import { Button, type ButtonLook } from '@baize/ui/button.tsx';
import type { IconPath } from '@baize/ui/icons';
import { Note } from '@baize/ui/note.tsx';
import { type ReactNode, useState } from 'react';
import { QueueList } from './queue-list.tsx';
import { useChosen } from './use-chosen.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** One of the two things that can be decided: its word, and what it opens. */
export type Act<Verdict> = {
  readonly verdict: Verdict;
  readonly name: string;
  readonly look: ButtonLook;
  readonly icon?: IconPath;
};

export type Acts<Verdict> = {
  /** By the key A. */
  readonly approve?: Act<Verdict> | undefined;
  /** By the key R. */
  readonly refuse?: Act<Verdict> | undefined;
  /** Why something is left to others. */
  readonly note?: string | undefined;
};

type Props<Row, Verdict> = {
  label: string;
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** What the operator may decide about it now. */
  actsOf: (row: Row) => Acts<Verdict>;
  renderLine: (row: Row) => ReactNode;
  renderCase: (row: Row, acts: ReactNode) => ReactNode;
  renderDialog: (row: Row, verdict: Verdict, onClose: () => void) => ReactNode;
};

/**
 * A queue worked off one after another: the list, the chosen one beside it, and the last look before
 * a decision. A dialog stays with the row it was opened for, also when a colleague takes that from
 * the queue meanwhile.
 */
export function DecisionQueue<Row, Verdict>(props: Props<Row, Verdict>) {
  const { label, rows, idOf, actsOf, renderLine, renderCase, renderDialog } = props;
  const { row, choose, move } = useChosen(rows, idOf);
  const [decision, setDecision] = useState<{ row: Row; verdict: Verdict } | null>(null);
  const { approve, refuse, note } = row ? actsOf(row) : {};
  const opening = (act: Act<Verdict> | undefined) =>
    row && act && (() => setDecision({ row, verdict: act.verdict }));
  useQueueKeys({ move, approve: opening(approve), refuse: opening(refuse) });
  const acts = (
    <>
      {note && <Note>{note}</Note>}
      {(approve ?? refuse) && (
        <div className="queue-acts">
          {[approve, refuse].map(
            (act) =>
              act && (
                <Button key={act.name} look={act.look} icon={act.icon} onClick={opening(act)}>
                  {act.name}
                </Button>
              ),
          )}
        </div>
      )}
    </>
  );
  return (
    <>
      {row && (
        <QueueList label={label} rows={rows} idOf={idOf} chosenId={idOf(row)} onChoose={choose}>
          {renderLine}
        </QueueList>
      )}
      {row && renderCase(row, acts)}
      {decision && renderDialog(decision.row, decision.verdict, () => setDecision(null))}
    </>
  );
}
