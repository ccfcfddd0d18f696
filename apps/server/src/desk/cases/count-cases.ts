import { CASE_KINDS } from '@baize/contract/case';
import type { Db } from '../../base/db/index.ts';
import type { OperatorCaller } from '../../base/kernel/index.ts';
import * as queries from './queries.ts';
import { mayRead } from './rules.ts';

/** How many open cases the operator may see, and since when the first of them waits. */
export const countCases = (db: Db, { operatorId, trusted }: OperatorCaller) =>
  queries.countCases(db, {
    view: 'open',
    kinds: CASE_KINDS.filter((kind) => mayRead(trusted, kind)),
    operatorId,
  });
