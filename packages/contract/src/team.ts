import * as z from 'zod/mini';
import { languageCode } from './brand.ts';
import { endpoint, id, money, wholeNumber } from './endpoint.ts';
import { gameItem } from './game.ts';
import { RECORD_CATEGORIES } from './record-category.ts';
import { BET_STATUSES, betId, betTotals, ENTRY_GROUPS, ENTRY_TYPES, POCKETS } from './records.ts';
import { sorting } from './sorting.ts';
import { PEOPLE_FIGURES, peopleOrder } from './team-people.ts';
import { day, person, rate, span, teamFigures } from './team-shapes.ts';
import { TEAM_BET_SORTS, TEAM_ENTRY_SORTS } from './team-sorts.ts';

/** `team`: somebody and all below. `direct`: those directly below, by what they did themselves. */
export const TEAM_SCOPES = ['team', 'direct'] as const;

const category = z.enum(RECORD_CATEGORIES);

/** Somebody of one's own tree; oneself where nobody is named. Anybody else does not exist. */
const of = z.optional(id('mem'));

const figures = z.object(teamFigures);

const mover = z.object({ ...person.shape, validBets: money, before: money });

export const readTeamOverview = endpoint({
  method: 'GET',
  path: '/wps/agent/team/overview',
  summary: 'What a team did over a span of days, and over as many days before it.',
  access: 'agent',
  rate: { max: 240, seconds: 60 },
  input: z.object({ ...span, of, scope: z.optional(z.enum(TEAM_SCOPES)) }),
  output: z.object({
    from: day,
    to: day,
    /** Everything that was decided before it is counted. */
    asOf: z.iso.datetime(),
    /** Valid bets that make a member active in the span. */
    activeValidBets: money,
    /** From the caller down to whoever is looked at. */
    crumbs: z.array(person),
    size: z.object({ direct: z.int(), team: z.int() }),
    /** Teams further below are read now and then, all at once; null until they were. */
    balance: z.object({ amount: money, readAt: z.nullable(z.iso.datetime()) }),
    now: figures,
    before: figures,
    /** Every day of the span, the first first; and those before it. */
    days: z.array(z.object({ day, ...teamFigures })),
    daysBefore: z.array(z.object({ day, ...teamFigures })),
    categories: z.array(
      z.object({ category, betCount: z.int(), validBets: money, prizes: money, grossWin: money }),
    ),
    /** Direct downlines whose valid bets rose or fell most. */
    rising: z.array(mover),
    falling: z.array(mover),
  }),
  errors: ['not_found'],
});

export type TeamOverview = z.output<typeof readTeamOverview.output>;

/** What was agreed with somebody, by kind: the highest rate; null where nothing is in force. */
const rates = z.object({
  dividend: z.nullable(rate),
  daily: z.nullable(rate),
  hourly: z.nullable(rate),
  realtime: z.nullable(rate),
  rebate: rate,
});

const downline = z.object({
  ...person.shape,
  nickname: z.string(),
  isAgent: z.boolean(),
  status: z.string(),
  /** How far below the caller: 1 is direct. */
  level: z.int(),
  /** Everybody below them. */
  members: z.int(),
  /** Of themselves and all below. */
  balance: money,
  ...teamFigures,
  rates,
  joinedAt: z.iso.datetime(),
  lastSeenAt: z.nullable(z.iso.datetime()),
});

export type Downline = z.output<typeof downline>;

export const DOWNLINES_PER_PAGE = 50;

export const listDownlines = endpoint({
  method: 'GET',
  path: '/wps/agent/team/downlines',
  summary: 'Those directly below somebody of the own tree, or whoever in it fits a search.',
  access: 'agent',
  rate: { max: 240, seconds: 60 },
  input: z.object({
    ...span,
    of,
    /** The beginning of an account or a nickname, anywhere in the own tree. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    ...peopleOrder,
  }),
  output: z.object({
    from: day,
    to: day,
    asOf: z.iso.datetime(),
    /** Valid bets that make a member active in the span. */
    activeValidBets: money,
    crumbs: z.array(person),
    downlines: z.array(downline),
    next: z.nullable(z.string()),
    /** Of all that match, not of this page alone. */
    totals: z.object({ count: z.int(), members: z.int(), balance: money, ...teamFigures }),
  }),
  errors: ['not_found'],
});

export type DownlinePage = z.output<typeof listDownlines.output>;

export const readDownline = endpoint({
  method: 'GET',
  path: '/wps/agent/team/member',
  summary: 'One member of the own tree: who they are, where they stand, and what they did.',
  access: 'agent',
  rate: { max: 240, seconds: 60 },
  input: z.object({ ...span, memberId: id('mem') }),
  output: z.object({
    from: day,
    to: day,
    /** Valid bets that make a member active in the span. */
    activeValidBets: money,
    crumbs: z.array(person),
    isDirect: z.boolean(),
    /** They have not chosen a password of their own yet. */
    hasFirstPassword: z.boolean(),
    /** With everybody below. */
    downline,
    own: figures,
    ownBalance: money,
    days: z.array(z.object({ day, ...teamFigures })),
  }),
  errors: ['not_found'],
});

