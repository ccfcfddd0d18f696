import { STEPS, type Step } from './steps.ts';

export type TestArguments = {
  readonly steps: readonly Step[];
  readonly filters: readonly string[];
};

/** `npm test -- unit packages/std`: words that name a step choose steps, others choose files. */
export function readArguments(words: readonly string[]): TestArguments {
  const named = new Map(STEPS.map((step) => [step.name, step]));
  const given = words.filter((word) => word !== '--only');
  const chosen = STEPS.filter(({ name }) => given.includes(name));
  const filters = given.filter((word) => !named.has(word));
  if (chosen.length > 0) return { steps: chosen, filters };
  // Files alone: those of the unit tests, or of the browser's.
  const kind = filters.some((filter) => filter.startsWith('e2e')) ? 'e2e' : 'unit';
  return { steps: filters.length > 0 ? STEPS.filter(({ name }) => name === kind) : STEPS, filters };
}
