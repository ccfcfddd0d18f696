/**
 * Every refusal the platform can give. The key is the `message` on the wire and the translation key
 * in the apps; the text is its English. Adding a row is the only way to add an error.
 */
export const ERRORS = {
  invalid_input: { status: 400, text: 'Please check what you entered' },
  sealed_required: { status: 400, text: 'This call must be sent encrypted' },
  seal_unreadable: { status: 400, text: 'The encrypted request could not be read' },
  seal_key_unknown: { status: 400, text: 'The encryption key has changed, please try again' },
  not_signed_in: { status: 401, text: 'You are not logged in, please login' },
  access_restricted: { status: 403, text: 'Access restricted' },
  in_need_true_account: { status: 403, text: 'Please use a real account for this' },
  error_not_agent: { status: 403, text: 'Non-agents cannot log in' },
  not_operator: { status: 403, text: 'This is for operators only' },
  not_vendor: { status: 403, text: 'This is for vendors only' },
  password_wrong: { status: 403, text: 'The password is not correct' },
  not_found: { status: 404, text: 'There is nothing at this address' },
  insufficient_funds: { status: 409, text: 'Your balance is not enough' },
  repeated_differently: { status: 409, text: 'This request was already made with other values' },
  vendor_wallet_unknown: { status: 404, text: 'There is no wallet at this vendor' },
  wallet_is_single: { status: 409, text: 'One wallet serves all games here' },
  transfer_under_way: { status: 409, text: 'Another transfer to this vendor is still under way' },
  limit_not_pending: { status: 409, text: 'There is no change of this limit to confirm' },
  limit_too_early: { status: 409, text: 'A higher limit can be confirmed after 24 hours' },
  too_large: { status: 413, text: 'This is too large to send' },
  rate_limited: { status: 429, text: 'Too many requests, please wait a moment' },
  unknown: { status: 500, text: 'Unknown error' },
  maintenance: { status: 503, text: 'We are improving the site and will be back shortly' },
  unavailable: { status: 503, text: 'Not available for a moment, please try again' },
  ledger_busy: { status: 503, text: 'Too much is going on right now. Nothing was changed' },
  unconfirmed: { status: 503, text: 'This could not be confirmed yet, please send it again' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (text: unknown): text is ErrorCode =>
  typeof text === 'string' && Object.hasOwn(ERRORS, text);
