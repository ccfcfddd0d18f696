import type { WirePokerTable } from '../../poker/wire.ts';
import type { Call } from '../api.ts';

const LOOK_AGAIN_MS = 1_500;

export type Following = {
  /** The table as it was heard last. */
  seen(): WirePokerTable | null;
  /** What the server's clock is ahead of the one of this page, in milliseconds. */
  aheadMs(): number;
  /** Asks for the table at once. */
  look(): Promise<void>;
  /** Asks for it anew whenever it has changed, until the page is left. */
  follow(): Promise<void>;
  leave(): void;
};

type Followed = {
  readonly call: Call;
  readonly code: string;
  readonly onChange: (table: WirePokerTable, before: WirePokerTable | null) => void;
};

export function followTable({ call, code, onChange }: Followed): Following {
  const state = { isShown: true, aheadMs: 0, seen: null as WirePokerTable | null };
  const take = (table: WirePokerTable) => {
    if (!state.isShown) return;
    const before = state.seen;
    state.seen = table;
    state.aheadMs = table.now - performance.now();
    onChange(table, before);
  };
  return {
    seen: () => state.seen,
    aheadMs: () => state.aheadMs,
    look: async () => take(await call<WirePokerTable>(`poker/tables/${code}`)),
    async follow() {
      while (state.isShown) {
        try {
          const after = state.seen ? `?after=${state.seen.version}` : '';
          const table = await call<WirePokerTable>(`poker/tables/${code}${after}`);
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
