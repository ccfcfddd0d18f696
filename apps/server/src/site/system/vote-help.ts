import type { Brand } from '@baize/contract/brand';
import type { Input, Output } from '@baize/contract/endpoint';
import type * as contract from '@baize/contract/help';
import { dayOf } from '@baize/std/day';
import { DAY_MS, later } from '@baize/std/time';
import { answerLanguage } from '../../base/brand/index.ts';
import type { Caller, Ctx, OperatorCaller } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';

const COUNTED_DAYS = 30;

/** Counts a vote with those of its day. Who gave it is not kept. */
export const voteHelp =
  (brand: Brand) =>
  async (
    { db, clock, origin }: Ctx<Caller | null>,
    { topic, isHelpful }: Input<typeof contract.voteHelp>,
  ) => {
    const language = answerLanguage(brand, origin.language);
    const day = dayOf(clock.now(), brand.timezone);
    await queries.countVote(db, { topic, language, day, isHelpful });
    return {};
  };

type Votes = Output<typeof contract.listHelpVotes>;

export const listHelpVotes =
  (brand: Brand) =>
  async ({ db, clock }: Ctx<OperatorCaller>): Promise<Votes> => {
    const since = dayOf(later(clock.now(), -COUNTED_DAYS * DAY_MS), brand.timezone);
    return { votes: [...(await queries.sumVotes(db, since))] };
  };
