import { assert } from '@baize/std/assert';
import { dayOf } from '@baize/std/day';
import { minor } from '@baize/std/money';
import { instant } from '@baize/std/time';
import type pg from 'pg';
import { loadBrand } from '../../apps/server/src/base/brand/index.ts';
import { type Connection, openDatabase } from '../../apps/server/src/base/db/index.ts';
import {
  createLog,
  handClock,
  idMaker,
  type World,
} from '../../apps/server/src/base/kernel/index.ts';
import { setLimit } from '../../apps/server/src/books/limits/set-limit.ts';
import { readDeposited } from '../../apps/server/src/cashier/deposits/index.ts';
import { changeStatus } from '../../apps/server/src/people/members/index.ts';
import { ceilingsOf, createPlay, type Play } from '../../apps/server/src/play/play/index.ts';
import { testVault } from '../../apps/server/src/testing/keys.ts';
import { seededDice } from '../dice.ts';
import { CURRENCY } from '../seat-player.ts';
import { type Deed, type LimitWish, type Sending, VENDORS } from './message.ts';
import { type Player, seatPlayers } from './players.ts';
import type { Schedule } from './schedule.ts';
import { renderOutcome, toCommand } from './to-command.ts';

const ZONE = 'Asia/Bangkok';
const ceilings = ceilingsOf(loadBrand('mekhala').brand.ceilings);
const MIDNIGHT = instant(new Date('2026-11-16T17:00:00Z'));

/** Connections that simulations use one after another; the hot ones can be cut by their name. */
export type Desk = { readonly cold: Connection; readonly hot: Connection; readonly name: string };

export const openDesk = (url: string, number: number): Desk => ({
  cold: openDatabase(url, { max: 4, name: `sim ${number}`, vault: testVault }),
  hot: openDatabase(url, { max: 6, pipeline: true, name: `sim hot ${number}` }),
  name: `sim hot ${number}`,
});

export const closeDesk = async ({ cold, hot }: Desk): Promise<void> => {
  await Promise.all([cold.db.destroy(), hot.db.destroy()]);
};

/** The product as a simulation meets it: one or two wallets on a real database, a clock by hand. */
export class Stand {
  readonly players: readonly Player[];
  readonly world: World;
  readonly #clock: ReturnType<typeof handClock>;
  readonly #desk: Desk;
  readonly #prefix: string;
  #wallets: readonly Play[];

  private constructor(parts: Parts) {
    this.players = parts.players;
    this.world = parts.world;
    this.#clock = parts.clock;
    this.#desk = parts.desk;
    this.#prefix = parts.prefix;
    this.#wallets = parts.wallets;
  }

  static async open(schedule: Schedule, desk: Desk, prefix: string): Promise<Stand> {
    const chance = seededDice(prefix);
    const clock = handClock(new Date(MIDNIGHT.getTime() - schedule.beforeMidnightMs));
    const world: World = {
      db: desk.cold.db,
      clock,
      chance,
      newId: idMaker(clock, chance),
      log: createLog('silent'),
    };
    const players = await seatPlayers(world, schedule, prefix);
    const wallets = Array.from({ length: schedule.processes }, () =>
      openWallet(world, desk.hot.pool),
    );
    const stand = new Stand({ world, clock, desk, prefix, players, wallets });
    await stand.#meet();
    return stand;
  }

  get day(): string {
    return dayOf(this.#clock.now(), ZONE);
  }

  advance(byMs: number): void {
    this.#clock.advance(byMs);
  }

  async stop(): Promise<void> {
    await Promise.all(this.#wallets.map((wallet) => wallet.stop()));
  }

  async perform(deed: Deed): Promise<void> {
    if (deed.deed !== 'restart') {
      const status = deed.deed === 'block' ? 'blocked' : 'active';
      const { memberId } = this.#player(deed.member);
      await this.world.db
        .transaction()
        .execute((tx) => changeStatus(this.world, tx, { memberId, status }));
      return;
    }
    await this.stop();
    this.#wallets = this.#wallets.map(() => openWallet(this.world, this.#desk.hot.pool));
    await this.#meet();
  }

  /** Sends one thing and tells what came back; what is not confirmed is asked again. */
  async send(sending: Sending): Promise<string> {
    if (sending.does === 'limit') return this.#limit(sending.wish);
    const wallet = this.#wallets[sending.process] ?? this.#wallets[0];
    assert(wallet, 'there is a wallet');
    const player = this.#player(sending.message.member);
    const command = toCommand(sending.message, player, this.#prefix);
    for (let attempt = 0; ; attempt++) {
      const { body } = await wallet.perform(command, renderOutcome);
      if (!/^no (unconfirmed|overloaded|unavailable)/.test(body) || attempt === ASKED_MAX)
        return body;
    }
  }

  /** Ends every connection of the wallets, whatever they are about to write. */
  async cut(): Promise<void> {
    await this.#desk.cold.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [this.#desk.name],
    );
  }

  async #limit({ member, kind, period, amount }: LimitWish): Promise<string> {
    const { memberId } = this.#player(member);
    const ctx = { ...this.world, caller: { role: 'member', memberId }, origin: ORIGIN } as const;
    const set = await setLimit({ zone: ZONE, readDeposited })(ctx, {
      kind,
      period,
      amount: minor(amount),
    });
    return `limit ${set.amount}`;
  }

  /** The first call of a wallet looks up accounts; it goes alone, so that none overtakes another. */
  async #meet(): Promise<void> {
    const [player] = this.players;
    assert(player, 'somebody plays');
    for (const wallet of this.#wallets) {
      for (const { memberId } of this.players) await wallet.balance(memberId, CURRENCY);
      for (const [vendor] of VENDORS.entries()) {
        const hello = { kind: 'end-round', member: 0, vendor, roundId: 'none', txId: 'hello' };
        const command = toCommand({ ...BLANK, ...hello, kind: 'end-round' }, player, this.#prefix);
        await wallet.perform(command, renderOutcome);
      }
    }
  }

  #player(number: number): Player {
    const player = this.players[number];
    assert(player, 'the schedule names its own members');
    return player;
  }
}

type Parts = {
  readonly world: World;
  readonly clock: ReturnType<typeof handClock>;
  readonly desk: Desk;
  readonly prefix: string;
  readonly players: readonly Player[];
  readonly wallets: readonly Play[];
};

const ASKED_MAX = 20;

const ORIGIN = {
  requestId: 'simulator',
  ip: '127.0.0.1',
  proxyRegion: null,
  language: 'EN',
  userAgent: 'simulator',
};

const BLANK = {
  betId: '',
  amount: 0n,
  payout: 0n,
  isFinal: true,
  endsRound: false,
  token: 'live',
} as const;

const openWallet = (world: World, pool: pg.Pool): Play =>
  createPlay(world, { pool, zone: ZONE, ceilings });
