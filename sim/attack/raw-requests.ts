import type { Dice } from '../dice.ts';

/** A request that no client of ours would make. */
export type RawRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

const JSON_TYPE = { 'content-type': 'application/json' };
const DEEP = 5_000;

const BODIES = [
  '[',
  '{"a":',
  'null',
  '"text"',
  '[]',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  `{"a":"${'x'.repeat(200_000)}"}`,
  '{"a":1}{"a":2}',
  '\u0000',
  '<xml/>',
] as const;
const TYPES = [
  'application/json',
  'application/jose',
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'image/png',
  'nonsense',
] as const;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;
const TAILS = [
  '',
  '/',
  '//',
  '/..%2f..%2f',
  '?a=%00',
  '?a[]=1&a[]=2',
  `?a=${'9'.repeat(4_000)}`,
  '?__proto__[x]=1',
  '%ff',
] as const;
const HEADERS = [
  {},
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'x'.repeat(3_000)}` },
  { authorization: 'Basic YTpi' },
  { cookie: 'lang=%ZZ; theme=<script>' },
  { 'x-language': '../../th' },
  { 'accept-language': 'x'.repeat(2_000) },
  { 'x-forwarded-for': 'not an address' },
  { range: 'bytes=0-0,-1' },
  { 'if-none-match': `"${'a'.repeat(500)}"` },
  { origin: 'https://evil.example' },
] as const;

/** Broken bodies, wrong types, methods and headers on a path that is served. */
export function rawRequest(path: string, dice: Dice): RawRequest {
  const method = dice.pick(METHODS);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const type = dice.percent(60) ? JSON_TYPE : { 'content-type': dice.pick(TYPES) };
  return {
    method,
    path: `${path}${dice.pick(TAILS)}`,
    headers: { ...dice.pick(HEADERS), ...(hasBody ? type : {}) },
    ...(hasBody ? { body: dice.pick(BODIES) } : {}),
  };
}
