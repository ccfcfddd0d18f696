import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { endpoint, money, wholeNumber } from './endpoint.ts';
import { ENTRY_GROUPS, ENTRY_TYPES, POCKETS } from './entry-types.ts';
import { gameItem } from './game.ts';
import { RECORD_CATEGORIES } from './record-category.ts';
import { day, span } from './team-shapes.ts';
import { VALID_BET_REASONS } from './valid-bet.ts';

export {
  ENTRY_GROUPS,
  ENTRY_TYPES,
  type EntryGroup,
  type EntryType,
  POCKETS,
  type Pocket,
} from './entry-types.ts';

/** A bet by its provider, its kind, and the name its provider gave it. */
export const betId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}:(bet|tip):.{1,200}$/));

/** How many bets a page holds. */
export const BETS_PER_PAGE = 25;

/** How many days a record may be asked for at once. */
export const RECORD_DAYS_MAX = 93;

/** How many days it shows where nobody says. */
export const RECORD_DAYS_USUAL = 31;

const category = z.enum(RECORD_CATEGORIES);

export const BET_STATUSES = ['running', 'settled', 'void'] as const;

const bet = {
  betId,
  /** A tip buys nothing and cannot win. */
  kind: z.enum(['bet', 'tip']),
  /** `void`: taken back, and the stake returned. */
  status: z.enum(BET_STATUSES),
  placedAt: z.iso.datetime(),
  /** Null for a game that is in the catalogue no longer. */
  game: z.nullable(gameItem),
  stake: money,
  payout: money,
  /** What the bet changed; null while it runs. */
  result: z.nullable(money),
};

/** What counts of it for bonuses, ranks and the like, and why it is that much. */
const counted = { valid: money, validReason: z.enum(VALID_BET_REASONS) };

const betOfList = z.object({ ...bet, ...counted });

export type BetOfList = z.output<typeof betOfList>;

/**
 * Of every bet that matches, not of one page alone. `result` is `payout` less `stake`, of bets that
 * are settled; `inPlay` is staked on bets that still run.
 */
export const betTotals = z.object({
  count: z.int(),
  stake: money,
  payout: money,
  result: money,
  inPlay: money,
});

const vendorChoice = z.object({ vassalage: z.string(), displayName: z.string() });

export const listBets = endpoint({
  method: 'GET',
  path: '/wps/record/bets',
  summary: 'A member’s bets, the newest first, page by page, with the totals of all that match.',
  access: 'member',
  rate: { max: 120, seconds: 60 },
  input: z.object({
    language: languageCode,
    /** The last bet of the page before. */
    before: z.optional(betId),
    ...span,
    category: z.optional(category),
    vendor: z.optional(z.string().check(z.maxLength(31))),
    status: z.optional(z.enum(BET_STATUSES)),
  }),
  output: z.object({
    from: day,
    to: day,
    bets: z.array(betOfList),
    hasMore: z.boolean(),
    totals: betTotals,
    /** What there is to choose from among the bets of these days. */
    choices: z.object({ categories: z.array(category), vendors: z.array(vendorChoice) }),
  }),
  errors: ['not_found'],
});

export type BetPage = z.output<typeof listBets.output>;

export const betDetail = z.object({
  ...bet,
  ...counted,
  /** When it came to what it is. */
  changedAt: z.iso.datetime(),
  /** The pockets that the stake came from and the payout went to. */
  stakeBonus: money,
  payoutBonus: money,
  /** The provider's name of the round, for questions about it. */
  roundId: z.nullable(z.string()),
  /** All bets of the round, this one among them, the first first. */
  betsOfRound: z.array(betOfList),
  /** Where the round is drawn again with its proof: good for minutes, and for this round alone. */
  recallUrl: z.nullable(z.url({ protocol: /^https?$/ })),
});

export type BetDetail = z.output<typeof betDetail>;

export const readBet = endpoint({
  method: 'GET',
  path: '/wps/record/bet',
  summary: 'One of a member’s bets, with its round.',
  access: 'member',
  rate: { max: 120, seconds: 60 },
  input: z.object({ language: languageCode, betId }),
  output: betDetail,
  errors: ['not_found'],
});

const entry = z.object({
  entryId: z.string(),
  at: z.iso.datetime(),
  type: z.enum(ENTRY_TYPES),
  pocket: z.enum(POCKETS),
  /** Below zero where it left the pocket. */
  amount: money,
  /** What the pocket held after it. */
  balance: money,
  /** What support asks for. */
  reference: z.string(),
  /** The game it was moved in, by its name. */
  game: z.nullable(z.string()),
});

