import { answerCheck, type PlayClockView } from '@baize/contract/play-clock';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { instant } from '@baize/std/time';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call } from '../../shared/server/api.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { useLeave } from './use-leave.ts';
import { netOf, playedMinutesOf, usePlayClock } from './use-play-clock.ts';

/** Wherever bets are placed: time and result at the interval the member chose, or the end they set. */
export function RealityCheck() {
  const queries = useQueryClient();
  const { clock, queryKey } = usePlayClock(true);
  useEffect(
    () =>
      queries.getMutationCache().subscribe(({ type, mutation }) => {
        // A bet that was placed or refused: the wallet may have begun to wait.
        const isOver = mutation?.state.status === 'success' || mutation?.state.status === 'error';
        if (type === 'updated' && isOver) void queries.invalidateQueries({ queryKey });
      }),
    [queries, queryKey],
  );
  const answering = useMutation({
    mutationFn: (since: string) => call(answerCheck, { since }),
    onSuccess: (after) => queries.setQueryData(queryKey, after),
  });
  if (!clock?.wait) return null;
  const { since } = clock.wait;
  return (
    <Notice
      clock={clock}
      isBusy={answering.isPending}
      error={answering.error}
      onGoOn={() => answering.mutate(since)}
    />
  );
}

type NoticeProps = {
  clock: PlayClockView;
  isBusy: boolean;
  error: unknown;
  onGoOn: () => void;
};

/** It must be answered: there is no way to close it but going on or leaving the game. */
function Notice({ clock, isBusy, error, onGoOn }: NoticeProps) {
  const t = useT();
  const formats = useFormats();
  const leave = useLeave();
  const until = clock.wait?.until ?? null;
  return (
    <Dialog
      isOpen
      canClose={false}
      onClose={() => undefined}
      title={t(until ? 'play.session_over_title' : 'play.check_title')}
      footer={
        <>
          <Button look="line" onClick={leave}>
            {t('play.check_leave')}
          </Button>
          {until === null && (
            <Button look="act" isBusy={isBusy} onClick={onGoOn}>
              {t('play.check_go_on')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {until
          ? t('play.session_over', { when: formats.dateTime(instant(new Date(until))) })
          : t('play.check_text')}
      </p>
      <Facts
        facts={[
          {
            name: t('play.check_time'),
            value: t('play.check_minutes', { count: playedMinutesOf(clock) }),
          },
          { name: t('play.check_staked'), value: <MoneyText amount={clock.staked} /> },
          { name: t('play.check_won'), value: <MoneyText amount={clock.won} /> },
          {
            name: t('play.check_net'),
            value: <MoneyText amount={netOf(clock)} />,
          },
        ]}
      />
      <p>
        <Link to="/member/limits" search={{}} className={buttonClass({ look: 'ghost' })}>
          {t('play.check_limits')}
        </Link>
      </p>
      <CallError error={error} />
    </Dialog>
  );
}
