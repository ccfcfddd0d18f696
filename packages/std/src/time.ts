import type { Brand } from './brand.ts';

/** A moment the server's clock gave, or the database kept. A client never makes one. */
export type Instant = Brand<Date, 'Instant'>;

export const instant = (date: Date): Instant => date as Instant;

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const later = (from: Instant, byMs: number): Instant =>
  instant(new Date(from.getTime() + byMs));

export const isBefore = (a: Instant, b: Instant): boolean => a.getTime() < b.getTime();
