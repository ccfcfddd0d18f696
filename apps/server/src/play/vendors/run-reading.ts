import { unreachable } from '@baize/std/assert';
import { isTracing, noteInSpan, type World } from '../../base/kernel/index.ts';
import { STUDIO } from '../../config/read-launchers.ts';
import {
  type Answer,
  isSessionOpen,
  listOpenGrants,
  openPlaySession,
  type Play,
} from '../play/index.ts';
import { claimDebt, collectDebts, sumOwed } from '../receivables/index.ts';
import type { Dialect, Reading } from './dialect.ts';
import { listLinked, openSuspicion } from './seated-together.ts';
import type { Vendor } from './vendor.ts';

export type Caller = { readonly vendor: Vendor; readonly dialect: Dialect; readonly body: unknown };

type ReadingContext = { readonly world: World; readonly play: Play };

/** Does what a call was read as, and answers it in the vendor's words. */
export function runReading(
  context: ReadingContext,
  caller: Caller,
  reading: Reading,
): Promise<Answer> {
  if (reading.does !== 'perform') return runOther(context, caller, reading);
  const { command, render, address } = reading;
  if (isTracing()) noteInSpan({ 'baize.vendor': command.vendor.code, 'baize.tx_id': command.txId });
  const answered = context.play.perform(command, render);
  return address ? answered.then(address) : answered;
}

async function runOther(
  { world, play }: ReadingContext,
  { vendor, dialect, body }: Caller,
  reading: Exclude<Reading, { does: 'perform' }>,
): Promise<Answer> {
  switch (reading.does) {
    case 'perform-all': {
      const answers: Answer[] = [];
      for (const { command, render } of reading.askings) {
        answers.push(await play.perform(command, render));
      }
      return reading.join(answers);
    }
    case 'perform-together': {
      const run = (each: Reading) =>
        runReading({ world, play }, { vendor, dialect, body }, each).catch((error: unknown) => {
          world.log.error({ err: error, vendor: vendor.code }, 'an item of a batch failed');
          return dialect.refuse({ code: 'unconfirmed' }, body);
        });
      return reading.join(await Promise.all(reading.readings.map(run)));
    }
    case 'ask-may-bet':
      return reading.tell(
        vendor.isOpen
          ? await play.whyNotBet(reading.memberId, reading.currency, vendor.code)
          : 'vendor_closed',
        await isSessionOpen(world, { ...reading, vendor: vendor.code }),
      );
    case 'owe': {
      const { claim } = reading;
      const balance = await play.balance(claim.memberId, claim.currency);
      if (balance === null) return dialect.refuse({ code: 'member_unknown' }, body);
      await claimDebt(world, claim);
      await collectDebts({ world, play }, claim.memberId);
      return reading.tell(await sumOwed(world.db, claim.memberId));
    }
    case 'open-session': {
      const { launchToken, requestId } = reading;
      const session = await openPlaySession(world, { vendor: vendor.code, launchToken, requestId });
      if (typeof session === 'string') return dialect.refuse({ code: session }, body);
      const balance = await play.balance(session.memberId, session.currency);
      if (balance === null) return dialect.refuse({ code: 'member_unknown' }, body);
      return reading.tell(session, balance);
    }
    case 'read-balance': {
      const balance = await play.balance(reading.memberId, reading.currency);
      if (balance === null) return dialect.refuse({ code: 'member_unknown' }, body);
      return reading.tell(balance);
    }
    case 'list-grants': {
      const { memberId, currency } = reading;
      const now = world.clock.now();
      const grants = await listOpenGrants(world.db, { memberId, vendor: vendor.code, now });
      return reading.tell(grants.filter((grant) => grant.currency === currency));
    }
    case 'list-linked':
    case 'suspect':
      return runSeating(world, { vendor, dialect, body }, reading);
    case 'recall':
      return reading.tell(await play.recall(vendor.code, reading.kind, reading.txId));
    case 'refuse':
      return dialect.refuse(reading, body);
    default:
      return unreachable(reading);
  }
}

/** Who is linked to whom is told to our own tables alone. */
async function runSeating(
  world: World,
  { vendor, dialect, body }: Caller,
  reading: Extract<Reading, { does: 'list-linked' | 'suspect' }>,
): Promise<Answer> {
  if (vendor.code !== STUDIO) return dialect.refuse({ code: 'call_unknown' }, body);
  if (reading.does === 'suspect') {
    await openSuspicion(world, vendor.code, reading.suspicion);
    return reading.tell();
  }
  return reading.tell(await listLinked(world.db, reading.memberId, reading.others));
}
