import type { Endpoint } from '@baize/contract/endpoint';
import * as contract from '@baize/contract/records';
import { assert } from '@baize/std/assert';
import type { MemberId } from '@baize/std/id';
import { answer, type Route, type World } from '../../apps/server/src/base/kernel/index.ts';

export type Asking = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly wire: Readonly<Record<string, string>>;
  /** Asks for the page after the first as well, and counts that one. */
  readonly isSecond?: boolean;
};

export type Days = { readonly today: string; readonly ago: (days: number) => string };

const LANGUAGE = { language: 'TH' };

/** Every filter that the pages offer, over the usual month and over the longest span. */
export function askings(
  { today, ago }: Days,
  choices: contract.BetPage['choices'],
): readonly Asking[] {
  const spans = [
    { name: 'today', from: today },
    { name: '7 days', from: ago(6) },
    { name: '31 days', from: ago(30) },
    { name: '93 days', from: ago(92) },
  ].map(({ name, from }) => ({ name, wire: { from, to: today } }));
  const long = spans.slice(2);
  const bets = [
    ...contract.BET_STATUSES.map((status) => ({ status })),
    ...choices.categories.map((category) => ({ category })),
    ...choices.categories.map((category) => ({ category, status: 'void' })),
    ...choices.vendors.map(({ vassalage }) => ({ vendor: vassalage })),
    { category: 'SPORTS' },
  ];
  const { listBets, listEntries, readProfit, readCredit } = contract;
  const each = <Row>(
    rows: readonly Row[],
    to: (row: Row, span: (typeof spans)[number]) => Asking,
  ) => long.flatMap((span) => rows.map((row) => to(row, span)));
  return [
    ...spans.map(({ name, wire }) => ({
      name: `bets, ${name}`,
      endpoint: listBets,
      wire: { ...LANGUAGE, ...wire },
    })),
    ...each(bets, (filter, { name, wire }) => ({
      name: `bets, ${Object.values(filter).join(' ')}, ${name}`,
      endpoint: listBets,
      wire: { ...LANGUAGE, ...wire, ...filter },
    })),
    { name: 'bets, second page', endpoint: listBets, wire: LANGUAGE, isSecond: true },
    ...spans.map(({ name, wire }) => ({ name: `entries, ${name}`, endpoint: listEntries, wire })),
    ...each(contract.ENTRY_GROUPS, (type, { name, wire }) => ({
      name: `entries, ${type}, ${name}`,
      endpoint: listEntries,
      wire: { ...wire, type },
    })),
    { name: 'entries, second page', endpoint: listEntries, wire: {}, isSecond: true },
    {
      name: 'entries, a page of the file',
      endpoint: listEntries,
      wire: { pageSize: String(contract.ENTRIES_PER_PAGE_MAX) },
    },
    ...spans.map(({ name, wire }) => ({ name: `profit, ${name}`, endpoint: readProfit, wire })),
    ...long.map(({ name, wire }) => ({
      name: `profit, one category, ${name}`,
      endpoint: readProfit,
      wire: { ...wire, category: 'RNG' },
    })),
    ...spans.map(({ name, wire }) => ({ name: `credit, ${name}`, endpoint: readCredit, wire })),
  ];
}

export type Askers = {
  readonly world: World;
  readonly routes: readonly Route[];
  readonly members: readonly MemberId[];
};

/** How long each of the members waits for an answer, in milliseconds, the shortest first. */
export async function timesOf(askers: Askers, asking: Asking): Promise<readonly number[]> {
  const times: number[] = [];
  for (const memberId of askers.members) {
    const before = asking.isSecond ? pageAfter(await ask(askers, memberId, asking)) : undefined;
    const wire = before === undefined ? asking.wire : { ...asking.wire, before };
    const began = performance.now();
    await ask(askers, memberId, { ...asking, wire });
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

const pageAfter = (value: unknown): string | undefined => {
  const { bets, next } = value as { bets?: { betId: string }[]; next?: string | null };
  return bets?.at(-1)?.betId ?? next ?? undefined;
};

/** As the site answers it, but for the bytes on the line. */
export async function ask(
  { world, routes }: Pick<Askers, 'world' | 'routes'>,
  memberId: MemberId,
  { endpoint, wire }: Pick<Asking, 'endpoint' | 'wire'>,
): Promise<unknown> {
  const route = routes.find((one) => one.endpoint === endpoint);
  assert(route, 'the call is served');
  const origin = {
    requestId: 'bench',
    ip: '127.0.0.1',
    proxyRegion: null,
    language: 'TH',
    userAgent: 'bench',
  };
  const { body } = await answer(
    route,
    { ...world, wording: (code) => code },
    { caller: { role: 'member', memberId }, origin, body: wire },
  );
  assert(body.success, `${endpoint.path} answers: ${body.message}`);
  return body.value;
}
