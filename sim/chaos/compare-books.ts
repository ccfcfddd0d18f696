import { Client } from 'pg';
import { audit } from '../auditor.ts';
import type { Acknowledged, Log } from './client.ts';
import { PURSE, type Table, VENDOR } from './seats.ts';

export type Comparison = {
  /** Acknowledged, and not or not wholly in the books. */
  readonly lost: readonly string[];
  /** In the books with more than was acknowledged, or answered otherwise when repeated. */
  readonly doubled: readonly string[];
  /** Members whose balance is not their purse and what was acknowledged. */
  readonly wrongBalances: number;
  /** Currencies whose balances do not make zero, and all else the auditor finds. */
  readonly findings: readonly string[];
  readonly transfers: number;
};

/** Holds what vendors were told against what the books say. */
export async function compareBooks(url: string, table: Table, log: Log): Promise<Comparison> {
  const books = await readBooks(url);
  const { findings, transfers } = await audit(url);
  const acknowledged = [...log.acknowledged];
  return {
    lost: acknowledged.filter((each) => isLost(books.requests, each)).map(([key]) => key),
    doubled: [
      ...acknowledged.filter((each) => isDoubled(books.requests, each)).map(([key]) => key),
      ...log.different,
    ],
    wrongBalances: countWrong(books.balances, table, log),
    findings: findings.map(({ rule, example }) => `${rule}: ${example}`),
    transfers,
  };
}

type KeptAnswer = { readonly moved: bigint; readonly answer: string };

const isLost = (requests: ReadonlyMap<string, KeptAnswer>, [key, told]: [string, Acknowledged]) => {
  const kept = requests.get(key);
  return !kept || !kept.answer.endsWith(told.text) || size(kept.moved) < size(told.moved);
};

const isDoubled = (
  requests: ReadonlyMap<string, KeptAnswer>,
  [key, told]: [string, Acknowledged],
) => size(requests.get(key)?.moved ?? 0n) > size(told.moved);

const size = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

function countWrong(
  balances: ReadonlyMap<string, bigint>,
  { players }: Table,
  { acknowledged }: Log,
): number {
  const expected = new Map<string, bigint>(players.map(({ memberId }) => [memberId, PURSE]));
  for (const { body, moved } of acknowledged.values()) {
    const [memberId = ''] = body.txId.split('-');
    expected.set(memberId, (expected.get(memberId) ?? 0n) + moved);
  }
  return [...expected].filter(([id, balance]) => balances.get(id) !== balance).length;
}

/** What each request moved to the player, and what each player has, by SQL of our own. */
async function readBooks(url: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: requests } = await client.query<{ key: string; moved: string; answer: string }>(
      `select substr(r.key, length($1) + 2) as key, r.answer, coalesce((
          select sum(case when t.to_account > 0 then t.amount else -t.amount end)
          from ledger_transfer t where t.created_at = r.created_at and t.request_key = r.key), 0)
          as moved
        from ledger_request r where r.key like $1 || ':%'`,
      [VENDOR],
    );
    const { rows: balances } = await client.query<{ holder: string; balance: string }>(
      `select holder, sum(balance) as balance from ledger_account
        where id > 0 group by holder`,
    );
    return {
      requests: new Map(
        requests.map(({ key, moved, answer }): [string, KeptAnswer] => [
          key,
          { moved: BigInt(moved), answer },
        ]),
      ),
      balances: new Map(balances.map(({ holder, balance }) => [holder, BigInt(balance)])),
    };
  } finally {
    await client.end();
  }
}
