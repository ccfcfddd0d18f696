import type { Brand } from '@baize/contract/brand';
import type { Content } from '@baize/contract/content';
import { type SupportDeskRules, WEEKDAYS } from '@baize/contract/support-rules';
import { addDays, momentOn } from '@baize/std/calendar';
import { countDays, dayOf } from '@baize/std/day';
import { HOUR_MS, type Instant, isBefore, MINUTE_MS } from '@baize/std/time';
import { ensure } from '../../base/kernel/index.ts';

/** How often a member may begin within an hour, and how much they may say within a minute. */
export const STARTS_MAX = 10;
/** All guests of one network together: whoever comes from another address is not held up. */
export const GUEST_STARTS_MAX = 5;
export const STARTS_MS = HOUR_MS;
export const SAYINGS_MAX = 20;
export const SAYINGS_MS = MINUTE_MS;

/** For so long a conversation that ended is shown to its member, who may rate it. */
export const SHOWN_MS = 24 * HOUR_MS;

type Desk = { readonly brand: Brand; readonly content: Pick<Content, 'support'> };

/** A brand with an outside live chat has no desk of its own. */
export function findDesk({ brand, content }: Desk): SupportDeskRules | undefined {
  const isOutside = brand.customerService.some(({ csType }) => csType === 'LIVECHAT');
  return isOutside ? undefined : content.support[0];
}

export function deskOf(desk: Desk): SupportDeskRules {
  const rules = findDesk(desk);
  ensure(rules, 'feature_off');
  return rules;
}

type Hours = Pick<SupportDeskRules, 'days' | 'opensAt' | 'closesAt'>;

export type Opening = {
  readonly isOpen: boolean;
  /** Null while it is open. */
  readonly opensAt: Instant | null;
  /** Null while it is shut, and where it never shuts. */
  readonly closesAt: Instant | null;
};

/** A Monday, which weekdays are counted from. */
const MONDAY = '2024-01-01';
const LOOKED_AHEAD_DAYS = 8;

/** Whether somebody sits there at a moment, and when that changes. */
export function openingAt(hours: Hours, at: Instant, zone: string): Opening {
  const today = dayOf(at, zone);
  const spans = Array.from({ length: LOOKED_AHEAD_DAYS + 1 }, (_, index) => {
    const day = addDays(today, index - 1);
    const weekday = WEEKDAYS[(countDays({ from: MONDAY, to: day }) - 1) % WEEKDAYS.length];
    if (!weekday || !hours.days.includes(weekday)) return [];
    const lastDay = hours.closesAt > hours.opensAt ? day : addDays(day, 1);
    return [
      { from: momentOn(day, hours.opensAt, zone), to: momentOn(lastDay, hours.closesAt, zone) },
    ];
  }).flat();
  const now = spans.find(({ from, to }) => !isBefore(at, from) && isBefore(at, to));
  if (!now) {
    const next = spans.find(({ from }) => isBefore(at, from));
    return { isOpen: false, opensAt: next?.from ?? null, closesAt: null };
  }
  const isEndless = hours.days.length === WEEKDAYS.length && hours.opensAt === hours.closesAt;
  return { isOpen: true, opensAt: null, closesAt: isEndless ? null : now.to };
}

/** Members know people at the desk by their given name. */
export const givenName = (name: string): string => name.split(' ')[0] ?? name;
