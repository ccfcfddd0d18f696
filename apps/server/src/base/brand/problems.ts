import type * as z from 'zod/mini';
import type { Problem } from './check-brand.ts';

/** A field nobody knows is a field misspelt: each is named on its own. */
export function problemsOf(issue: z.core.$ZodIssue): readonly Problem[] {
  const at = (key: PropertyKey | null) => [...issue.path, ...(key === null ? [] : [key])].join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: at(key), reason: 'is no field of a brand' }));
  }
  return [{ field: at(null), reason: reasonOf(issue) }];
}

function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'is missing' : `is a value of type ${issue.expected}`;
  }
  if (issue.code === 'invalid_value') return `is one of: ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'too_big') return `is at most ${issue.maximum}`;
  if (issue.code === 'too_small') return `is at least ${issue.minimum}`;
  return issue.message;
}
