import { answerCheck, type PlayClockView, readPlayClock } from '@baize/contract/play-clock';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { subtract } from '@baize/std/money';
import { instant, MINUTE_MS } from '@baize/std/time';
import { Button, buttonClass } from '@baize/ui/button.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Facts } from '@baize/ui/facts.tsx';
import { MoneyText } from '@baize/ui/money-text.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call } from '../../shared/server/api.ts';
import { CallError } from '../../shared/server/call-error.tsx';
import { useMemberKey } from '../../shared/session/session.ts';
import { useLeave } from './use-leave.ts';

/** Asked this often, so that a notice is there soon after it is due, also after a sleep of the tab. */
const ASK_EVERY_MS = 15_000;

/** Over a game: time and result at the interval the member chose, or the end they set. */
export function RealityCheck() {
  const queries = useQueryClient();
  const queryKey = useMemberKey('protection clock');
  const { data: clock } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readPlayClock, {}, signal),
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
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
            value: t('play.check_minutes', { count: playedOf(clock) }),
          },
          { name: t('play.check_staked'), value: <MoneyText amount={clock.staked} /> },
          { name: t('play.check_won'), value: <MoneyText amount={clock.won} /> },
          {
            name: t('play.check_net'),
            value: <MoneyText amount={subtract(clock.won, clock.staked)} />,
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

/** By the server's clock: the device's may be wrong. */
const playedOf = ({ beganAt, now }: PlayClockView): number =>
  beganAt === null ? 0 : Math.floor((Date.parse(now) - Date.parse(beganAt)) / MINUTE_MS);
