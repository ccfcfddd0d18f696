import type { Call } from '../api.ts';

const LOOK_AGAIN_MS = 1_500;

/** What every table tells of itself. */
type Versioned = { readonly version: string; readonly now: number };

export type Following<Table> = {
  /** The table as it was heard last. */
  seen(): Table | null;
  /** What the server's clock is ahead of the one of this page, in milliseconds. */
  aheadMs(): number;
  /** Asks for the table at once. */
  look(): Promise<void>;
  /** Asks for it anew whenever it has changed, until the page is left. */
  follow(): Promise<void>;
  leave(): void;
};

type Followed<Table> = {
  readonly call: Call;
  readonly code: string;
  readonly onChange: (table: Table, before: Table | null) => void;
};

export function followTable<Table extends Versioned>({
  call,
  code,
  onChange,
}: Followed<Table>): Following<Table> {
  const state = { isShown: true, aheadMs: 0, seen: null as Table | null };
  const take = (table: Table) => {
    if (!state.isShown) return;
    const before = state.seen;
    state.seen = table;
    state.aheadMs = table.now - performance.now();
    onChange(table, before);
  };
  return {
    seen: () => state.seen,
    aheadMs: () => state.aheadMs,
    look: async () => take(await call<Table>(`poker/tables/${code}`)),
    async follow() {
      while (state.isShown) {
        try {
          const after = state.seen ? `?after=${state.seen.version}` : '';
          const table = await call<Table>(`poker/tables/${code}${after}`);
          if (table.version !== state.seen?.version) take(table);
        } catch {
          await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
        }
      }
    },
    leave: () => {
      state.isShown = false;
    },
  };
}
