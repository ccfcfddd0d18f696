import { type Bet, readBet, settleBet } from '@baize/lottery/core/bet';
import { compareBoards, readBoard } from '@baize/lottery/core/board';
import {
  decimalText,
  type Fraction,
  floorTimes,
  fraction,
  times,
} from '@baize/lottery/core/fraction';
import { largestWin } from '@baize/lottery/core/largest-win';
import {
  isPrizeMode,
  type Lottery,
  type Parts,
  PRIZE_MODES,
  type PrizeMode,
} from '@baize/lottery/core/lottery';
import { linesOf } from '@baize/lottery/core/selection';
import { bestPrize, prizesOf, type Tariff } from '@baize/lottery/core/tariff';
import { drawBoard } from '@baize/lottery/draw/draw-board';
import { changeTariff, namedPrizes } from '@baize/lottery/slip/change-tariff';
import { playPrizes, playReturns } from '@baize/lottery/slip/play-prizes';
import { assert } from '@baize/std/assert';
import { minor, ppm, sum } from '@baize/std/money';
import type {
  Board,
  Explanation,
  KeptBet,
  Market,
  PlayPrizes,
  PricedTicket,
  Read,
  SettledBets,
  SoldNumber,
} from './market.ts';

/** More lines on one ticket are no bet but a way to keep the house busy. */
export const TICKET_LINES_MAX = 10_000;

/** A lottery as the engine of tickets sees it, sold in those of its prize modes that the house has. */
export const lotteryMarket = (
  lottery: Lottery,
  houseModes: readonly PrizeMode[] = PRIZE_MODES,
): Market => {
  const partsOf = rememberParts(lottery);
  return {
    code: lottery.code,
    family: lottery.family,
    kind: lottery.kind,
    schedule: lottery.schedule,
    modes: houseModes.filter((mode) => lottery.tariffs[mode] !== undefined),
    tariff: (mode) => tariffOf(lottery, mode),
    prizes: (tariff) => prizesOfPlays(lottery, tariff as Tariff),
    prizesByName: (tariff) => namedPrizes(lottery, tariff as Tariff),
    changeTariff: (before, prizes) => changeTariff(lottery, before as Tariff, prizes),
    price: (bets, mode, tariff = tariffOf(lottery, mode)) =>
      tariff
        ? price(lottery, bets, tariff as Tariff)
        : { ok: false, refusal: { reason: 'mode', found: mode.slice(0, 20) } },
    numbers: (bets, tariff) =>
      soldNumbers(
        bets.map((kept) => betOf(lottery, kept)),
        tariff as Tariff,
      ),
    settle: (bets, { board, tariff, pays }) => {
      const parts = partsOf(board);
      const settled = bets.map((kept) =>
        settleBet(betOf(lottery, kept), {
          parts,
          tariff: tariff as Tariff,
          paysOf: (line) => ppm(BigInt(pays[`${kept.play}:${line}`] ?? 1_000_000)),
        }),
      );
      return {
        payout: sum(settled.map(({ payout }) => payout)),
        explanation: settled.map(tellSettlement),
      } satisfies SettledBets;
    },
    shape: lottery.shape,
    readBoard: (sent) => readBoard(lottery.shape, sent),
    compare: compareBoards,
    draw: (seeds) => drawBoard(lottery.shape, seeds),
    parts: (board) => lottery.parts(board),
    plays: lottery.plays.map(({ code, part, entry, stakes }) => ({ code, part, entry, stakes })),
  };
};

/** The parts of a board, read off it once for all the tickets that it settles. */
function rememberParts(lottery: Lottery): (board: Board) => Parts {
  const known = new WeakMap<Board, Parts>();
  return (board) => {
    const parts = known.get(board) ?? lottery.parts(board);
    known.set(board, parts);
    return parts;
  };
}

const percentText = (part: Fraction): string => decimalText(times(part, fraction(100)), 2);

const tariffOf = ({ tariffs }: Lottery, mode: string): Tariff | undefined =>
  isPrizeMode(mode) ? tariffs[mode] : undefined;

function prizesOfPlays(lottery: Lottery, tariff: Tariff): readonly PlayPrizes[] {
  return lottery.plays.flatMap((play) => {
    const [prizes, returns] = [playPrizes(play, tariff), playReturns(play, tariff)];
    if (!prizes || !returns) return [];
    return {
      play: play.code,
      least: decimalText(prizes.least),
      most: decimalText(prizes.most),
      returnsLeast: percentText(returns.least),
      returnsMost: percentText(returns.most),
    };
  });
}

function price(lottery: Lottery, bets: readonly KeptBet[], tariff: Tariff): Read<PricedTicket> {
  const read: Bet[] = [];
  let lines = 0;
  for (const kept of bets) {
    const bet = readBet(lottery, inputOf(kept));
    if (!bet.ok) return bet;
    lines += bet.value.lines;
    if (lines > TICKET_LINES_MAX) {
      const refusal = { reason: 'lines', found: lines, least: 1, most: TICKET_LINES_MAX };
      return { ok: false, refusal };
    }
    read.push(bet.value);
  }
  return {
    ok: true,
    value: {
      bets: read.map(({ play, selection, unit, multiple }) => ({
        play: play.code,
        selection,
        unit: `${unit}`,
        multiple: `${multiple}`,
      })),
      tariff,
      lines,
      stake: sum(read.map((bet) => bet.price)),
      largestWin: sum(read.map((bet) => largestWin(bet, tariff))),
      numbers: soldNumbers(read, tariff),
    },
  };
}

/** A number that stands in several bets of a ticket counts with all of them. */
function soldNumbers(bets: readonly Bet[], tariff: Tariff): readonly SoldNumber[] {
  const sold = new Map<string, SoldNumber>();
  for (const { play, selection, unit, multiple } of bets) {
    const staked = unit * multiple * BigInt(play.lineHitsMax);
    for (const number of linesOf(play.entry, selection)) {
      const key = `${play.code}:${number}`;
      const before = sold.get(key)?.liability ?? 0n;
      const win = floorTimes(staked, bestPrize(prizesOf(play, number, tariff)));
      sold.set(key, { play: play.code, number, liability: minor(before + win) });
    }
  }
  return [...sold.values()];
}

const inputOf = ({ play, selection, unit, multiple }: KeptBet) => ({
  play,
  selection,
  unit: BigInt(unit),
  multiple: BigInt(multiple),
});

function betOf(lottery: Lottery, kept: KeptBet): Bet {
  const bet = readBet(lottery, inputOf(kept));
  assert(bet.ok, 'a ticket that was sold can be read again');
  return bet.value;
}

function tellSettlement(settled: ReturnType<typeof settleBet>): Explanation {
  const { unit, multiple, paid, payout, ...rest } = settled;
  return {
    ...rest,
    unit: `${unit}`,
    multiple: `${multiple}`,
    paid: paid.map((line) => ({ ...line, pays: `${line.pays}`, payout: `${line.payout}` })),
    payout: `${payout}`,
  };
}
