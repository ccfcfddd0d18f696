import { later, MINUTE_MS, SECOND_MS } from '@baize/std/time';
import { type Ctx, ensure, networkOf, type World } from '../../base/kernel/index.ts';
import { ALPHABET } from './captcha-glyphs.ts';
import { drawPicture } from './draw-picture.ts';
import { isNear } from './nearness.ts';
import * as queries from './queries.ts';
import { isSame, openSecret } from './secret.ts';

const LENGTH = 5;
const VALID_MS = 5 * MINUTE_MS;
const PAUSE_MS = SECOND_MS;

/** A new picture under the page's own name for it, as base64; the one before it is void. */
export async function drawCaptcha(
  ctx: World & Pick<Ctx, 'origin'>,
  { captchaId }: { captchaId: string },
): Promise<string> {
  const now = ctx.clock.now();
  const network = networkOf(ctx.origin.ip);
  const text = Array.from({ length: LENGTH }, () => pick(ctx)).join('');
  await ctx.db.transaction().execute(async (tx) => {
    const sign = await openSecret(tx, ctx.chance);
    await queries.waitForTurn(tx, `captcha for ${network}`);
    const last = await queries.findLatestCaptcha(tx, { id: captchaId, network });
    ensure(!last || !isNear(last.created_at, now, PAUSE_MS), 'captcha_too_soon');
    await queries.saveCaptcha(tx, {
      id: captchaId,
      answer_hash: sign('captcha', `${captchaId} ${text}`),
      network,
      created_at: now,
      expires_at: later(now, VALID_MS),
      used_at: null,
    });
  });
  return (await drawPicture(text, () => fraction(ctx))).toString('base64');
}

const pick = (world: World): string =>
  ALPHABET[Math.floor(fraction(world) * ALPHABET.length)] ?? '';

const fraction = ({ chance }: World): number =>
  Buffer.from(chance.bytes(4)).readUInt32BE() / 2 ** 32;

type Answer = {
  readonly captcha?: string | undefined;
  readonly captchaId?: string | undefined;
};

/**
 * Asked outside any transaction: a picture is used up by the first answer, right or wrong. Small
 * letters are as good as capitals.
 */
export async function checkCaptcha(world: World, { captcha, captchaId }: Answer): Promise<void> {
  ensure(captcha && captchaId, 'verification_first');
  const now = world.clock.now();
  const sign = await openSecret(world.db, world.chance);
  const found = await queries.useCaptcha(world.db, captchaId, now);
  ensure(found && isNear(found.created_at, now, VALID_MS), 'captcha_wrong');
  const text = captcha.trim().slice(0, 16).toUpperCase();
  ensure(isSame(found.answer_hash, sign('captcha', `${captchaId} ${text}`)), 'captcha_wrong');
}
