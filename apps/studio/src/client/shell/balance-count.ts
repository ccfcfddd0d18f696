/** What stands under "balance": a stake leaves it at once, and a win arrives while it is counted up. */
export type BalanceCount = {
  /** The next time the balance rises it is counted up for so long; 0: it is there at once. */
  arm(ms: number): void;
  /** The balance is this now; null while it is not known. */
  tell(balance: bigint | null, nowMs: number): void;
  /** What is to be shown, and whether there is more to count. */
  readAt(nowMs: number): { readonly shown: bigint | null; readonly isCounting: boolean };
  /** Ends the count: the whole balance is shown. */
  finish(): void;
};

type Count = { readonly from: bigint; readonly startMs: number; readonly ms: number };

export function createBalanceCount(): BalanceCount {
  let armedMs = 0;
  let balance: bigint | null = null;
  let count: Count | null = null;
  return {
    arm(ms) {
      armedMs = ms;
    },
    tell(next, nowMs) {
      if (next === balance) return;
      const isRise = balance !== null && next !== null && next > balance;
      count = isRise && armedMs > 0 ? { from: balance ?? 0n, startMs: nowMs, ms: armedMs } : null;
      armedMs = 0;
      balance = next;
    },
    readAt(nowMs) {
      const part = count ? Math.min(1, Math.max(0, (nowMs - count.startMs) / count.ms)) : 1;
      if (!count || balance === null || part === 1) return { shown: balance, isCounting: false };
      return { shown: count.from + eased(balance - count.from, part), isCounting: true };
    },
    finish() {
      count = null;
    },
  };
}

/** So much of an amount after this part of its count: fast at first, as all sums here are counted. */
export const eased = (amount: bigint, part: number): bigint =>
  (amount * BigInt(Math.round((1 - (1 - part) ** 2) * 1_000))) / 1_000n;
