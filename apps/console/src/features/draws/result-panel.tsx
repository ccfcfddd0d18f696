import type { DeskDraw } from '@baize/contract/draw-shape';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { Card } from '@baize/ui/card.tsx';
import { Note } from '@baize/ui/note.tsx';
import { useToast } from '@baize/ui/toast.tsx';
import { CallError } from '../../shared/call-error.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useMay } from '../../shared/use-operator.ts';
import { BoardForm } from './board-form.tsx';
import { BoardView } from './board-view.tsx';
import { useEntry, useEntryWithdrawal } from './use-draws.ts';

/** Two people read the official board, each for themselves; the same digits make the result. */
export function ResultPanel({ draw }: { draw: DeskDraw }) {
  const t = useT();
  const may = useMay();
  const isOpen = draw.status === 'awaiting' || draw.status === 'entered';
  if (!isOpen || draw.kind !== 'official') return null;
  const isDiffering = draw.differences.length > 0;
  const canEnter =
    may('draws.enter') && draw.enteredBy.length < 2 && !draw.enteredBy.some(({ isMine }) => isMine);
  return (
    <Card className="stack" aria-label={t('draws.result_title')}>
      <header>
        <h2>{t('draws.result_title')}</h2>
        <p className="muted">{t('draws.result_text')}</p>
      </header>
      {isDiffering && (
        <div role="alert">
          <Note tone="loss">{t('draws.differ_text', { count: draw.differences.length })}</Note>
        </div>
      )}
      <Entries draw={draw} />
      {canEnter && <EntryForm draw={draw} />}
    </Card>
  );
}

function Entries({ draw }: { draw: DeskDraw }) {
  const t = useT();
  const may = useMay();
  const withdrawing = useEntryWithdrawal();
  if (draw.enteredBy.length === 0) return null;
  return (
    <div className="draw-entries">
      {draw.enteredBy.map(({ by, isMine, at, board }) => (
        <section key={at} className="stack">
          <h3>
            {isMine ? t('draws.entry_mine') : t('draws.entry_of', { name: by ?? '' })}{' '}
            <span className="muted small">
              <Moment at={at} />
            </span>
          </h3>
          {board ? (
            <BoardView board={board} differences={draw.differences} />
          ) : (
            <Note>{t('draws.entry_hidden')}</Note>
          )}
          {isMine && draw.enteredBy.length === 1 && <Note>{t('draws.entry_waits')}</Note>}
          {isMine && may('draws.enter') && (
            <div className="queue-acts">
              <Button
                look="line"
                isBusy={withdrawing.isPending}
                onClick={() => withdrawing.mutate({ drawId: draw.drawId })}
              >
                {t('draws.entry_withdraw')}
              </Button>
            </div>
          )}
        </section>
      ))}
      <CallError error={withdrawing.error} />
    </div>
  );
}

function EntryForm({ draw }: { draw: DeskDraw }) {
  const t = useT();
  const toast = useToast();
  const entering = useEntry();
  const isSecond = draw.enteredBy.length === 1;
  return (
    <BoardForm
      shape={draw.shape}
      action={t(isSecond ? 'draws.enter_second' : 'draws.enter_first')}
      isBusy={entering.isPending}
      onSubmit={(board) =>
        entering.mutate(
          { drawId: draw.drawId, board },
          {
            onSuccess: ({ status }) =>
              toast(
                status === 'entered'
                  ? { tone: 'info', text: t('draws.entered_toast') }
                  : { tone: 'win', text: t('draws.confirmed_toast') },
              ),
          },
        )
      }
    >
      <CallError error={entering.error} />
    </BoardForm>
  );
}
