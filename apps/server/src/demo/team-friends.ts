import type { ReferralProgramme } from '@baize/contract/referral-rules';
import { assert } from '@baize/std/assert';
import { type Minor, minor } from '@baize/std/money';
import { type LoadedBrand, seedContent } from '../base/brand/index.ts';
import type { World } from '../base/kernel/index.ts';
import {
  createMember,
  findByAccount,
  newReferralCode,
  saveProfile,
} from '../people/members/index.ts';
import { recordLogin } from '../people/sessions/index.ts';
import { readCatalogue } from '../play/catalog/index.ts';
import type { Play } from '../play/play/index.ts';
import { countValidBets } from '../play/valid-bets/index.ts';
import { countFriends, followReferralBets, joinByReferral } from '../rewards/referrals/index.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import type { Person } from './team.ts';

type FriendsInput = {
  readonly site: LoadedBrand;
  readonly play: Play;
  readonly payIn: (person: Person, amount: Minor) => Promise<void>;
  readonly days: number;
};

/** The first friend's hold is over by then. */
const HOLD_IS_OVER = 4;
const ROUNDS = 25n;

/**
 * Friends whom the demonstration member has invited, each at another step: one whose reward waits to
 * be claimed, one who has half of the bets, one who has only registered.
 */
export async function friendsWith(world: World, { site, play, payIn, days }: FriendsInput) {
  const { brand } = site;
  const [programme] = site.content.referral;
  const inviter = await findByAccount(world.db, DEMO_ACCOUNTS.member.account);
  const game = await findSlot(world);
  // The terms are content, which the site would bring into the database only when it starts.
  await seedContent(world, site);

  const join = async (account: string): Promise<Person> => {
    assert(inviter, 'the demo has a member');
    const { id } = await world.db.transaction().execute(async (tx) => {
      const friend = await createMember(world, tx, {
        account,
        currency: brand.currency.code,
        isDemo: true,
        referralCode: newReferralCode(world),
        referredBy: inviter.id,
      });
      const joined = { memberId: friend.id, inviterId: inviter.id };
      await joinByReferral({ brand })(world, tx, joined);
      return friend;
    });
    const origin = { ip: '198.51.100.9', userAgent: 'demo' };
    const login = { memberId: id, method: 'password', origin, outcome: 'in' } as const;
    await recordLogin(world, world.db, login);
    return { id, isAgent: false, taste: 0, cash: minor(0n), seenAtMs: 0 };
  };

  const confirm = ({ id }: Person) => {
    const now = world.clock.now();
    const proven = {
      email: `${id.toLowerCase()}@${brand.code}.example`,
      email_verified_at: now,
      updated_at: now,
    };
    return world.db.transaction().execute((tx) => saveProfile(tx, id, proven));
  };

  const bet = betWith(play, { game, currency: brand.currency.code });

  const comeAndPlay = async (account: string, terms: ReferralProgramme, rounds: bigint) => {
    const friend = await join(account);
    await confirm(friend);
    await payIn(friend, minor(BigInt(terms.deposit) + BigInt(terms.bets) / ROUNDS));
    await bet(friend, terms, rounds);
  };

  return {
    /** What they do on a day of the demonstration. */
    live: async (day: number): Promise<void> => {
      if (!programme || !inviter) return;
      if (day === 0) {
        await comeAndPlay('malee24', programme, ROUNDS);
        // Nobody else has played yet: what follows the bets of others is not left out by this.
        await countValidBets(world, { zone: brand.timezone, followers: [followReferralBets] });
      }
      if (day === 0 || day === HOLD_IS_OVER) await countFriends(world, { brand });
      if (day === Math.max(1, days - 5)) await comeAndPlay('somsak88', programme, ROUNDS / 2n);
      if (day === days - 1) await join('ploy1999');
    },
  };
}

type Slot = { readonly vendor: string; readonly code: string };
type BettingInput = { readonly game: Slot; readonly currency: string };

/** A share of what the terms ask for, in rounds that give most of the stake back. */
const betWith =
  (play: Play, { game, currency }: BettingInput) =>
  async ({ id }: Person, { bets }: ReferralProgramme, rounds: bigint): Promise<void> => {
    const amount = minor(BigInt(bets) / ROUNDS);
    for (let round = 0n; round < rounds; round++) {
      const answer = await play.perform(
        {
          kind: 'bet-and-settle',
          vendor: { code: game.vendor, isOpen: true, roundRule: 'mixed' },
          txId: `demo-friend-${id}-${round}`,
          memberId: id,
          currency,
          eventAt: null,
          game: game.code,
          roundId: null,
          tokenHash: null,
          amount,
          payout: minor((amount * 9n) / 10n),
          minBalance: null,
          endsRound: true,
        },
        ({ ok }) => ({ status: ok ? 200 : 409, body: '' }),
      );
      assert(answer.status === 200, 'who has the stake may play');
    }
  };

async function findSlot({ db }: Pick<World, 'db'>): Promise<Slot> {
  const { vendors, games } = await readCatalogue(db);
  const providers = new Map(vendors.map(({ code, provider }) => [code, provider]));
  const slot = games.find(
    ({ vendor, game_type, is_entrance }) =>
      game_type === 'RNG' && !is_entrance && providers.get(vendor),
  );
  assert(slot, 'the catalogue has slots');
  return { vendor: providers.get(slot.vendor) ?? '', code: slot.code };
}
