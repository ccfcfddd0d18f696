import { wonBets } from '../tables/chips/chip-view.ts';
import { markPlaces, returnedOn, stakedOn } from './own-chips.ts';
import { countedOf, isTaking } from './room-model.ts';
import type { Seat } from './seat.ts';
import { sumOf, verdictText } from './verdict.ts';

/** What was shown in full; null before. */
export function outcomeOf<Outcome, Name extends string>({
  live,
  state,
}: Seat<Outcome, Name>): Outcome | null {
  const { phase, shown } = state.room;
  const isShown = phase === 'result' || phase === 'settling' || phase === 'done';
  return isShown ? live.view.outcomeOf(shown) : null;
}

/** Draws what is true now. */
export function drawSeat<Outcome, Name extends string>(
  seat: Seat<Outcome, Name>,
  onConfirm: () => void,
): void {
  const { state, words, table, chips, room, record, seal, own } = seat;
  const { room: now, present, tally } = state;
  const counted = countedOf(state);
  const outcome = outcomeOf(seat);
  const won = outcome === null ? null : wonBets(seat.live.view.bets, outcome);
  const marks = { staked: stakedOn(counted), returned: returnedOn(counted), tally, won };
  markPlaces(chips.cloth.element, marks, table.money);
  seat.live.markPools?.(chips.cloth.element, state.pools[table.session.currency.code] ?? null, own);
  const round = words('round', { shoe: `${now.shoe}`, number: `${now.round?.number ?? 0}` });
  seat.place.replaceChildren(`${round} · ${words('present', { count: `${present}` })}`);
  const total = sumOf(counted);
  seat.stakes.replaceChildren(table.money.element(total));
  seat.back.disabled = !isTaking(state) || total === 0n || seat.isSending;
  room.dataset['phase'] = now.phase;
  // Where there is no place for both, the theatre takes turns with the cloth.
  room.dataset['seen'] = isTaking(state) || now.phase === 'idle' ? 'cloth' : 'theatre';
  record.draw(now.marks);
  seal.draw(now);
  table.set({ isBusy: !isTaking(state) || seat.isSending });
  drawAction(seat, onConfirm);
  speak(seat, outcome);
}

export function drawAction<Outcome, Name extends string>(
  { frame, words, chips, state, isSending }: Seat<Outcome, Name>,
  onConfirm: () => void,
  isShort = false,
): void {
  const isOff = isShort || isSending || !isTaking(state) || chips.choice() === null;
  frame.setAction({ label: words('confirm'), onPress: onConfirm, isOff });
}

/** What the host says in each phase; of a result she says what it is. */
const CAPTIONS = {
  idle: 'waiting',
  open: 'open',
  'last-call': 'last_call',
  locked: 'locked',
  dealing: 'dealing',
  result: 'dealing',
  settling: 'dealing',
  done: 'waiting',
  void: 'voided',
} as const;

function speak<Outcome, Name extends string>(
  { state, words, host, frame, live, own, chips, table }: Seat<Outcome, Name>,
  outcome: Outcome | null,
): void {
  if (!state.isOnline) return host.say(words('offline'));
  if (outcome !== null) {
    const line = live.view.lineOf(outcome, own);
    const verdict = verdictText(countedOf(state), table);
    host.say(line);
    return frame.tell(verdict ? `${line} · ${verdict.text}` : line, verdict?.tone ?? 'none');
  }
  const text = words(CAPTIONS[state.room.phase]);
  host.say(text);
  if (chips.choice() === null || state.room.phase !== 'open') frame.tell(text);
}
