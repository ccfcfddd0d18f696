import type { WireRound } from '../../wire.ts';
import { isStill } from '../dom.ts';
import { eased } from '../shell/balance-count.ts';
import type { Frame } from '../shell/frame.ts';
import type { Table } from '../table.ts';
import { isPotPaid, isWin } from './amounts.ts';
import { light } from './reels/light.ts';
import { cellsOf, type Props, type ScreenState } from './scenes.ts';

export type Ending = {
  /** Counts a win up and says how the round ended. */
  show(round: WireRound): Promise<void>;
  clear(): void;
};

const COUNT_MS = 700;
const EACH_MS = 1_300;

/** Only what is more than was staked is counted up and sounds; what comes back below is just said. */
export function createEnding(
  { board, lines, cabinet, worth, lineOf }: Props,
  shown: ScreenState,
  { table, frame }: { readonly table: Table; readonly frame: Frame },
): Ending {
  const { say, money } = table;
  let cycle: ReturnType<typeof setInterval> | undefined;

  async function count(payout: bigint) {
    await board.motion.run(COUNT_MS, (part) => {
      cabinet.setSum(money.element(eased(payout, part)));
    });
  }

  /** After the round its wins are shown one by one, for as long as nobody plays on. */
  function showEach() {
    const { wins } = shown;
    if (isStill()) return;
    let place = -1;
    cycle = setInterval(() => {
      cabinet.setSum(null);
      place = (place + 1) % wins.length;
      const win = wins[place];
      if (!win) return;
      lines.draw([win]);
      light(board, cellsOf([win]));
      cabinet.setCaption(`${lineOf(win)} · ${worth(win.pays)}`);
    }, EACH_MS);
  }

  return {
    async show(round) {
      const payout = BigInt(round.payout ?? 0);
      const amount = money.text(payout);
      if (isWin(round)) {
        frame.tell(wordOf(round), 'win');
        await frame.celebrate(round);
        await count(payout);
      } else {
        frame.tell(payout > 0n ? say('returned', { amount }) : say('lost'), 'lost');
      }
      showEach();
    },
    clear() {
      clearInterval(cycle);
      cabinet.setSum(null);
    },
  };

  function wordOf({ pot, payout }: WireRound): string {
    if (isPotPaid(pot)) return say('pot_won', { amount: money.text(BigInt(pot)) });
    return say('won', { amount: money.text(BigInt(payout ?? 0)) });
  }
}
