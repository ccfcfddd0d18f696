import { createLink, setRebate, visitLink } from '@baize/contract/agent';
import type { Rng } from '@baize/engines/core/rng';
import { assert } from '@baize/std/assert';
import type { Id, MemberId } from '@baize/std/id';
import { ZERO } from '@baize/std/money';
import { agentsRoutes, inviteLinks } from '../agents/agents/index.ts';
import { hasAgreements } from '../agents/agreements/index.ts';
import { moveFigures } from '../agents/teams/index.ts';
import type { LoadedBrand } from '../base/brand/index.ts';
import type { World } from '../base/kernel/index.ts';
import { hashPassword, setPassword } from '../people/credentials/index.ts';
import { createMember, findByAccount, newReferralCode } from '../people/members/index.ts';
import { typeFor } from '../people/register/index.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import type { Person } from './team.ts';
import { agentOf, callsOf } from './team-calls.ts';
import type { Cast } from './team-contracts.ts';
import type { Invented } from './team-people.ts';

type JoiningInput = {
  readonly site: LoadedBrand;
  readonly invented: readonly Invented[];
  readonly rng: Rng;
};

type Link = { readonly linkId: Id<'lnk'>; readonly code: string };

/** What agents of each level get back of valid bets, in hundredths of a per cent. */
const REBATES = [60, 45, 30, 20, 10] as const;

/** How the team comes together, a day at a time. */
export async function gatherWith(world: World, { site, invented, rng }: JoiningInput) {
  const { brand } = site;
  const routes = agentsRoutes({ site, hasAgreements, moveFigures });
  const call = callsOf(world, routes);
  const top = await findByAccount(world.db, DEMO_ACCOUNTS.agent.account);
  assert(top, 'the demo has an agent');
  const hash = await hashPassword(world, DEMO_ACCOUNTS.agent.password);
  const links = await makeLinks();
  const people: Person[] = [];
  const places = new Map<number, MemberId>();
  const uplineOf = ({ upline }: Invented) => (upline === null ? top.id : places.get(upline));

  async function makeLinks(): Promise<readonly Link[]> {
    const made: Link[] = [];
    for (const name of ['LINE', 'Facebook']) {
      const wish = { requestKey: `demo-link-${name}`, name, brings: 'member', rebateRate: 20 };
      made.push((await call(agentOf(top?.id as MemberId), createLink, wish)) as Link);
    }
    return made;
  }

  const enter = async (one: Invented, place: number): Promise<Person> => {
    const uplineId = uplineOf(one);
    assert(uplineId, 'uplines join before those below them');
    const { account, nickname, isAgent } = one;
    const link = one.upline === null && !isAgent ? links[place % links.length] : undefined;
    const { id } = await world.db.transaction().execute(async (tx) => {
      const member = await createMember(world, tx, {
        account,
        nickname,
        uplineId,
        type: typeFor(brand, isAgent ? 'agent' : 'member'),
        currency: brand.currency.code,
        isDemo: true,
        referralCode: newReferralCode(world),
        ...(isAgent ? { affiliateCode: newReferralCode(world) } : {}),
      });
      const memberId = member.id;
      if (isAgent) await setPassword(world, tx, { memberId, kind: 'login', hash });
      if (link) await inviteLinks(brand).join(world, tx, { linkId: link.linkId, memberId });
      return member;
    });
    places.set(place, id);
    if (isAgent) {
      const rate = REBATES[one.joinsOn] ?? 0;
      await call(agentOf(uplineId), setRebate, { memberId: id, rate });
    }
    return { id, isAgent, taste: rng.next(1_000), cash: ZERO, seenAtMs: 0 };
  };

  return {
    people: (): readonly Person[] => people,
    join: async (day: number): Promise<readonly Person[]> => {
      const newcomers: Person[] = [];
      for (const [place, one] of invented.entries()) {
        if (one.joinsOn === day) newcomers.push(await enter(one, place));
      }
      people.push(...newcomers);
      return newcomers;
    },
    /** Strangers who look at a link, and come or do not. */
    visit: async (day: number): Promise<void> => {
      for (const [at, { code }] of links.entries()) {
        for (let visitor = 2 + rng.next(6); visitor > 0; visitor--) {
          const guest = callsOf(world, routes, `198.51.${day}.${at * 50 + visitor}`);
          await guest(null, visitLink, { code });
        }
      }
    },
    cast: (): Cast => castOf({ agent: top, invented, places }),
  };
}

export type Gathering = Awaited<ReturnType<typeof gatherWith>>;

type Casting = {
  readonly agent: Cast['agent'];
  readonly invented: readonly Invented[];
  readonly places: ReadonlyMap<number, MemberId>;
};

function castOf({ agent, invented, places }: Casting): Cast {
  const [first, second, third, fourth] = [0, 1, 2, 3].map((place) => places.get(place));
  assert(first && second && third && fourth, 'four stand directly below the demo agent');
  const below = invented.findIndex(({ isAgent, upline }) => isAgent && upline === 0);
  return {
    agent: { id: agent.id, account: agent.account },
    direct: [first, second, third, fourth],
    further: places.get(below) ?? null,
  };
}
