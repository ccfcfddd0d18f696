import { decide } from './decide.ts';
import { contentOf, keyOf, memberOf, type Sending } from './message.ts';
import { answer, DIFFERENT, type Model, wishLimit } from './model.ts';

/** Something that was in flight, and what came back. */
export type SeenAnswer = { readonly sending: Sending; readonly told: string };

export type Explained =
  | { readonly model: Model }
  /** No order of these explains what was answered. */
  | { readonly failure: string };

/**
 * Finds an order in which the messages of a wave, one after another, must have been answered just
 * as they were. Members do not touch each other, so each is looked at alone. That an order exists
 * for every wave is what "as if one at a time" means.
 */
export function explain(model: Model, wave: readonly SeenAnswer[]): Explained {
  let current = model;
  for (const [member, seen] of Map.groupBy(wave, ({ sending }) => memberOf(sending))) {
    const next = search(current, seen, seen);
    if (!next) return { failure: failureOf(current, seen, member) };
    current = next;
  }
  return { model: current };
}

function search(
  model: Model,
  left: readonly SeenAnswer[],
  all: readonly SeenAnswer[],
): Model | null {
  if (left.length === 0) return model;
  for (const seen of left) {
    const rest = left.filter((other) => other !== seen);
    const [next, told] = foretell(model, seen.sending);
    if (told === seen.told) {
      const end = search(next, rest, all);
      if (end) return end;
    }
    if (told !== seen.told && isRival(seen, all)) {
      const end = search(model, rest, all);
      if (end) return end;
    }
  }
  return null;
}

const foretell = (model: Model, sending: Sending): readonly [Model, string] =>
  sending.does === 'limit'
    ? wishLimit(model, sending.wish)
    : answer(model, sending.message, decide);

/** Refused because the same id with other content was in flight, whatever became of that one. */
const isRival = ({ sending, told }: SeenAnswer, all: readonly SeenAnswer[]): boolean =>
  told === DIFFERENT &&
  sending.does === 'send' &&
  all.some(
    ({ sending: other }) =>
      other.does === 'send' &&
      keyOf(other.message) === keyOf(sending.message) &&
      contentOf(other.message) !== contentOf(sending.message),
  );

function failureOf(model: Model, seen: readonly SeenAnswer[], member: number): string {
  const purse = model.purses[member];
  const lines = seen.map(({ sending, told }) => {
    const [, foretold] = foretell(model, sending);
    const what = sending.does === 'send' ? contentOf(sending.message) : 'a limit';
    return `  ${what}\n    told ${told}, alone it would be ${foretold}`;
  });
  return [
    `no order explains these answers to member ${member}, who had ${purse?.cash} + ${purse?.bonus}:`,
    ...lines,
  ].join('\n');
}
