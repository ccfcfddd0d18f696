import type { VendorErrorCode } from '@baize/contract/vendor-errors';
import type { MemberId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Answer, Command, CommandKind, OpenGrant, Render, Session } from '../play/index.ts';
import type { DebtClaim } from '../receivables/index.ts';
import type { Vendor } from './vendor.ts';

/** Two who seem to play together, and by which sign. */
export type Suspicion = {
  readonly memberId: MemberId;
  readonly otherId: MemberId;
  readonly sign: string;
};

/** A command, and how its outcome is told in the words of the vendor. */
export type Asking = { readonly command: Command; readonly render: Render };

/** What a call of a vendor comes to. The dialect says it; the door does it. */
export type Reading =
  | ({
      readonly does: 'perform';
      /** Turns the answer, which may be that of an earlier attempt, to the attempt at hand. */
      readonly address?: (answer: Answer) => Answer;
    } & Asking)
  | {
      readonly does: 'perform-all';
      /** In this order, each decided by itself. */
      readonly askings: readonly Asking[];
      readonly join: (answers: readonly Answer[]) => Answer;
    }
  | {
      readonly does: 'perform-together';
      /** Of different bets: all at once, each decided by itself. */
      readonly readings: readonly Reading[];
      readonly join: (answers: readonly Answer[]) => Answer;
    }
  | {
      readonly does: 'ask-may-bet';
      readonly memberId: MemberId;
      readonly currency: string;
      /** Of the session that is asked about; without one it is the account. */
      readonly token: string | undefined;
      readonly tell: (reason: string | null, isOpen: boolean) => Answer;
    }
  | {
      readonly does: 'owe';
      readonly claim: DebtClaim;
      readonly tell: (owed: Minor) => Answer;
    }
  | {
      readonly does: 'open-session';
      readonly launchToken: string;
      readonly requestId: string;
      readonly tell: (session: Session, balance: Minor) => Answer;
    }
  | {
      readonly does: 'read-balance';
      readonly memberId: MemberId;
      readonly currency: string;
      readonly tell: (balance: Minor) => Answer;
    }
  | {
      readonly does: 'list-grants';
      readonly memberId: MemberId;
      readonly currency: string;
      readonly tell: (grants: readonly OpenGrant[]) => Answer;
    }
  | {
      readonly does: 'list-linked';
      readonly memberId: MemberId;
      readonly others: readonly MemberId[];
      readonly tell: (linked: readonly MemberId[]) => Answer;
    }
  | {
      readonly does: 'suspect';
      readonly suspicion: Suspicion;
      readonly tell: () => Answer;
    }
  | {
      readonly does: 'recall';
      readonly kind: CommandKind;
      readonly txId: string;
      readonly tell: (answer: Answer | null) => Answer;
    }
  | {
      readonly does: 'refuse';
      readonly code: VendorErrorCode;
      readonly details?: Readonly<Record<string, string>>;
    };

/**
 * How a vendor's protocol is read into the one command set, and outcomes written from it: pure
 * functions of what came and what is known of the vendor.
 */
export type Dialect = {
  /** Every call it knows, by the rest of the path. */
  readonly calls: readonly string[];
  read(call: string, body: unknown, vendor: Vendor): Reading;
  /** What a refusal looks like; the body that was refused helps to address it. */
  refuse(refusal: Refused, body: unknown): Answer;
};

export type Refused = {
  readonly code: VendorErrorCode;
  readonly details?: Readonly<Record<string, string>>;
};

export const refusing = (
  code: VendorErrorCode,
  details: Readonly<Record<string, string>> = {},
): Reading => ({ does: 'refuse', code, details });
