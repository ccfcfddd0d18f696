import type { Brand } from '@baize/contract/brand';
import type { RainTerms } from '@baize/contract/envelope-rules';
import { dayOf } from '@baize/std/day';
import { minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { World } from '../../base/kernel/index.ts';
import { houseAccount } from '../../books/ledger/index.ts';
import { fillEnvelope } from './fill-envelope.ts';
import * as queries from './queries.ts';

export type RainPlan = {
  readonly brand: Pick<Brand, 'currency' | 'timezone'>;
  readonly rain: Pick<RainTerms, 'names' | 'total' | 'packets' | 'least' | 'split'>;
  /** The announced moment. */
  readonly opensAt: Instant;
  /** What makes it one and the same, whoever schedules it again. */
  readonly key: string;
};

/** Announces an envelope of the brand, with its money set aside. Asked twice, there is one. */
export const sendRain = (world: World, { brand, rain, opensAt, key }: RainPlan): Promise<void> =>
  world.db.transaction().execute(async (tx) => {
    await queries.lockSender(tx, 'brand');
    if (await queries.findEnvelopeByKey(tx, null, key)) return;
    const currency = brand.currency.code;
    await fillEnvelope(world, tx, {
      id: world.newId('env'),
      senderId: null,
      requestKey: key,
      names: rain.names,
      wish: null,
      split: rain.split,
      total: minor(BigInt(rain.total)),
      packets: rain.packets,
      least: minor(BigInt(rain.least)),
      currency,
      sentOn: dayOf(world.clock.now(), brand.timezone),
      opensAt,
      from: await houseAccount(tx, { purpose: 'promotion', currency }),
    });
  });
