import * as contract from '@baize/contract/records';
import { minor } from '@baize/std/money';
import { MINUTE_MS } from '@baize/std/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useRecords } from '../testing/records.ts';
import { countDays } from './count-days.ts';

const t = useRecords();

type Wire = Record<string, string>;
type Answer = {
  bets: { betId: string; status: string; stake: string; payout: string; result: string | null }[];
  hasMore: boolean;
  totals: { count: number; stake: string; payout: string; result: string; inPlay: string };
  choices: { categories: string[]; vendors: { vassalage: string }[] };
};

async function ask(token: string, wire: Wire): Promise<Answer> {
  const reply = await t.site.call(contract.listBets, { language: 'EN', ...wire }, { token });
  expect(reply.success, JSON.stringify(reply)).toBe(true);
  return reply.value as Answer;
}

/** Every page, and the totals the first one told. */
async function askAll(token: string, wire: Wire) {
  const first = await ask(token, wire);
  const rows = [...first.bets];
  let page = first;
  while (page.hasMore) {
    page = await ask(token, { ...wire, before: rows.at(-1)?.betId ?? '' });
    rows.push(...page.bets);
  }
  return { rows, totals: first.totals };
}

const sumOf = (texts: readonly string[]) => texts.reduce((all, text) => all + BigInt(text), 0n);

const stakesOf = (rows: Answer['bets'], wanted: string) =>
  sumOf(rows.filter(({ status }) => status === wanted).map(({ stake }) => stake));

const GAMES = ['over-under', 'coin-duel', 'gone-long-ago'];
let made = 0;

const someBet = fc.record({
  game: fc.constantFrom(...GAMES),
  end: fc.constantFrom('instant', 'running', 'settled', 'void', 'tip'),
  pays: fc.nat(400),
  wait: fc.nat(400),
});

test('MEM-04 with any filter the totals are the sums of all rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someBet, { minLength: 1, maxLength: 45 }), async (bets) => {
      const { memberId } = await t.caller(1_000_000n);
      for (const { game, end, pays, wait } of bets) {
        made += 1;
        const facts = { txId: `filter-${made}`, memberId, game, amount: minor(100n) };
        const amount = minor(BigInt(pays));
        const later = { ...facts, txId: `end-${made}`, betId: facts.txId, amount };
        if (end === 'instant') await t.bet('bet-and-settle', { ...facts, payout: amount });
        else await t.bet(end === 'tip' ? 'tip' : 'bet', facts);
        t.world.clock.advance(wait * MINUTE_MS);
        if (end === 'settled') await t.bet('settle', later);
        if (end === 'void') await t.bet('rollback', later);
        if (made % 7 === 0) await countDays(t.world);
      }
      const { token } = await t.logIn(memberId);
      const { choices } = await ask(token, {});
      const filters: Wire[] = [
        {},
        ...contract.BET_STATUSES.map((status) => ({ status })),
        ...choices.categories.map((category) => ({ category })),
        ...choices.categories.map((category) => ({ category, status: 'settled' })),
        ...choices.vendors.map(({ vassalage }) => ({ vendor: vassalage })),
        { vendor: 'NOBODY' },
      ];
      for (const filter of filters) {
        const { rows, totals } = await askAll(token, filter);
        expect(totals, JSON.stringify(filter)).toEqual({
          count: rows.length,
          stake: `${stakesOf(rows, 'settled')}`,
          payout: `${sumOf(rows.map(({ payout }) => payout))}`,
          inPlay: `${stakesOf(rows, 'running')}`,
          result: `${sumOf(rows.map(({ result }) => result ?? '0'))}`,
        });
        expect(new Set(rows.map(({ betId }) => betId)).size).toBe(rows.length);
        if (filter['status'])
          expect(rows.every((row) => row.status === filter['status'])).toBe(true);
      }
    }),
    { numRuns: 6 },
  );
}, 120_000);

test('MEM-04 days are those of the brand, from midnight to midnight', async () => {
  const { memberId } = await t.caller();
  const now = t.world.clock.now();
  // On to a minute before midnight in Bangkok, seven hours ahead of UTC.
  const midnight = Math.ceil((now.getTime() + 7 * 60 * MINUTE_MS) / 86_400_000) * 86_400_000;
  t.world.clock.advance(midnight - 7 * 60 * MINUTE_MS - now.getTime() - MINUTE_MS);
  const bet = { memberId, amount: minor(100n), payout: minor(0n) };
  await t.bet('bet-and-settle', { ...bet, txId: 'before-midnight' });
  t.world.clock.advance(2 * MINUTE_MS);
  await t.bet('bet-and-settle', { ...bet, txId: 'after-midnight' });
  const { token } = await t.logIn(memberId);
  const day = new Date(midnight).toISOString().slice(0, 10);
  const before = new Date(midnight - MINUTE_MS).toISOString().slice(0, 10);
  const idsOf = async (wire: Wire) => (await ask(token, wire)).bets.map(({ betId }) => betId);
  expect(await idsOf({ from: day, to: day })).toEqual(['studio:bet:after-midnight']);
  expect(await idsOf({ from: before, to: before })).toEqual(['studio:bet:before-midnight']);
  expect(await idsOf({ from: before, to: day })).toHaveLength(2);
});

test.each([
  { from: '2026-11-16', to: '2026-11-15' },
  { from: '2026-01-01', to: '2026-11-15' },
  { from: '2026-02-30' },
  { to: 'today' },
  { category: 'slots' },
  { status: 'won' },
])('MEM-04 %j is refused as not right', async (wire) => {
  const { token } = await t.caller();
  const reply = await t.site.call(contract.listBets, { language: 'EN', ...wire }, { token });
  expect(reply).toMatchObject({ status: 400, message: 'invalid_input' });
});
