import { permissionsOf } from '@baize/contract/operator-roles';
import { type Rng, seeded } from '@baize/engines/core/rng';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { type Minor, minor } from '@baize/std/money';
import { DAY_MS, later, MINUTE_MS } from '@baize/std/time';
import { payBills, runDue, startRebates } from '../agents/settlement/index.ts';
import { countOptionsOf, countSlots, readBalances, slotOf } from '../agents/teams/index.ts';
import type { LoadedBrand } from '../base/brand/index.ts';
import { openDatabase } from '../base/db/index.ts';
import { handClock, idMaker, type OperatorCaller, type World } from '../base/kernel/index.ts';
import { makeMonths } from '../books/ledger/index.ts';
import { countReports } from '../desk/reports/index.ts';
import { findByAccount } from '../people/members/index.ts';
import { findOperator } from '../people/operators/index.ts';
import { recordLogin } from '../people/sessions/index.ts';
import { ceilingsOf, createPlay } from '../play/play/index.ts';
import { DEMO_ACCOUNTS, seedDemoAccounts } from './accounts.ts';
import { DEMO_OPERATORS, seedDemoOperators } from './operators.ts';
import { agreeOn, type Contracts, contractsWith } from './team-contracts.ts';
import { friendsWith } from './team-friends.ts';
import { type Gathering, gatherWith } from './team-joining.ts';
import { payInWith } from './team-money.ts';
import { type Invented, inventPeople } from './team-people.ts';
import { listGames, playRound } from './team-play.ts';

/** Somebody of the demo team, and what they have to play with. */
export type Person = {
  readonly id: MemberId;
  readonly isAgent: boolean;
  readonly taste: number;
  cash: Minor;
  /** When they came in last. */
  seenAtMs: number;
};

const DAYS = 42;
const MEMBERS = 300;
const SEED = 20_261;
/** How often a day people come, how often they play then, and how many of them. */
const VISITS_A_DAY = 6;
const TURNS = 3;
const PLAYERS = 16;
const TURN_MS = 7 * MINUTE_MS;

export type DemoTeam = {
  readonly site: LoadedBrand;
  readonly url: string;
  /** How long the team has been playing. */
  readonly days?: number;
  /** How many it has beside the agents. */
  readonly members?: number;
};

/**
 * The demo agent with a team that has played for six weeks: every account, payment, round, contract
 * and bill is made by the code that makes real ones, on the day it is of. Only for a database that
 * nobody has used yet: what was closed or counted stays as it is.
 */
export async function seedDemoTeam(now: World, team: DemoTeam): Promise<void> {
  const { site, url, days = DAYS, members = MEMBERS } = team;
  const { brand } = site;
  const isUsed = await findByAccount(now.db, DEMO_ACCOUNTS.agent.account);
  if (isUsed || brand.agentTypes.length === 0) return;
  const clock = handClock(later(slotOf(now.clock.now()), -days * DAY_MS));
  const world = { ...now, clock, newId: idMaker(clock, now.chance) };
  await makeMonths(now.db, clock.now(), now.clock.now());
  await seedDemoAccounts(world, brand);
  await seedDemoOperators(world);
  await startRebates(world.db, clock.now());
  const connection = openDatabase(url, { max: 4, name: 'baize demo', pipeline: true });
  const play = createPlay(world, {
    pool: connection.pool,
    zone: brand.timezone,
    ceilings: ceilingsOf(brand.ceilings),
  });
  try {
    const life = await begin(world, { site, play, days, members });
    const friends = await friendsWith(world, { site, play, payIn: life.payIn, days });
    for (let day = 0; day < days; day++) {
      await friends.live(day);
      await liveDay(world, life, day);
    }
    await life.compareDays();
    await readBalances(world, brand.currency.code);
    // The job comes with the next minute and may wait behind others: whoever looks at once sees it all.
    await countReports(world, brand.timezone);
  } finally {
    await play.stop();
    await connection.db.destroy();
  }
}

type Past = World & { readonly clock: ReturnType<typeof handClock> };

type Life = {
  readonly site: LoadedBrand;
  readonly days: number;
  readonly rng: Rng;
  readonly invented: readonly Invented[];
  readonly gathering: Gathering;
  readonly contracts: Contracts;
  readonly payIn: (person: Person, amount: Minor) => Promise<void>;
  readonly compareDays: () => Promise<void>;
  readonly round: (person: Person) => Promise<void>;
  readonly unit: bigint;
};

