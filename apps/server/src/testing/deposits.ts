import type { Brand } from '@baize/contract/brand';
import type { Envelope } from '@baize/contract/envelope';
import type { MemberId } from '@baize/std/id';
import { beforeAll } from 'vitest';
import { loadBrand } from '../base/brand/index.ts';
import { answer, type Caller, type World } from '../base/kernel/index.ts';
import { limitsRoutes } from '../books/limits/index.ts';
import { type BonusSource, bonusesRoutes, NO_BONUSES } from '../cashier/bonuses/index.ts';
import {
  ceilingOf,
  type DepositsOptions,
  depositsJobs,
  depositsRoutes,
  readDeposited,
} from '../cashier/deposits/index.ts';
import type { DepositId } from '../cashier/payments/index.ts';
import { uploadsRoutes } from '../people/uploads/index.ts';
import { createTestProvider, type TestProvider } from './payment-provider.ts';
import { pngOf } from './uploads.ts';
import { asked, type TestWorld, useWorld } from './world.ts';

/** An order as it travels. */
export type ToldOrder = {
  readonly orderId: DepositId;
  readonly reference: string;
  readonly status: string;
  readonly steps: readonly { readonly status: string; readonly at: string }[];
  readonly [field: string]: unknown;
};

export type DepositReply = {
  readonly status: number;
  readonly message: string | null;
  /** An order, where the call answers with one. */
  readonly value: ToldOrder;
};

export type Deposits = {
  readonly world: TestWorld;
  readonly far: TestProvider;
  readonly options: DepositsOptions;
  /** Makes a call named like `POST /wps/deposit`. */
  readonly ask: (caller: Caller, call: string, body?: object) => Promise<DepositReply>;
  readonly runJob: (name: string, payload?: object) => Promise<void>;
};

const loaded = loadBrand('mekhala');

/**
 * The shipped brand's cashier on a fresh database, with a provider at the other end; `facts` are what
 * a test wants to be otherwise about the brand, `bonuses` what can be chosen with a deposit.
 */
export function useDeposits(
  facts: Partial<Brand> = {},
  bonuses: BonusSource = NO_BONUSES,
): Deposits {
  const t = useWorld();
  let far: TestProvider | null = null;
  beforeAll(() => {
    far = createTestProvider(t.world.clock);
  });
  const opened = () => {
    if (!far) throw new Error('the provider is there once the tests of the file run');
    return far;
  };
  const optionsOf = (): DepositsOptions => ({
    site: { brand: { ...loaded.brand, ...facts } },
    providers: new Map([['sandbox', opened().provider]]),
    bonuses,
    publicUrl: 'https://site.example',
  });
  return {
    get world() {
      return t.world;
    },
    get far() {
      return opened();
    },
    get options() {
      return optionsOf();
    },
    ask: (caller, call, body = {}) =>
      askAs(t.world, { options: optionsOf(), caller }, [call, body]),
    runJob: (name, payload = {}) => runJob(t.world, optionsOf(), [name, payload]),
  };
}

type Asking = { readonly options: DepositsOptions; readonly caller: Caller };

export async function askAs(
  world: TestWorld,
  { options, caller }: Asking,
  [call, body]: readonly [string, object],
): Promise<DepositReply> {
  const { timezone: zone } = options.site.brand;
  const routes = [
    ...depositsRoutes(options),
    ...bonusesRoutes,
    ...limitsRoutes({ zone, readDeposited }),
    ...uploadsRoutes,
  ];
  const route = routes.find(({ endpoint }) => `${endpoint.method} ${endpoint.path}` === call);
  if (!route) throw new Error(`there is no ${call}`);
  const wording = (code: string) => code;
  const said = { language: 'EN', ...body };
  const reply = await answer(route, { ...world, wording }, asked(said, { caller }));
  const { message, value } = reply.body as Envelope<never>;
  return { status: reply.status, message, value: value as never };
}

export async function runJob(
  world: World,
  options: DepositsOptions,
  [name, payload]: readonly [string, object],
): Promise<void> {
  const found = depositsJobs(options).find((each) => each.name === name);
  if (!found) throw new Error(`there is no job ${name}`);
  await found.run(world, payload as never);
}

export const memberOf = (memberId: MemberId): Caller => ({ role: 'member', memberId });

/** The provider of these tests, and how much the shipped brand credits by its word alone. */
export const HEARING = { provider: 'sandbox', ceiling: ceilingOf(loaded.brand) };

let counted = 0;

/** What a member asks for, and the order that comes of it, as the provider knows it by then. */
export async function givenOrder(
  { ask, runJob: run }: Deposits,
  memberId: MemberId,
  wish: object = {},
): Promise<ToldOrder> {
  counted += 1;
  const usual = { requestKey: `given-order-${counted}`, method: 'promptpay', amount: '50000' };
  const { value } = await ask(memberOf(memberId), 'POST /wps/deposit', { ...usual, ...wish });
  if (value.status === 'opening') await run('deposits.open', { id: value.orderId });
  return readOrder({ ask }, memberId, value);
}

export const readOrder = async (
  { ask }: Pick<Deposits, 'ask'>,
  memberId: MemberId,
  { orderId }: Pick<ToldOrder, 'orderId'>,
): Promise<ToldOrder> => (await ask(memberOf(memberId), 'GET /wps/deposit', { orderId })).value;

/** A picture the member has sent and attached to nothing yet. */
export async function givenSlip({ ask }: Deposits, memberId: MemberId): Promise<string> {
  const content = (await pngOf(8, 8)).toString('base64');
  const { value } = await ask(memberOf(memberId), 'POST /wps/upload', { content });
  return String(value['uploadId']);
}
