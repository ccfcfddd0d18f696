import type { ErrorCode } from './errors.ts';

/** What every refusal says beside its code: the wording in the caller's language, and a reference. */
export type RefusalValue = {
  readonly text: string;
  readonly reference?: string;
} & Record<string, unknown>;

/** The one shape of every reply. On failure `value` holds what the client needs to go on. */
export type Envelope<Value> =
  | { success: true; message: null; value: Value }
  | { success: false; message: ErrorCode; value: RefusalValue };
