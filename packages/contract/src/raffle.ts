import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { endpoint, id, money, requestKey } from './endpoint.ts';
import { REWARD_KINDS } from './reward.ts';

const prize = z.object({
  name: z.string(),
  kind: z.enum(REWARD_KINDS),
  amount: money,
  count: z.int(),
  left: z.int(),
});

export type RafflePrize = z.output<typeof prize>;

const draw = z.object({
  /** The place in the deck. */
  place: z.int(),
  /** Null where there was no prize in it. */
  prize: z.nullable(z.string()),
  kind: z.nullable(z.enum(REWARD_KINDS)),
  amount: z.nullable(money),
  at: z.iso.datetime(),
});

export type RaffleDraw = z.output<typeof draw>;

/** What stands beside the button: so many prizes are left in so many slots. */
const odds = { prizesLeft: z.int(), slotsLeft: z.int(), tickets: z.int() };

const raffle = z.object({
  raffleId: id('raf'),
  name: z.string(),
  state: z.enum(['open', 'ended']),
  slots: z.int(),
  ...odds,
  prizes: z.array(prize),
  /** SHA-256 of seed and deck, published before the first draw. */
  digest: z.string(),
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  /** The member's own, the newest first. */
  draws: z.array(draw),
});

export type Raffle = z.output<typeof raffle>;

export const listRaffles = endpoint({
  method: 'GET',
  path: '/wps/raffle/list',
  summary: 'Raffles with their prizes, the odds now, and the tickets and draws of the member.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode }),
  output: z.object({ raffles: z.array(raffle) }),
  errors: [],
});

export const readRaffleProof = endpoint({
  method: 'GET',
  path: '/wps/raffle/proof',
  summary: 'The digest of a raffle, and its seed and deck once it is over.',
  access: 'member',
  rate: { max: 60, seconds: 60 },
  input: z.object({ raffleId: id('raf') }),
  output: z.object({
    digest: z.string(),
    /** The numbers of the prizes in the order of the slots, 0 for none. */
    proof: z.nullable(z.object({ seed: z.string(), deck: z.array(z.int()) })),
  }),
  errors: ['not_found'],
});

export const drawRaffle = endpoint({
  method: 'POST',
  path: '/wps/relay/rafflePromotion',
  summary: 'Takes one ticket and the next slot. Asked twice with one key, it is one draw.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: z.object({ language: languageCode, raffleId: id('raf'), requestKey }),
  output: z.object({ draw, ...odds }),
  errors: [
    'rate_limited',
    'not_found',
    'raffle_not_open',
    'raffle_over',
    'raffle_no_ticket',
    'account_closed',
    'ledger_busy',
  ],
});