export type WalletEntry = z.output<typeof entry>;

/** How many entries a page holds unless asked otherwise, and at most. */
export const ENTRIES_PER_PAGE = 25;
export const ENTRIES_PER_PAGE_MAX = 100;

const entryQuery = z.object({
  ...span,
  type: z.optional(z.enum(ENTRY_GROUPS)),
  /** `next` of the page before. */
  before: z.optional(z.string().check(z.regex(/^\d{1,18}(-\d{1,18}){3}$/))),
  pageSize: z.optional(wholeNumber(1, ENTRIES_PER_PAGE_MAX)),
});

const entryPage = z.object({
  from: day,
  to: day,
  entries: z.array(entry),
  /** Where the next page begins; null after the last. */
  next: z.nullable(z.string()),
});

export type EntryPage = z.output<typeof entryPage>;

export const listEntries = endpoint({
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  summary: 'Every movement of a member’s wallet, the newest first, page by page.',
  access: 'member',
  rate: { max: 240, seconds: 60 },
  input: entryQuery,
  output: entryPage,
  errors: [],
});

export const listEntriesByPost = endpoint({
  method: 'POST',
  path: '/wps/relay/ODSFE2_MemTransDet',
  summary: 'The same movements, asked for by a body.',
  access: 'member',
  whileExcluded: 'open',
  rate: { max: 240, seconds: 60 },
  input: entryQuery,
  output: entryPage,
  errors: [],
});

const played = {
  betCount: z.int(),
  /** Of what is over and not taken back, by its day; valid bets by the day they were settled. */
  stakes: money,
  validBets: money,
  prizes: money,
};

const profit = {
  ...played,
  bonuses: money,
  rebates: money,
  deposits: money,
  withdrawals: money,
  /** Prizes less stakes. Bonuses and rebates are given, not won, and stand beside it. */
  net: money,
};

const profitDay = z.object({ day, ...profit });

export type ProfitDay = z.output<typeof profitDay>;

const profitCategory = z.object({ category, ...played, net: money });

export type ProfitCategory = z.output<typeof profitCategory>;

export const readProfit = endpoint({
  method: 'GET',
  path: '/wps/record/profit',
  summary: 'What a member bet and won, put in and took out: by day and by category.',
  access: 'member',
  rate: { max: 120, seconds: 60 },
  input: z.object({
    ...span,
    /** Only what was played in it; deposits, bonuses and the like belong to no category. */
    category: z.optional(category),
  }),
  output: z.object({
    from: day,
    to: day,
    /** Every day of the span, the first first, also one on which nothing happened. */
    days: z.array(profitDay),
    /** `inPlay`: staked in these days on bets that still run, and in none of the other figures. */
    totals: z.object({ ...profit, inPlay: money }),
    /** Of all games, whichever category was asked for. */
    categories: z.array(profitCategory),
  }),
  errors: [],
});

export type Profit = z.output<typeof readProfit.output>;

/** Stakes of bets that still run have a line of their own, beside games that are over. */
const CREDIT_LINES = [...ENTRY_GROUPS, 'in_play'] as const;

export const readCredit = endpoint({
  method: 'GET',
  path: '/wps/record/credit',
  summary: 'What a member has and where it lies, and how it came to be that over a span of days.',
  access: 'member',
  rate: { max: 120, seconds: 60 },
  input: z.object(span),
  output: z.object({
    from: day,
    to: day,
    pockets: z.object({ cash: money, bonus: money, locked: money, held: money }),
    /** How much of the cash can be withdrawn now, and how much must be bet before the rest can. */
    withdrawable: money,
    turnoverLeft: money,
    /** Staked on bets that still run, whenever they were placed: in no pocket until they end. */
    inPlay: money,
    /** What is held, by the order it waits for. */
    holds: z.array(
      z.object({
        reference: z.string(),
        for: z.enum(['withdrawal', 'vendor', 'other']),
        amount: money,
        since: z.iso.datetime(),
      }),
    ),
    vendorWallets: z.array(z.object({ vendor: z.string(), name: z.string(), balance: money })),
    /** All pockets together: the opening, what came and went, the closing. */
    statement: z.object({
      opening: money,
      lines: z.array(z.object({ type: z.enum(CREDIT_LINES), in: money, out: money })),
      closing: money,
    }),
  }),
  errors: [],
});

export type Credit = z.output<typeof readCredit.output>;
