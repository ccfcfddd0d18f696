import * as z from 'zod/mini';
import { endpoint, id, nothing, requestKey } from './endpoint.ts';
import { IDENTITY_LEVELS } from './identity-rules.ts';
import { PICTURE_TEXT_MAX, UPLOAD_ERRORS } from './upload.ts';

export const DOCUMENTS = ['id_card', 'passport', 'driving_licence'] as const;
export type DocumentKind = (typeof DOCUMENTS)[number];

export const SIDES = ['front', 'back', 'selfie'] as const;
export type Side = (typeof SIDES)[number];

/** What is wrong with a photograph, as far as a machine sees it. It is taken all the same. */
export const PICTURE_HINTS = ['small', 'dark', 'bright', 'blurred'] as const;
export type PictureHint = (typeof PICTURE_HINTS)[number];

/** A passport has one page that counts. */
export const sidesOf = (document: DocumentKind): readonly Side[] =>
  document === 'passport' ? ['front', 'selfie'] : SIDES;

const day = z.iso.date();

const check = z.object({
  checkId: id('idc'),
  document: z.enum(DOCUMENTS),
  status: z.enum(['waiting', 'approved', 'refused']),
  askedAt: z.iso.datetime(),
  expiresOn: z.nullable(day),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
});

const needs = z.nullable(z.object({ level: z.enum(IDENTITY_LEVELS), above: z.string() }));

const state = z.object({
  level: z.enum(IDENTITY_LEVELS),
  /** The document of the level has run out. */
  isExpired: z.boolean(),
  /** The last one that was handed in. */
  check: z.nullable(check),
  needs: z.object({ deposit: needs, withdrawal: needs, limits: needs }),
  picturesKeptDays: z.number(),
});

export type IdentityState = z.output<typeof state>;

export const readIdentity = endpoint({
  method: 'GET',
  path: '/wps/member/identity',
  summary: 'How well a member is known, what that opens, and the check that was asked for last.',
  access: 'member',
  input: nothing,
  output: state,
  errors: [],
});

export const uploadIdentityPicture = endpoint({
  method: 'POST',
  path: '/wps/member/identity/picture',
  summary: 'Keeps a picture of a document or a selfie, sealed, and says what is wrong with it.',
  access: 'member',
  rate: { max: 20, seconds: 60 },
  bodyMax: PICTURE_TEXT_MAX + 1024,
  input: z.object({
    side: z.enum(SIDES),
    /** The file, in base 64. */
    content: z.string().check(z.minLength(1), z.maxLength(PICTURE_TEXT_MAX)),
  }),
  output: z.object({ pictureId: id('idp'), hints: z.array(z.enum(PICTURE_HINTS)) }),
  errors: UPLOAD_ERRORS,
});

export const submitIdentity = endpoint({
  method: 'POST',
  path: '/wps/member/identity',
  summary:
    'Hands a document and a selfie in, to be looked at. Asked twice with one key, it is one.',
  access: 'member',
  rate: { max: 10, seconds: 3_600 },
  input: z.object({
    requestKey,
    document: z.enum(DOCUMENTS),
    number: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,29}$/)),
    birthday: day,
    expiresOn: z.nullable(day),
    /** One of each side the document has. */
    pictures: z.array(id('idp')).check(z.minLength(2), z.maxLength(3)),
  }),
  output: state,
  errors: [
    'rate_limited',
    'identity_waiting',
    'identity_pictures_missing',
    'identity_expired',
    'identity_too_young',
    'repeated_differently',
  ],
});
