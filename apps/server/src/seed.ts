import { seedVendors } from './catalog/index.ts';
import { openDatabase } from './db/index.ts';

/** Fills a fresh database with what the product brings. Run again, it changes nothing. */
export async function seed(url: string): Promise<void> {
  const { db } = openDatabase(url, { max: 1, name: 'baize seed' });
  try {
    await seedVendors(db);
  } finally {
    await db.destroy();
  }
}
