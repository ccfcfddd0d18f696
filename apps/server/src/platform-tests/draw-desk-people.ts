import type { Endpoint } from '@baize/contract/endpoint';
import { beforeAll } from 'vitest';
import type { OperatorCaller } from '../base/kernel/index.ts';
import { drawDeskRoutes } from '../desk/draws/index.ts';
import { createBookLine } from '../play/book/index.ts';
import { callerOf, givenOperator } from '../testing/operator.ts';
import type { TestWorld } from '../testing/world.ts';

/** A platform with a book beside it. */
type WithBook = { readonly world: TestWorld; readonly url: string };

type Operator = { readonly caller: OperatorCaller; readonly name: string };

export type DeskPeople = Record<'ann' | 'ben' | 'cat', Operator>;

export const nameOf = (code: string) => `The ${code}`;

/** The operators' calls about draws, and three who make them: an admin, one of finance, one of risk. */
export function useDrawDesk(p: WithBook) {
  const people = {} as DeskPeople;
  const kept: { call?: ReturnType<typeof callerOf> } = {};
  beforeAll(async () => {
    people.ann = await givenOperator(p.world, 'admin');
    people.ben = await givenOperator(p.world, 'finance');
    people.cat = await givenOperator(p.world, 'risk');
    const book = createBookLine(p.world, { url: p.url, vendor: 'book' });
    kept.call = callerOf(p.world, drawDeskRoutes({ book, nameOf, languages: ['EN'] }));
  });
  const call = (caller: OperatorCaller, endpoint: Endpoint, wire: object) => {
    if (!kept.call) throw new Error('the desk is there once the tests run');
    return kept.call(caller, endpoint, wire as Record<string, unknown>);
  };
  return {
    people,
    call,
    as: (who: keyof DeskPeople, endpoint: Endpoint, wire: object) =>
      call(people[who].caller, endpoint, wire),
  };
}
