import * as fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { JWK } from 'jose';
import type { Message } from './inbox/message.ts';
import { NO_RECORDS, type PaymentRecords } from './payments/record.ts';
import type { Person } from './sign-in/people.ts';
import { NO_WALLETS, type WalletRecords } from './vendor-wallet/record.ts';

/** All that is remembered. Codes under way are not: they live for minutes. */
export type Memory = {
  messages: readonly Message[];
  people: readonly Person[];
  key: JWK | null;
  readonly payments: PaymentRecords;
  readonly vendorWallets: WalletRecords;
};

export type Store = {
  readonly memory: Memory;
  /** Writes soon; many changes at once are one write. */
  save(): void;
  close(): Promise<void>;
};

const SOON_MS = 100;

export async function openStore(file: string | null): Promise<Store> {
  const kept = await read(file);
  const memory: Memory = {
    messages: [],
    people: [],
    key: null,
    ...kept,
    payments: { ...NO_RECORDS, ...kept.payments },
    vendorWallets: { ...NO_WALLETS, ...kept.vendorWallets },
  };
  let writing: Promise<void> | null = null;
  let isStale = false;
  const write = async () => {
    while (isStale) {
      await pause(SOON_MS);
      isStale = false;
      if (file) await replace(file, JSON.stringify(memory, null, 1));
    }
    writing = null;
  };
  return {
    memory,
    save() {
      isStale = true;
      writing ??= write();
    },
    close: async () => {
      await writing;
    },
  };
}

/** What cannot be read is no loss: it is a sandbox's memory. */
async function read(file: string | null): Promise<Partial<Memory>> {
  if (!file) return {};
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as Partial<Memory>;
  } catch {
    return {};
  }
}

/** Whole or not at all, and for the owner alone: it holds codes. */
async function replace(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(`${file}.new`, text, { mode: 0o600 });
  await fs.rename(`${file}.new`, file);
}
