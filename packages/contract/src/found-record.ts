import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { endpoint, id, money } from './endpoint.ts';
import { betDetail, betId } from './records.ts';
import { person } from './team-shapes.ts';

export const FOUND_KINDS = ['deposit', 'withdrawal', 'bet', 'bill'] as const;

/** What somebody reads out when they call: an order, a bet or a bill by its number. */
export const foundRecord = z.object({
  kind: z.enum(FOUND_KINDS),
  /** Under it the record is opened: of a bet, the id that its page takes. */
  id: z.string(),
  reference: z.string(),
  memberId: id('mem'),
  account: z.string(),
  at: z.iso.datetime(),
  /** What was ordered, staked or billed. */
  amount: money,
  status: z.string(),
});

export type FoundRecord = z.output<typeof foundRecord>;

const deskBet = z.object({ ...betDetail.shape, ...person.shape });

export type DeskBet = z.output<typeof deskBet>;

export const readDeskBet = endpoint({
  method: 'GET',
  path: '/ops/bet',
  summary: 'One bet of any member, with its round, as its member sees it.',
  access: 'operator',
  permission: 'members.read',
  input: z.object({ language: languageCode, betId }),
  output: deskBet,
  errors: ['not_found'],
});
