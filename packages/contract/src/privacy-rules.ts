import * as z from 'zod/mini';

const days = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** After how many days each class of data is deleted. What the law has us keep is not here. */
const retentionSchema = z.strictObject({
  /** Messages on the site, from their writing. */
  messages: days(30, 3_650),
  /** E-mails and SMS that were sent, codes among them. */
  sentMessages: days(7, 3_650),
  /** Codes, pictures with characters and counted failures, from their end. */
  codes: days(1, 90),
  /** Sessions, from their end. */
  sessions: days(1, 3_650),
  /** The log of logins; the last one of a member stays while the account does. */
  logins: days(365, 3_650),
  /** Addresses and devices that a member came from, from the last time. */
  addresses: days(30, 3_650),
  devices: days(30, 3_650),
  /** Slips and statements that a member attached to something. */
  uploads: days(180, 3_650),
  /** Feedback and complaints, from their end. */
  feedback: days(365, 3_650),
  /** Reports of pages that broke. */
  problems: days(7, 3_650),
  operatorSessions: days(30, 3_650),
});

/** What a brand promises about the data of its members. */
export const privacySchema = z.strictObject({
  /** From the asking for a deletion until the data are gone; until then it can be cancelled. */
  deletionWaitDays: days(1, 30),
  retentionDays: retentionSchema,
});

export type PrivacyRules = z.output<typeof privacySchema>;

export const USUAL_PRIVACY: PrivacyRules = {
  deletionWaitDays: 14,
  retentionDays: {
    messages: 365,
    sentMessages: 90,
    codes: 2,
    sessions: 30,
    logins: 365,
    addresses: 180,
    devices: 365,
    uploads: 1_825,
    feedback: 1_825,
    problems: 90,
    operatorSessions: 90,
  },
};

/** Every class of data that ends, as the privacy page lists them. */
export const RETENTION_CLASSES = [
  'chat',
  'support',
  'documents',
  'messages',
  'sentMessages',
  'codes',
  'sessions',
  'logins',
  'addresses',
  'devices',
  'unusedUploads',
  'uploads',
  'feedback',
  'problems',
  'operatorSessions',
] as const;
export type RetentionClass = (typeof RETENTION_CLASSES)[number];

/** Pictures that were sent and then attached to nothing: nobody comes back to them. */
export const UNUSED_UPLOADS_DAYS = 1;
