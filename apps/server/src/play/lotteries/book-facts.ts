import * as z from 'zod/mini';
import { type Clock, openPublicFacts } from '../../base/kernel/index.ts';

const numbers = z.record(z.string(), z.array(z.string()));

const draw = z.object({
  drawId: z.string(),
  period: z.string(),
  status: z.string(),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  drawsAt: z.iso.datetime(),
  result: z.nullable(
    z.object({ version: z.int(), board: numbers, parts: numbers, at: z.iso.datetime() }),
  ),
});

export type BookDraw = z.output<typeof draw>;

const lottery = z.object({
  code: z.string(),
  family: z.string(),
  kind: z.enum(['own', 'official']),
  modes: z.array(z.string()),
  next: z.array(draw),
  closed: z.array(draw),
});

export type BookLottery = z.output<typeof lottery>;

const everything = z.object({ serverNow: z.iso.datetime(), lotteries: z.array(lottery) });
const one = z.object({ serverNow: z.iso.datetime(), closed: z.array(draw) });

export type BookFacts = {
  /** Every lottery, with the draws that come next and those that closed last. */
  everything(): Promise<z.output<typeof everything>>;
  /** The draws of one lottery that have closed, the newest first. */
  closedOf(code: string, limit: number): Promise<z.output<typeof one>>;
};

type BookPlace = {
  readonly url: string | null;
  readonly clock: Clock;
  readonly patienceMs?: number;
};

/** What the book of tickets says to everybody. */
export function openBookFacts(place: BookPlace): BookFacts {
  const read = openPublicFacts({ ...place, away: 'lottery_away' });
  return {
    everything: () => read('/api/lotteries', everything),
    closedOf: (code, limit) =>
      read(`/api/lotteries/${encodeURIComponent(code)}?limit=${limit}`, one),
  };
}
