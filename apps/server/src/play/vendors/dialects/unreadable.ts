import type { VendorErrorCode } from '@baize/contract/vendor-errors';

/** Why a body makes no command. It never leaves the dialect that throws it. */
export class Unreadable extends Error {
  readonly code: VendorErrorCode;
  readonly details: Readonly<Record<string, string>>;

  constructor(code: VendorErrorCode, details: Readonly<Record<string, string>> = {}) {
    super(code);
    this.name = 'Unreadable';
    this.code = code;
    this.details = details;
  }
}
