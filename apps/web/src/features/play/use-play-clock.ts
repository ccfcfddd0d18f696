import { type PlayClockView, readPlayClock } from '@baize/contract/play-clock';
import { type Minor, subtract } from '@baize/std/money';
import { MINUTE_MS } from '@baize/std/time';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { useMemberKey } from '../../shared/session/session.ts';

/** Asked this often, so that a notice is there soon after it is due, also after a sleep of the tab. */
const ASK_EVERY_MS = 15_000;

/** The clock of the whole session, whichever games it was spent in. */
export function usePlayClock(isOn: boolean) {
  const queryKey = useMemberKey('protection clock');
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readPlayClock, {}, signal),
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: true,
    staleTime: 0,
    enabled: isOn,
  });
  return { clock: isOn ? (data ?? null) : null, queryKey };
}

/** By the server's clock: the device's may be wrong. */
export const playedMsOf = ({ beganAt, now }: PlayClockView): number =>
  beganAt === null ? 0 : Date.parse(now) - Date.parse(beganAt);

export const playedMinutesOf = (clock: PlayClockView): number =>
  Math.floor(playedMsOf(clock) / MINUTE_MS);

export const netOf = ({ won, staked }: PlayClockView): Minor => subtract(won, staked);