export type DownlineDetail = z.output<typeof readDownline.output>;

export const PROFITS_PER_PAGE = 100;

export const readTeamProfit = endpoint({
  method: 'GET',
  path: '/wps/agent/team/profit',
  summary:
    'The people behind a figure: those directly below with their teams; the sum is the team’s.',
  access: 'agent',
  rate: { max: 240, seconds: 60 },
  input: z.object({
    ...span,
    of,
    /** `direct`: those directly below by what they did themselves, without whoever is looked at. */
    scope: z.optional(z.enum(TEAM_SCOPES)),
    /** Only those who have something of it. */
    figure: z.optional(z.enum(PEOPLE_FIGURES)),
    ...peopleOrder,
  }),
  output: z.object({
    from: day,
    to: day,
    asOf: z.iso.datetime(),
    /** Valid bets that make a member active in the span. */
    activeValidBets: money,
    crumbs: z.array(person),
    /**
     * What whoever is looked at did themselves, on the first page; then those below, by their
     * accounts. Of whose team nothing was counted is left out, and adds nothing to the sum.
     */
    rows: z.array(
      z.object({
        ...person.shape,
        nickname: z.string(),
        isAgent: z.boolean(),
        isSelf: z.boolean(),
        balance: money,
        ...teamFigures,
      }),
    ),
    next: z.nullable(z.string()),
    totals: z.object({ balance: money, ...teamFigures }),
  }),
  errors: ['not_found'],
});

export type TeamProfit = z.output<typeof readTeamProfit.output>;

/** Of whom a list tells: one of the own tree alone, or somebody's team. */
const whose = {
  /** By the whole account, or a nickname that nobody else of the tree has. */
  account: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  of,
  /** `direct`: only those directly below. */
  scope: z.optional(z.enum(TEAM_SCOPES)),
};

/** How many days of a whole team's bets may be asked for at once. */
export const TEAM_BET_DAYS_MAX = 31;

const teamBet = z.object({
  betId,
  ...person.shape,
  kind: z.enum(['bet', 'tip']),
  status: z.enum(BET_STATUSES),
  placedAt: z.iso.datetime(),
  game: z.nullable(gameItem),
  stake: money,
  payout: money,
  /** What the bet changed for the player; null while it runs. */
  result: z.nullable(money),
});

export type TeamBet = z.output<typeof teamBet>;

export const listTeamBets = endpoint({
  method: 'GET',
  path: '/wps/agent/team/bets',
  summary: 'The bets of a team, sorted over all pages, with the totals of all that match.',
  access: 'agent',
  rate: { max: 120, seconds: 60 },
  input: z.object({
    ...span,
    language: languageCode,
    ...whose,
    category: z.optional(category),
    vendor: z.optional(z.string().check(z.maxLength(31))),
    status: z.optional(z.enum(BET_STATUSES)),
    ...sorting(TEAM_BET_SORTS),
    /** The last bet of the page before. */
    before: z.optional(betId),
    /** A file asks for more at once than a screen. */
    pageSize: z.optional(wholeNumber(1, 500)),
  }),
  output: z.object({
    from: day,
    to: day,
    bets: z.array(teamBet),
    hasMore: z.boolean(),
    totals: betTotals,
    choices: z.object({
      categories: z.array(category),
      vendors: z.array(z.object({ vassalage: z.string(), displayName: z.string() })),
    }),
  }),
  errors: ['not_found', 'name_not_unique', 'too_many_to_sort'],
});

export type TeamBetPage = z.output<typeof listTeamBets.output>;

const teamEntry = z.object({
  entryId: z.string(),
  ...person.shape,
  at: z.iso.datetime(),
  type: z.enum(ENTRY_TYPES),
  pocket: z.enum(POCKETS),
  amount: money,
  balance: money,
  reference: z.string(),
});

export type TeamEntry = z.output<typeof teamEntry>;

export const listTeamEntries = endpoint({
  method: 'GET',
  path: '/wps/agent/team/entries',
  summary: 'Movements of the wallets below, sorted over all pages. Bets: of one member at a time.',
  access: 'agent',
  rate: { max: 120, seconds: 60 },
  input: z.object({
    ...span,
    ...whose,
    type: z.optional(z.enum(ENTRY_GROUPS)),
    ...sorting(TEAM_ENTRY_SORTS),
    before: z.optional(z.string().check(z.maxLength(120))),
    pageSize: z.optional(wholeNumber(1, 500)),
  }),
  output: z.object({
    from: day,
    to: day,
    entries: z.array(teamEntry),
    next: z.nullable(z.string()),
  }),
  errors: ['not_found', 'name_not_unique'],
});

export type TeamEntryPage = z.output<typeof listTeamEntries.output>;
