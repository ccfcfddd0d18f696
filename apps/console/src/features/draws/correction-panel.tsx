import type { DeskDraw, DrawBoard } from '@baize/contract/draw-shape';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { useState } from 'react';
import { CallError } from '../../shared/call-error.tsx';
import { ReasonDialog } from '../../shared/queue/reason-dialog.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { BoardForm } from './board-form.tsx';
import { BoardView } from './board-view.tsx';
import { CorrectionChanges } from './correction-changes.tsx';
import { useConfirmation, useProposal, useProposalDrop } from './use-draws.ts';

/** Another result for what is settled: what would change, who proposes it, who confirms it. */
export function CorrectionPanel({ draw }: { draw: DeskDraw }) {
  const t = useT();
  const may = useMay();
  if (draw.kind !== 'official' || draw.status !== 'settled') return null;
  if (!draw.proposal && !may('draws.enter')) return null;
  return (
    <Card className="stack" aria-label={t('draws.correction_title')}>
      <header>
        <h2>{t('draws.correction_title')}</h2>
        <p className="muted">{t('draws.correction_text')}</p>
      </header>
      {draw.proposal ? <Proposed draw={draw} proposal={draw.proposal} /> : <Propose draw={draw} />}
    </Card>
  );
}

type ProposedProps = { draw: DeskDraw; proposal: NonNullable<DeskDraw['proposal']> };

function Proposed({ draw, proposal }: ProposedProps) {
  const t = useT();
  const may = useMay();
  const toast = useToast();
  const { drawId } = draw;
  const [isDropping, setDropping] = useState(false);
  const confirming = useConfirmation();
  const dropping = useProposalDrop();
  const { board, by, reason, isMine } = proposal;
  return (
    <>
      <Note tone="warn">{t('draws.proposed_by', { name: by ?? '', reason: reason ?? '' })}</Note>
      <BoardView board={board} />
      <CorrectionChanges drawId={drawId} board={board}>
        {(digest) => (
          <>
            {isMine && <Note>{t('draws.own_proposal')}</Note>}
            <div className="queue-acts">
              {!isMine && may('draws.confirm') && (
                <Button
                  look="act"
                  isBusy={confirming.isPending}
                  onClick={() =>
                    confirming.mutate(
                      { drawId, digest },
                      {
                        onSuccess: () => toast({ tone: 'win', text: t('draws.corrected_toast') }),
                      },
                    )
                  }
                >
                  {t('draws.confirm')}
                </Button>
              )}
              {may('draws.enter') && (
                <Button look="line" onClick={() => setDropping(true)}>
                  {t('draws.drop')}
                </Button>
              )}
            </div>
          </>
        )}
      </CorrectionChanges>
      <CallError error={confirming.error} />
      {isDropping && (
        <ReasonDialog
          title={t('draws.drop')}
          text={t('draws.drop_text')}
          action={t('draws.drop')}
          reason="needed"
          isBusy={dropping.isPending}
          error={dropping.error}
          onSubmit={(why) =>
            dropping.mutate({ drawId, reason: why }, { onSuccess: () => setDropping(false) })
          }
          onClose={() => setDropping(false)}
        />
      )}
    </>
  );
}

function Propose({ draw }: { draw: DeskDraw }) {
  const t = useT();
  const [board, setBoard] = useState<DrawBoard | null>(null);
  const [isProposing, setProposing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const proposing = useProposal();
  const current = draw.results.at(-1)?.board;
  if (!isOpen || !current) {
    return (
      <div className="queue-acts">
        <Button look="line" onClick={() => setOpen(true)}>
          {t('draws.correct')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <BoardForm
        shape={draw.shape}
        start={current}
        action={t('draws.preview')}
        isBusy={false}
        onSubmit={setBoard}
      />
      {board && (
        <CorrectionChanges drawId={draw.drawId} board={board}>
          {() => (
            <div className="queue-acts">
              <Button look="act" onClick={() => setProposing(true)}>
                {t('draws.propose')}
              </Button>
            </div>
          )}
        </CorrectionChanges>
      )}
      {isProposing && board && (
        <ReasonDialog
          title={t('draws.propose')}
          text={t('draws.propose_text')}
          action={t('draws.propose')}
          reason="needed"
          hint={t('draws.reason_players')}
          isBusy={proposing.isPending}
          error={proposing.error}
          onSubmit={(reason) =>
            proposing.mutate(
              { drawId: draw.drawId, board, reason },
              { onSuccess: () => setProposing(false) },
            )
          }
          onClose={() => setProposing(false)}
        />
      )}
    </>
  );
}
