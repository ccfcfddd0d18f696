import type { LiveTable } from '@baize/engines/rooms/live-tables';
import {
  apply,
  type Decision,
  decide,
  dueAt,
  type HiddenResult,
  type RoomFacts,
  type RoomState,
} from '@baize/engines/rooms/room';
import { advanceRound } from '../rounds/advance-round.ts';
import type { Round } from '../rounds/round.ts';
import type { Studio } from '../studio.ts';
import { type Lease, LeaseLost } from './lease-queries.ts';
import { readRoom, tellOwn } from './log-queries.ts';
import * as steps from './room-steps.ts';
import { countUnpaid } from './round-queries.ts';

export type RoomWriter = {
  readonly room: string;
  readonly lease: Lease;
  /** Something may be due: somebody has come, a lease was renewed. */
  wake(): void;
  /** What is under way ends; nothing follows it. */
  stop(): Promise<void>;
  /** The lease is gone: nothing more can be written. */
  readonly isLost: boolean;
};

type WriterParts = {
  readonly table: LiveTable;
  readonly lease: Lease;
  /** How many are at the table, in all processes. */
  readonly countPresent: () => number;
  /** The database's clock, as far as this process knows it. */
  readonly now: () => number;
};

/** So many are paid at once: a wallet that is slow is not made slower. */
const PAID_AT_ONCE = 32;
/** A timer may be this late: bounds what a clock that was set costs. */
const WAIT_MAX_MS = 1_000;

/** Writes the log of one room as long as it holds the lease. */
export async function startWriter(studio: Studio, parts: WriterParts): Promise<RoomWriter> {
  const { table, lease, countPresent, now } = parts;
  let state = await readRoom(studio.db, table.code);
  let hidden: HiddenResult | null = await steps.findHidden(studio, state);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isLost = false;
  const paying = new Set<Promise<void>>();
  const turns = oneAtATime(goOn, (error) => {
    // Whoever takes the room next reads its log anew: nothing here is believed any longer.
    isLost = true;
    const told = error instanceof LeaseLost ? { room: table.code } : { err: error };
    studio.log.warn(told, 'a room is given up by this process');
  });

  const facts = async (): Promise<RoomFacts> => ({
    clock: table.clock,
    hidden,
    isOccupied: countPresent() > 0,
    isPaid: await isPaid(studio, state),
  });

  async function goOn(): Promise<void> {
    for (;;) {
      const known = await facts();
      const decision = isStopped ? null : decide(state, known, now());
      const stepped = decision && (await perform(studio, { table, lease, state }, decision));
      if (!stepped) return wakeAt(dueAt(state, known));
      state = apply(state, stepped.event);
      hidden = stepped.hidden ?? (stepped.event.type === 'dealt' ? hidden : null);
      if (stepped.bets.length > 0) keep(pay(studio, table.code, stepped.bets));
    }
  }
  function keep(work: Promise<void>) {
    paying.add(work);
    void work.finally(() => {
      paying.delete(work);
      wake();
    });
  }
  function wakeAt(at: number | null) {
    clearTimeout(timer);
    if (at === null || isStopped) return;
    timer = setTimeout(wake, Math.min(Math.max(at - now(), 5), WAIT_MAX_MS));
  }
  function wake() {
    if (!isStopped && !isLost) turns.take();
  }
  wake();
  return {
    room: table.code,
    lease,
    wake,
    get isLost() {
      return isLost;
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await turns.ended();
      await Promise.all(paying);
    },
  };
}

/** Turns never run beside each other; one that is asked for meanwhile follows. */
function oneAtATime(run: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | null = null;
  let isAwaited = false;
  const take = () => {
    if (running) {
      isAwaited = true;
      return;
    }
    running = run()
      .catch(onError)
      .finally(() => {
        running = null;
        if (!isAwaited) return;
        isAwaited = false;
        take();
      });
  };
  return { take, ended: async () => running };
}

const isPaid = async (studio: Studio, { phase, round }: RoomState): Promise<boolean> =>
  (phase !== 'result' && phase !== 'settling') ||
  round === null ||
  (await countUnpaid(studio.db, round.id)) === 0;

function perform(
  studio: Studio,
  place: steps.StepPlace,
  decision: Decision,
): Promise<steps.Stepped | null> {
  switch (decision.type) {
    case 'open':
      return steps.openRound(studio, place);
    case 'lock':
      return steps.lockRound(studio, place);
    case 'show':
      return steps.showRound(studio, place, decision.event);
    case 'void':
      return steps.voidRound(studio, place);
    case 'write':
      return steps.writeEvent(studio, place, decision.event);
    default:
      return decision satisfies never;
  }
}

/** Tells the wallet what became of bets; whatever stays open is the outbox's. */
async function pay(studio: Studio, room: string, bets: readonly Round[]): Promise<void> {
  const left = [...bets];
  const payNext = async () => {
    for (let bet = left.shift(); bet; bet = left.shift()) {
      await advanceRound(studio, bet, 'own').catch((error: unknown) =>
        studio.log.error({ err: error, roundId: bet?.id }, 'a bet is not paid yet'),
      );
    }
  };
  await Promise.all(Array.from({ length: PAID_AT_ONCE }, payNext));
  await tellOwn(
    studio.db,
    bets.map(({ id }) => ({ room, id })),
  );
}
