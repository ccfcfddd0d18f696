import * as z from 'zod/mini';
import { endpoint, id } from './endpoint.ts';

/** Pictures that prove something: at most this many at once, each at most this large. */
export const ATTACHMENTS_MAX = 3;
export const ATTACHMENT_BYTES_MAX = 5 * 1024 * 1024;
export const REMARK_MAX = 140;

/** Pictures that were sent before, in the order they are shown. */
export const attachments = (min: 0 | 1) =>
  z.array(id('upl')).check(z.minLength(min), z.maxLength(ATTACHMENTS_MAX));

export const remark = z.optional(z.string().check(z.trim(), z.maxLength(REMARK_MAX)));

/**
 * In base 64 a picture of the largest size takes 7 million characters. One that is somewhat larger
 * is still listened to, so that whoever sent it is told what is wrong with it.
 */
export const PICTURE_TEXT_MAX = 8 * 1024 * 1024;

export const UPLOAD_ERRORS = [
  'rate_limited',
  'unavailable',
  'picture_unreadable',
  'picture_too_large',
  'too_many_pictures',
] as const;

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/wps/upload',
  summary: 'Keeps a picture for whoever sent it: png or jpg by content, drawn anew without traces.',
  access: 'member',
  rate: { max: 30, seconds: 60 },
  bodyMax: PICTURE_TEXT_MAX + 1024,
  input: z.object({
    /** The file, in base 64. */
    content: z.string().check(z.minLength(1), z.maxLength(PICTURE_TEXT_MAX)),
  }),
  output: z.object({ uploadId: id('upl'), width: z.number(), height: z.number() }),
  errors: UPLOAD_ERRORS,
});

const picture = z.object({
  type: z.enum(['image/png', 'image/jpeg']),
  /** In base 64. */
  content: z.string(),
});

export const readPicture = endpoint({
  method: 'GET',
  path: '/wps/upload',
  summary: 'A picture, for the member who sent it and for nobody else.',
  access: 'member',
  input: z.object({ uploadId: id('upl') }),
  output: picture,
  errors: ['not_found'],
});

export const readMemberPicture = endpoint({
  method: 'GET',
  path: '/ops/upload',
  summary: 'A picture that a member attached to something an operator decides on.',
  access: 'operator',
  permission: 'payments.read',
  input: z.object({ uploadId: id('upl') }),
  output: picture,
  errors: ['not_found'],
});
