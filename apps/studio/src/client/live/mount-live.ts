import { unitsOf } from '@baize/engines/tables/chips';
import type { WireRound } from '../../wire.ts';
import { newKey } from '../api.ts';
import type { Frame } from '../shell/frame.ts';
import { tellSite } from '../site.ts';
import type { Table } from '../table.ts';
import { CHIP_WORDS } from '../tables/chips/words.ts';
import { refusalWord, wordOfError } from '../troubles.ts';
import { speech } from '../words.ts';
import { drawAction, drawSeat } from './draw-seat.ts';
import { hearFrame, keepRounds } from './hear-frame.ts';
import { openLine } from './line.ts';
import type { LiveView } from './live-view.ts';
import { countedOf, isTaking, withBets } from './room-model.ts';
import { createSeat, type Seat } from './seat.ts';

/** A shared table as it is played: the server tells what happens, the page shows it. */
export function mountLive<Outcome, Name extends string>(
  live: LiveView<Outcome, Name>,
  table: Table,
  frame: Frame,
): void {
  const chipWords = speech(CHIP_WORDS, table.say.language);
  let seat: Seat<Outcome, Name> | null = null;
  const draw = () => seat && drawSeat(seat, onConfirm);
  const onConfirm = () => {
    if (!seat) return;
    const choice = seat.chips.choice();
    if (choice === null) return frame.tell(chipWords('none'));
    const { round } = seat.state.room;
    if (!round || !isTaking(seat.state) || seat.isSending) return;
    const { stake } = table.read();
    const cost = stake * BigInt(unitsOf(choice));
    const asked = { requestKey: newKey(), roomRoundId: round.id, stake: `${stake}`, choice };
    void send(seat, { path: 'room/bets', asked, cost, draw });
  };
  const onTakeBack = () => {
    const last = seat && countedOf(seat.state).at(-1);
    if (seat && last) {
      const asked = { roundId: last.roundId };
      void send(seat, { path: 'room/undo', asked, cost: 0n, draw });
    }
  };
  const onChips = (isShort: boolean) => {
    if (!seat) return;
    if (isShort) frame.tell(chipWords('short'));
    drawAction(seat, onConfirm, isShort);
  };
  const made = createSeat(live, { table, frame }, { onConfirm, onTakeBack, onChips });
  seat = made;
  draw();
  openLine(table.token, {
    onFrame: (sent) => {
      hearFrame(made, sent);
      draw();
    },
    onOpen: (isOnline) => {
      if (made.state.isOnline === isOnline) return;
      made.state = { ...made.state, isOnline };
      draw();
    },
    lastSeq: () => (made.state.room.seq === 0 ? null : made.state.room.seq),
  });
}

type Sending = {
  readonly path: 'room/bets' | 'room/undo';
  readonly asked: object;
  /** What leaves the balance while the wallet is asked. */
  readonly cost: bigint;
  readonly draw: () => void;
};

/** Asks for a bet or takes one back; what became of it is told in words. */
async function send<Outcome, Name extends string>(
  seat: Seat<Outcome, Name>,
  { path, asked, cost, draw }: Sending,
): Promise<void> {
  const { table } = seat;
  const warn = (text: string) => table.set({ notice: { text, tone: 'loss' } });
  seat.isSending = true;
  const { balance } = table.read();
  table.set({ notice: null, staking: balance !== null && balance >= cost ? cost : 0n });
  draw();
  try {
    const bet = await table.call<WireRound>(path, asked);
    seat.state = { ...seat.state, own: withBets(seat.state, [bet]) };
    takeAnswer(seat, bet);
    if (bet.status === 'refused') warn(table.say(refusalWord(bet.refusal)));
    else if (path === 'room/bets') seat.chips.drop();
    if (path === 'room/bets' && bet.status === 'void') warn(seat.words('not_taken'));
  } catch (error) {
    warn(wordOfError(error, table, table.limits));
  } finally {
    seat.isSending = false;
    table.set({ staking: 0n });
    draw();
  }
}

function takeAnswer<Outcome, Name extends string>(
  { table }: Seat<Outcome, Name>,
  bet: WireRound,
): void {
  if (bet.balance !== null) {
    table.set({ balance: BigInt(bet.balance), staking: 0n });
    tellSite({ type: 'balance', balance: bet.balance });
  }
  keepRounds(table, [bet]);
}
