import { createHash } from 'node:crypto';
import type { Brand } from '@baize/contract/brand';
import type { Flags } from '@baize/contract/flags';
import {
  type RegisterField,
  type RegisterRule,
  registerByMobile,
  registerMember,
} from '@baize/contract/register';
import type { FieldProblem, RegisterMethod } from '@baize/contract/register-form';
import { assert } from '@baize/std/assert';
import { inviteLinks } from '../agents/agents/index.ts';
import { type LoadedBrand, loadBrand } from '../base/brand/index.ts';
import { answer, type Caller } from '../base/kernel/index.ts';
import {
  createVerifyPhoneToken,
  drawCaptcha,
  makeBotChallenge,
  sendCode,
  type VerifyPhoneToken,
} from '../people/challenges/index.ts';
import { type RegisterOptions, registerRoutes } from '../people/register/index.ts';
import { joinByReferral } from '../rewards/referrals/index.ts';
import { asked, origin, type TestWorld } from './world.ts';

type Changes = {
  readonly flags?: Partial<Flags>;
  readonly rules?: Readonly<Partial<Record<RegisterField, Partial<RegisterRule>>>>;
  readonly brand?: Partial<Brand>;
};

export type TestBrand = Pick<LoadedBrand, 'brand' | 'content' | 'flags'>;

/** The shipped brand with something set otherwise. */
export function brandWith({ flags, rules = {}, brand }: Changes = {}): TestBrand {
  const shipped = loadBrand('mekhala');
  const ruled = shipped.content.register.map((rule) => ({ ...rule, ...rules[rule.field] }));
  return {
    brand: { ...shipped.brand, ...brand },
    content: { ...shipped.content, register: ruled },
    flags: { ...shipped.flags, ...flags },
  };
}

/** Does the work that a browser is given. */
export async function solveWork(world: TestWorld): Promise<string> {
  // The number to find is drawn last, from four bytes: zeros spare every test the search for it.
  const bytes = (count: number) => (count === 4 ? new Uint8Array(4) : world.chance.bytes(count));
  const made = await makeBotChallenge({ ...world, chance: { ...world.chance, bytes } });
  const { algorithm, challenge, salt, maxNumber, signature } = made;
  for (let number = 0; number <= maxNumber; number++) {
    const digest = createHash('sha256').update(`${salt}${number}`).digest('hex');
    if (digest !== challenge) continue;
    const proof = { algorithm, challenge, number, salt, signature };
    return Buffer.from(JSON.stringify(proof)).toString('base64');
  }
  assert(false, 'the work can be done');
}

let addresses = 0;

/** An address nobody came from before. */
export const newAddress = (): string => {
  addresses += 1;
  return `10.${Math.floor(addresses / 250)}.${addresses % 250}.1`;
};

/** The code that was sent to a telephone to register with. */
export async function codeFor(world: TestWorld, target: string): Promise<string> {
  const ctx = { ...world, origin: origin({ ip: newAddress() }) };
  const code = { purpose: 'register', channel: 'sms', target, language: 'EN' } as const;
  await world.db.transaction().execute((tx) => sendCode(ctx, tx, code));
  const sent = await world.db
    .selectFrom('delivery_message')
    .select('facts')
    .where('target', '=', target)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return (sent.facts as { code: string }).code;
}

/** A picture whose letters are known, because chance has but one number. */
export async function readPicture(world: TestWorld, captchaId: string): Promise<string> {
  const chance = { bytes: (count: number) => new Uint8Array(count) };
  await drawCaptcha({ ...world, chance, origin: origin({ ip: newAddress() }) }, { captchaId });
  return '33333';
}

let newcomers = 0;

export type Wire = Readonly<Record<string, unknown>>;

/** A form that the shipped brand accepts, with its proofs; no two are of one person. */
export async function fillForm(world: TestWorld, changes: Wire = {}): Promise<Wire> {
  newcomers += 1;
  const digits = `81${String(newcomers).padStart(7, '0')}`;
  const form = {
    username: `newcomer${newcomers}`,
    password: 'krathong-7-lotus',
    confirmPassword: 'krathong-7-lotus',
    mobileNum: `0${digits}`,
    countryDialingCode: '66',
    birthday: '1990-05-05',
    login: true,
    registerUrl: 'https://mekhala.example/register',
    registerMethod: 'WEB',
    domain: 'mekhala.example',
    agreesToTerms: true,
    ...changes,
  };
  return {
    botProof: await solveWork(world),
    ...('verificationCode' in changes
      ? {}
      : { verificationCode: await codeFor(world, `+66${digits}`) }),
    ...form,
  };
}

type Asking = {
  readonly site?: TestBrand;
  readonly method?: RegisterMethod;
  readonly verifyPhoneToken?: VerifyPhoneToken;
  readonly ip?: string;
  /** Somebody who is logged in already. */
  readonly caller?: Caller;
};

const NO_PROVIDER = createVerifyPhoneToken(null);

/** All that registration needs of a brand. */
export const registerOptions = (
  site: TestBrand,
  verifyPhoneToken = NO_PROVIDER,
): RegisterOptions => ({
  site,
  verifyPhoneToken,
  links: inviteLinks(site.brand),
  joinByReferral: joinByReferral(site),
});

/** Sends the form as the page does. */
export async function register(
  world: TestWorld,
  form: Wire,
  {
    site = brandWith(),
    method = 'username',
    verifyPhoneToken = NO_PROVIDER,
    ip = newAddress(),
    caller,
  }: Asking = {},
) {
  const routes = registerRoutes(registerOptions(site, verifyPhoneToken));
  const endpoint = method === 'mobile' ? registerByMobile : registerMember;
  const route = routes.find((one) => one.endpoint === endpoint);
  assert(route, 'the call is served');
  const told = { ...world, wording: (code: string) => code };
  const from = origin({ ip });
  return (await answer(route, told, asked(form, { origin: from, ...(caller && { caller }) }))).body;
}

/** The fields a form was refused for, with the reason of each. */
export function refusedFields({ message, value }: Awaited<ReturnType<typeof register>>) {
  assert(message === 'register_fields', `was answered with ${message}`);
  const { fields } = value as unknown as { fields: readonly FieldProblem[] };
  return fields.map(({ field, code }) => [field, code]);
}
