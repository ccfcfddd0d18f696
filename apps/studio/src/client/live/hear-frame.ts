import type { RoomEvent } from '@baize/engines/rooms/room';
import type { WireFrame, WireRound } from '../../wire.ts';
import { tellSite } from '../site.ts';
import type { Table } from '../table.ts';
import { outcomeOf } from './draw-seat.ts';
import { hear } from './room-model.ts';
import type { Seat } from './seat.ts';

const SHOWN = 20;
/** As in `live.css`. */
const SMALL = '(max-width: 719px), (max-height: 699px)';

/** Takes in what the server says; what happened just now is seen to happen. */
export function hearFrame<Outcome, Name extends string>(
  seat: Seat<Outcome, Name>,
  sent: WireFrame,
): void {
  const heard = hear(seat.state, sent, performance.now());
  seat.state = { ...heard.state, isOnline: true };
  if (sent.type === 'snapshot') showWhole(seat);
  if (heard.event) show(seat, heard.event);
  if (sent.type !== 'own') return;
  const paid = sent.bets.filter(({ status }) => status === 'settled');
  // First, so that what they pay arrives in the balance with the count.
  if (paid.length > 0) celebrate(seat, paid);
  keepRounds(seat.table, sent.bets);
}

/** All of them together: one bet that won is no win where the others lost more. */
function celebrate<Outcome, Name extends string>(
  { frame }: Seat<Outcome, Name>,
  paid: readonly WireRound[],
): void {
  const sumOf = (amounts: readonly (string | null)[]) =>
    String(amounts.reduce((sum, amount) => sum + BigInt(amount ?? 0), 0n));
  void frame.celebrate({
    payout: sumOf(paid.map(({ payout }) => payout)),
    staked: sumOf(paid.map(({ staked }) => staked)),
  });
}

function show<Outcome, Name extends string>(seat: Seat<Outcome, Name>, event: RoomEvent): void {
  const { motion, stage, chips, frame, table, words } = seat;
  if (event.type === 'opened') {
    motion.begin();
    frame.sound.play('gong');
    stage.clear();
    chips.cloth.unmark();
  }
  if (event.type === 'last-call') frame.sound.play('bell');
  if (event.type === 'locked') {
    if (chips.choice() !== null) table.set({ notice: { text: words('dropped'), tone: 'warn' } });
    chips.drop();
    stage.begin();
    // Where the theatre takes the place of the cloth, whoever was far down the cloth sees all of it.
    if (matchMedia(SMALL).matches) frame.stage.scrollTop = 0;
  }
  if (event.type === 'dealt') {
    stage.show(event.shown);
  }
  if (event.type === 'result') settle(seat);
}

/** A page that comes in the middle sees at once what was shown. */
function showWhole<Outcome, Name extends string>(seat: Seat<Outcome, Name>): void {
  const { motion, stage, state } = seat;
  motion.hurry();
  stage.clear();
  if (state.room.phase === 'locked') stage.begin();
  for (const event of state.room.shown) stage.show(event);
  settle(seat);
  if (state.room.shown.length === 0) motion.begin();
}

function settle<Outcome, Name extends string>(seat: Seat<Outcome, Name>): void {
  const outcome = outcomeOf(seat);
  if (outcome !== null) seat.stage.settle(outcome);
}

/** Keeps bets among the player's rounds, and what the newest leaves as the balance. */
export function keepRounds(table: Table, bets: readonly WireRound[]): void {
  const { rounds, balance } = table.read();
  const ids = new Set(bets.map(({ roundId }) => roundId));
  const kept = [...bets, ...rounds.filter(({ roundId }) => !ids.has(roundId))];
  const ended = bets.filter(({ status }) => status === 'settled' || status === 'void');
  const balances = ended.flatMap((bet) => (bet.balance === null ? [] : [BigInt(bet.balance)]));
  // Of bets that are paid together, the one paid last leaves the most.
  const [after = balance] = balances.toSorted((a, b) => (a < b ? 1 : -1));
  table.set({ rounds: kept.slice(0, SHOWN), balance: after });
  if (balances.length > 0 && after !== null) tellSite({ type: 'balance', balance: `${after}` });
}
