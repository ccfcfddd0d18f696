import type { Output } from '@baize/contract/endpoint';
import { type readLive as contract, LIVE_MINUTES, ONLINE_MINUTES } from '@baize/contract/live';
import { mayDo } from '@baize/contract/operator-roles';
import type { TimeSpan } from '@baize/std/calendar';
import { subtract, sum, ZERO } from '@baize/std/money';
import { HOUR_MS, type Instant, instant, later, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import type { Db } from '../../base/db/index.ts';
import {
  type Ctx,
  type OperatorCaller,
  type OutsideFigures,
  sumOutsideCalls,
} from '../../base/kernel/index.ts';
import { readDepositWaits, sumDeposits } from '../../cashier/deposits/index.ts';
import { readWithdrawalWaits, sumWithdrawals } from '../../cashier/withdrawals/index.ts';
import { countOnline } from '../../people/sessions/index.ts';
import { listVendorNames } from '../../play/vendors/index.ts';
import type { LiveOptions } from './options.ts';
import { listMinutes } from './queries.ts';
import { healthOf } from './rules.ts';

type Live = Output<typeof contract>;

/** Long enough to be more than one mishap, short enough to be now. */
const HEALTH_MS = 15 * MINUTE_MS;

const BELIEVED_MS = 3 * SECOND_MS;

/** What happens now. Those who look within some seconds are told the same. */
export function createReadLive(options: LiveOptions) {
  let known: { readonly atMs: number; readonly live: Promise<Live> } | null = null;
  return async ({ db, clock, caller }: Ctx<OperatorCaller>): Promise<Live> => {
    const now = clock.now();
    if (known === null || Math.abs(now.getTime() - known.atMs) >= BELIEVED_MS) {
      const live = readAll(db, options, now);
      known = { atMs: now.getTime(), live };
      live.catch(() => {
        known = null;
      });
    }
    const live = await known.live;
    return mayDo(caller.trusted, 'reports.read') ? live : { ...live, play: null };
  };
}

async function readAll(db: Db, { brand, providers }: LiveOptions, now: Instant): Promise<Live> {
  const hour = { from: later(now, -HOUR_MS), to: now };
  const deposits = await sumDeposits(db, hour);
  const withdrawals = await sumWithdrawals(db, hour);
  const calls = await sumOutsideCalls(db, later(now, -HEALTH_MS));
  const seenSince = later(now, -ONLINE_MINUTES * MINUTE_MS);
  return {
    asOf: now.toISOString(),
    online: await countOnline(db, { seenSince, now }),
    play: await playOf(db, brand.currency.code, now),
    deposits: { waits: waitsOf(await readDepositWaits(db, now)), lastHour: deposits },
    withdrawals: {
      waits: waitsOf(await readWithdrawalWaits(db, now)),
      lastHour: {
        total: withdrawals.total,
        count: withdrawals.count,
        medianSeconds: withdrawals.medianPayoutSeconds,
      },
    },
    vendors: (await listVendorNames(db)).map(({ code, name, isOpen }) =>
      viewHealth({ code, name, isOpen }, find(calls, 'vendor', code)),
    ),
    providers: providers.map((code) =>
      viewHealth({ code, name: code, isOpen: true }, find(calls, 'provider', code)),
    ),
  };
}

const find = (calls: readonly OutsideFigures[], kind: string, code: string) =>
  calls.find((each) => each.kind === kind && each.code === code);

type Outside = { readonly code: string; readonly name: string; readonly isOpen: boolean };

function viewHealth({ code, name, isOpen }: Outside, heard: OutsideFigures | undefined) {
  const { calls = 0, failures = 0, meanMs = 0 } = heard ?? {};
  return {
    code,
    name,
    state: healthOf({ isOpen, calls, failures, meanMs }),
    calls,
    failures,
    meanMs: heard ? Math.round(meanMs) : null,
    lastAt: heard?.lastAt.toISOString() ?? null,
  };
}

type Waits = {
  readonly count: number;
  readonly oldestAt: Instant | null;
  readonly medianSeconds: number | null;
};

const waitsOf = ({ count, oldestAt, medianSeconds }: Waits) => ({
  count,
  oldestAt: oldestAt?.toISOString() ?? null,
  medianSeconds,
});

/** The minutes that are over and the one that runs: every one is there, also where nobody bet. */
async function playOf(db: Db, currency: string, now: Instant): Promise<Live['play']> {
  const span = minutesUntil(now);
  const rows = await listMinutes(db, span, currency);
  const found = new Map(rows.map((row) => [row.at.getTime(), row]));
  const turnover = sum(rows.map((row) => row.turnover));
  return {
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    bets: rows.reduce((count, { bets }) => count + bets, 0),
    running: rows.reduce((count, { running }) => count + running, 0),
    turnover,
    grossWin: subtract(turnover, sum(rows.map(({ payouts }) => payouts))),
    minutes: Array.from({ length: LIVE_MINUTES }, (_, place) => {
      const at = later(span.from, place * MINUTE_MS);
      const row = found.get(at.getTime());
      return {
        at: at.toISOString(),
        bets: row?.bets ?? 0,
        turnover: row?.turnover ?? ZERO,
        grossWin: row ? subtract(row.turnover, row.payouts) : ZERO,
      };
    }),
  };
}

function minutesUntil(now: Instant): TimeSpan {
  const to = instant(new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS));
  return { from: later(to, -LIVE_MINUTES * MINUTE_MS), to };
}