type Beginning = Required<Pick<DemoTeam, 'site' | 'days' | 'members'>> & {
  readonly play: ReturnType<typeof createPlay>;
};

async function begin(world: Past, { site, play, days, members }: Beginning): Promise<Life> {
  const { code: currency, scale } = site.brand.currency;
  const rng = seeded(SEED);
  const unit = 10n ** BigInt(scale);
  const invented = inventPeople(rng, { days, members });
  return {
    site,
    days,
    rng,
    unit,
    invented,
    gathering: await gatherWith(world, { site, invented, rng }),
    contracts: contractsWith(world, site, await getAdmin(world)),
    ...payInWith(world, site),
    round: playRound({ play, games: await listGames(world), rng, currency, unit }),
  };
}

/** The provider's statement of the last days is still to come, and knows nothing of the demo. */
const DAYS_WITHOUT_DEPOSITS = 2;

/** Who joins, pays in, agrees and plays; at the end of the day it is counted, settled and paid. */
async function liveDay(world: Past, life: Life, day: number): Promise<void> {
  const { gathering, contracts, site, days } = life;
  const canPayIn = day < days - DAYS_WITHOUT_DEPOSITS;
  for (const person of await gathering.join(day)) {
    if (canPayIn) await life.payIn(person, firstOf(life, person));
  }
  await gathering.visit(day);
  for (let visit = 0; visit < VISITS_A_DAY; visit++) {
    for (let turn = 0; turn < TURNS; turn++) {
      await playTogether(world, life);
      world.clock.advance(TURN_MS);
    }
    if (canPayIn) await payInAgain(life);
    // What is settled every five minutes is agreed late: else there would be thousands of bills.
    if (visit === VISITS_A_DAY - 2) await agreeOn(day, { contracts, gathering, days });
    world.clock.advance(DAY_MS / VISITS_A_DAY - TURNS * TURN_MS);
  }
  await countSlots(world, countOptionsOf(site.brand));
  await runDue(world, { brand: site.brand });
  await payBills(world, { brand: site.brand });
}

const AMOUNTS = [200n, 300n, 500n, 500n, 1_000n, 2_000n] as const;
/** Agents bring enough to pay those below them. */
const OF_AGENTS = 20_000n;

const amountOf = ({ rng, unit }: Life): Minor =>
  minor((AMOUNTS[rng.next(AMOUNTS.length)] ?? 500n) * unit);

const firstOf = (life: Life, { isAgent }: Person): Minor =>
  isAgent ? minor(OF_AGENTS * life.unit) : amountOf(life);

/** The square of chance makes a few play much and most little. */
async function playTogether(world: Past, { rng, gathering, round }: Life): Promise<void> {
  const people = gathering.people();
  const players = new Set<Person>();
  for (let seat = 0; seat < PLAYERS; seat++) {
    const place = Math.floor((rng.next(people.length) * rng.next(1_000)) / 1_000);
    const person = people[place];
    if (person) players.add(person);
  }
  await Promise.all([...players].map(round));
  for (const person of players) await logIn(world, person);
}

/** Whoever plays has come in: their upline sees when, once a day. */
async function logIn(world: Past, person: Person): Promise<void> {
  const { db, clock } = world;
  if (clock.now().getTime() - person.seenAtMs < DAY_MS / 2) return;
  person.seenAtMs = clock.now().getTime();
  const origin = { ip: '198.51.100.7', userAgent: 'demo' };
  await recordLogin(world, db, { memberId: person.id, method: 'password', origin, outcome: 'in' });
}

/** Of those who have played it all away, some come back with more. */
async function payInAgain(life: Life): Promise<void> {
  const broke = life.gathering.people().filter(({ cash }) => cash < 10n * life.unit);
  for (const person of broke) {
    if (life.rng.next(4) === 0) await life.payIn(person, amountOf(life));
  }
}

async function getAdmin({ db, newId }: World): Promise<OperatorCaller> {
  const { username, role } = DEMO_OPERATORS[0];
  const operator = await findOperator(db, username);
  assert(operator, 'the demo has operators');
  return {
    role: 'operator',
    operatorId: operator.id,
    sessionId: newId('ops'),
    trusted: permissionsOf(role),
  };
}
