import { expect, test } from 'vitest';
import { createProbes } from './probes.ts';

const grid = { fields: 9, columns: 3 };

test('a field is read once a coin has been over most of it, and no other is', () => {
  const probes = createProbes(grid);
  let read: readonly number[] = [];
  for (let y = 0.02; y < 0.32; y += 0.05) read = probes.stroke({ x: 0.02, y }, { x: 0.31, y });
  expect(read).toEqual([0]);
});

test('one stroke across a row shows nothing yet', () => {
  const probes = createProbes(grid);
  expect(probes.stroke({ x: 0.02, y: 0.5 }, { x: 0.98, y: 0.5 })).toEqual([]);
});

test('a new ticket is covered again', () => {
  const probes = createProbes(grid);
  for (let y = 0.02; y < 0.32; y += 0.05) probes.stroke({ x: 0.02, y }, { x: 0.31, y });
  probes.clear();
  expect(probes.stroke({ x: 0.9, y: 0.9 }, { x: 0.9, y: 0.9 })).toEqual([]);
});
