import { expect, test } from 'vitest';
import { type ChartContent, HEIGHT, layOut } from './chart-shape.ts';

const content: ChartContent = {
  title: 'Results',
  labels: ['Mon', 'Tue', 'Wed'],
  format: String,
  series: [{ name: 'Result', color: 'c1', values: [120, -40, 310] }],
};

test('the axis holds zero and every value', () => {
  const { ticks, y } = layOut(content, { width: 640, isRtl: false });
  expect(ticks.map(({ value }) => value)).toContain(0);
  for (const value of [120, -40, 310, 0]) {
    expect(y(value)).toBeGreaterThanOrEqual(0);
    expect(y(value)).toBeLessThanOrEqual(HEIGHT);
  }
  expect(y(310)).toBeLessThan(y(-40));
});

test('time runs from where reading starts', () => {
  const ltr = layOut(content, { width: 640, isRtl: false });
  const rtl = layOut(content, { width: 640, isRtl: true });
  expect(ltr.x(0)).toBeLessThan(ltr.x(2));
  expect(rtl.x(0)).toBeGreaterThan(rtl.x(2));
  expect(rtl.x(0)).toBe(640 - ltr.x(0));
});

test('labels thin out where they have no room', () => {
  const labels = Array.from({ length: 60 }, (_, day) => `${day}`);
  expect(layOut({ ...content, labels }, { width: 320, isRtl: false }).step).toBeGreaterThan(4);
  expect(layOut(content, { width: 640, isRtl: false }).step).toBe(1);
});
