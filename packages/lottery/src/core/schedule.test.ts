import { instant } from '@baize/std/time';
import { expect, test } from 'vitest';
import { thai } from '../families/thai.ts';
import { nextDraws, type Schedule } from './schedule.ts';

const at = (text: string) => instant(new Date(text));

const EVERY_MINUTE: Schedule = {
  kind: 'every',
  zone: 'Asia/Bangkok',
  everyS: 60,
  saleS: 50,
  closedS: 5,
};

test('draws of every minute follow each other and are counted by the day of the zone', () => {
  const [first, second] = nextDraws(EVERY_MINUTE, {
    after: at('2026-11-17T16:58:49.999Z'),
    count: 2,
  });
  expect(first).toEqual({
    period: '20261117-1439',
    opensAt: at('2026-11-17T16:58:00Z'),
    closesAt: at('2026-11-17T16:58:50Z'),
    drawsAt: at('2026-11-17T16:58:55Z'),
  });
  expect(second?.period).toBe('20261117-1440');
});

test('at the close of the last draw of a day the first of the next is the next one', () => {
  const [next] = nextDraws(EVERY_MINUTE, { after: at('2026-11-17T16:59:50Z'), count: 1 });
  expect(next?.period).toBe('20261118-0001');
  expect(next?.opensAt).toEqual(at('2026-11-17T17:00:00Z'));
});

test('where clocks change a day has 23 or 25 hours of draws, without a gap', () => {
  const zone = 'America/New_York';
  const hourly: Schedule = { kind: 'every', zone, everyS: 3_600, saleS: 3_590, closedS: 5 };
  for (const [day, next, count] of [
    ['2026-03-08', '2026-03-09', 23],
    ['2026-11-01', '2026-11-02', 25],
  ] as const) {
    const draws = nextDraws(hourly, { after: at(`${day}T05:00:00Z`), count: 30 });
    const name = day.replaceAll('-', '');
    const ofDay = draws.filter(({ period }) => period.startsWith(name));
    expect(new Set(ofDay.map(({ period }) => period)).size).toBe(ofDay.length);
    for (const [place, draw] of draws.slice(1).entries()) {
      expect(draw.opensAt.getTime() - (draws[place]?.opensAt.getTime() ?? 0)).toBe(3_600_000);
    }
    const last = ofDay.at(-1)?.period ?? '';
    expect(Number(last.slice(-4))).toBe(count);
    expect(draws.some(({ period }) => period === `${next.replaceAll('-', '')}-0001`)).toBe(true);
  }
});

test('the Thai lottery is on the 1st and the 16th, at 14:30 of Bangkok, closed before', () => {
  const draws = nextDraws(thai.schedule, { after: at('2026-11-17T00:00:00Z'), count: 4 });
  expect(draws.map(({ period }) => period)).toEqual([
    '20261201',
    '20261216',
    '20270102',
    '20270117',
  ]);
  expect(draws[0]).toEqual({
    period: '20261201',
    opensAt: at('2026-11-16T07:30:00Z'),
    closesAt: at('2026-12-01T07:20:00Z'),
    drawsAt: at('2026-12-01T07:30:00Z'),
  });
});

test('an announced day takes the place of the usual one, and a draw can fall out', () => {
  const exceptions = { '2027-01-01': '2026-12-30', '2027-01-16': null };
  const draws = nextDraws(thai.schedule, {
    after: at('2026-12-16T07:20:00Z'),
    count: 2,
    exceptions,
  });
  expect(draws.map(({ period }) => period)).toEqual(['20261230', '20270201']);
  expect(draws[1]?.opensAt).toEqual(at('2026-12-30T07:30:00Z'));
});

test('draws on days of the week, years ahead', () => {
  const days = { weekdays: [1, 3, 5] };
  const lao: Schedule = {
    kind: 'days',
    zone: 'Asia/Vientiane',
    time: '20:30',
    closeMinutes: 10,
    days,
  };
  const draws = nextDraws(lao, { after: at('2026-11-17T00:00:00Z'), count: 200 });
  expect(draws.slice(0, 3).map(({ period }) => period)).toEqual([
    '20261118',
    '20261120',
    '20261123',
  ]);
  expect(draws).toHaveLength(200);
  expect(new Set(draws.map(({ period }) => period)).size).toBe(200);
});

test('LOTT-03 the 1,440 draws of a day are a minute apart to the millisecond, asked for one by one or all at once', () => {
  const midnight = at('2026-11-16T17:00:00Z');
  const all = nextDraws(EVERY_MINUTE, { after: midnight, count: 1_440 });
  let after = midnight;
  for (const [place, draw] of all.entries()) {
    expect(draw.opensAt.getTime()).toBe(midnight.getTime() + place * 60_000);
    expect(draw.period).toBe(`20261117-${`${place + 1}`.padStart(4, '0')}`);
    const [one] = nextDraws(EVERY_MINUTE, { after, count: 1 });
    expect(one).toEqual(draw);
    after = draw.closesAt;
  }
  const [next] = nextDraws(EVERY_MINUTE, { after, count: 1 });
  expect(next?.period).toBe('20261118-0001');
});
