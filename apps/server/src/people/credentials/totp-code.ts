import { Secret, TOTP } from 'otpauth';
import type { World } from '../../base/kernel/index.ts';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

/** Telephones' clocks go a little wrong: the step before and the one after count too. */
const STEPS_ASIDE = 1;

/** What an authenticator and we have in common, as it is typed when no picture can be read. */
export const makeTotpSecret = ({ chance }: Pick<World, 'chance'>): string =>
  new Secret({ buffer: new Uint8Array(chance.bytes(SECRET_BYTES)).buffer }).base32;

type TotpLabel = {
  /** What the app shows: whose site it is, and who one is there. */
  readonly issuer: string;
  readonly label: string;
  readonly secret: string;
};

/** The address that an authenticator reads from a picture. */
export const totpAddress = ({ issuer, label, secret }: TotpLabel): string =>
  new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    period: PERIOD_SECONDS,
  }).toString();

/** Which step of time a code is of; null when it is of none around now. */
export function totpStepOf(
  { clock }: Pick<World, 'clock'>,
  secret: string,
  code: string,
): bigint | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^[0-9]{6}$/.test(token)) return null;
  const timestamp = clock.now().getTime();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
  const delta = totp.validate({ token, timestamp, window: STEPS_ASIDE });
  return delta === null ? null : BigInt(totp.counter({ timestamp }) + delta);
}
