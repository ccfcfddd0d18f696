import type { Instant } from '@baize/std/time';
import type { JWK } from 'jose';
import { type Db, openValue, type Row, sealValue, type Tx } from '../../db/index.ts';

export type SealKey = Omit<Row<'kernel_seal_key'>, 'private_jwk'> & { readonly private_jwk: JWK };

const jwkOf = (kid: string) => ({ of: 'kernel_seal_key.private_jwk', row: kid }) as const;

const openKey = (db: Db | Tx, row: Row<'kernel_seal_key'>): SealKey => ({
  ...row,
  private_jwk: JSON.parse(openValue(db, jwkOf(row.kid), row.private_jwk)) as JWK,
});

export async function findNewestKey(db: Db | Tx): Promise<SealKey | undefined> {
  const newest = db.selectFrom('kernel_seal_key').selectAll().orderBy('created_at', 'desc');
  const row = await newest.limit(1).executeTakeFirst();
  return row && openKey(db, row);
}

export async function findReadableKey(
  db: Db | Tx,
  kid: string,
  now: Instant,
): Promise<SealKey | undefined> {
  const readable = db.selectFrom('kernel_seal_key').selectAll().where('retires_at', '>', now);
  const row = await readable.where('kid', '=', kid).executeTakeFirst();
  return row && openKey(db, row);
}

export const insertKey = (db: Db | Tx, { private_jwk: jwk, ...row }: SealKey) =>
  db
    .insertInto('kernel_seal_key')
    .values({ ...row, private_jwk: sealValue(db, jwkOf(row.kid), JSON.stringify(jwk)) })
    .execute();

export const deleteRetiredKeys = (db: Db | Tx, now: Instant) =>
  db.deleteFrom('kernel_seal_key').where('retires_at', '<=', now).execute();
