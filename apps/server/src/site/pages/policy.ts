import { createHash } from 'node:crypto';
import type { Brand } from '@baize/contract/brand';
import type { Offers } from '@baize/contract/start';
import type { PageDrawn } from './pages.ts';

type Inline = Pick<PageDrawn, 'inlineScripts' | 'inlineStyles'>;

const hashes = (texts: readonly string[]): string =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');

const originsOf = (addresses: readonly string[]): string =>
  [...new Set(addresses.map((address) => new URL(address).origin))].join(' ');

const TAGS = 'https://www.googletagmanager.com';
const COLLECTORS = 'https://*.google-analytics.com https://*.analytics.google.com';

export type PolicyAround = Pick<Offers, 'phoneCodeUrl' | 'bookUrl'> & {
  /** The base addresses of games, where the brand names none of its own. */
  readonly launchers?: readonly string[];
};

/** What a page may load, run and be put into: itself, and what its brand names. */
export function policyOf(
  { inlineScripts, inlineStyles }: Inline,
  brand: Brand,
  { phoneCodeUrl, bookUrl, launchers = [] }: PolicyAround,
) {
  const asked = [phoneCodeUrl, bookUrl].filter((url) => url !== null);
  const others = asked.length === 0 ? '' : ` ${originsOf(asked)}`;
  const isMeasured = brand.gtagId !== null;
  const pictures = originsOf(brand.imageCDNs);
  const frames = originsOf([...launchers, ...brand.launchGameCDNs]);
  const rules = [
    "default-src 'self'",
    `script-src 'self' ${hashes(inlineScripts)}${isMeasured ? ` ${TAGS}` : ''}`,
    `style-src 'self' ${hashes(inlineStyles)}`,
    // Sizes and timings that depend on data are written into the drawn page's elements.
    "style-src-attr 'unsafe-inline'",
    // A picture that somebody is about to send is shown from their own device.
    `img-src 'self' data: blob: ${pictures}`.trim(),
    `connect-src 'self'${others}${isMeasured ? ` ${TAGS} ${COLLECTORS}` : ''}`,
    `frame-src ${frames || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': rules.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // The sign-in window of Google or Facebook must be able to say that it is done, or was closed.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}
