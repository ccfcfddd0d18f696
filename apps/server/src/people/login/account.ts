import type { findPassword } from '../credentials/index.ts';
import type { getMember } from '../members/index.ts';

/** A member as their module keeps them. */
export type Member = Awaited<ReturnType<typeof getMember>>;

/** A password as its module keeps it. */
export type Password = NonNullable<Awaited<ReturnType<typeof findPassword>>>;
