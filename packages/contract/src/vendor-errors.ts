/**
 * What a refusal asks of the vendor that gets it:
 * `final-reject` do not send it again; `already-done` what was asked holds already;
 * `retry-later` nothing was decided, send the same again; `needs-operator` people must look at it.
 */
export type RefusalClass = 'final-reject' | 'already-done' | 'retry-later' | 'needs-operator';

type VendorError = { readonly class: RefusalClass; readonly status: number; readonly text: string };

/**
 * Every refusal of the vendor protocol. It is spoken to machines and their engineers, so it is not
 * translated; the dialects of other protocols map each row to a code of theirs.
 */
export const VENDOR_ERRORS = {
  key_unknown: { class: 'needs-operator', status: 401, text: 'The key id is not known or retired' },
  signature_wrong: { class: 'needs-operator', status: 401, text: 'The signature does not match' },
  signature_stale: {
    class: 'retry-later',
    status: 401,
    text: 'The timestamp is outside the window, sign again',
  },
  nonce_repeated: {
    class: 'retry-later',
    status: 401,
    text: 'The nonce was used before, sign again with a new one',
  },
  address_refused: {
    class: 'needs-operator',
    status: 403,
    text: 'The address is not on the list of this vendor',
  },
  request_invalid: { class: 'final-reject', status: 400, text: 'A field is missing or wrong' },
  amount_invalid: {
    class: 'final-reject',
    status: 400,
    text: 'The amount is not one: `reason` says why',
  },
  call_unknown: { class: 'final-reject', status: 404, text: 'There is no such call' },
  token_unknown: { class: 'final-reject', status: 403, text: 'The token is not one of ours' },
  token_used: { class: 'final-reject', status: 403, text: 'The launch token was used before' },
  token_expired: { class: 'final-reject', status: 403, text: 'The token has expired' },
  member_unknown: { class: 'final-reject', status: 404, text: 'There is no such player' },
  member_blocked: { class: 'final-reject', status: 403, text: 'The player may not bet' },
  vendor_closed: { class: 'final-reject', status: 403, text: 'The vendor is closed for bets' },
  currency_wrong: {
    class: 'final-reject',
    status: 409,
    text: 'The player does not play in this currency',
  },
  insufficient_funds: { class: 'final-reject', status: 409, text: 'The balance is not enough' },
  limit_reached: { class: 'final-reject', status: 409, text: 'A limit of the player is reached' },
  free_round_unknown: {
    class: 'final-reject',
    status: 409,
    text: 'There is no such free round: none was granted, or all are used up or expired',
  },
  free_stake_wrong: {
    class: 'final-reject',
    status: 409,
    text: 'A granted free round or bet is played at the stake of its grant',
  },
  round_closed: { class: 'final-reject', status: 409, text: 'The round takes no more bets' },
  bet_void: { class: 'final-reject', status: 409, text: 'The bet was cancelled' },
  bet_settled: {
    class: 'final-reject',
    status: 409,
    text: 'The bet is settled: unsettle or void it instead',
  },
  bet_not_settled: { class: 'retry-later', status: 409, text: 'The bet is not settled yet' },
  stake_exceeded: { class: 'final-reject', status: 409, text: 'That is more than was staked' },
  already_settled: { class: 'already-done', status: 409, text: 'The bet was settled before' },
  bet_unknown: { class: 'retry-later', status: 404, text: 'The bet has not arrived here yet' },
  round_unknown: { class: 'retry-later', status: 404, text: 'The round has not arrived here yet' },
  overloaded: { class: 'retry-later', status: 503, text: 'Too much at once, nothing was changed' },
  unavailable: { class: 'retry-later', status: 503, text: 'Not now, nothing was changed' },
  unconfirmed: {
    class: 'retry-later',
    status: 503,
    text: 'Not confirmed yet: send the same again, it is answered once',
  },
  repeated_differently: {
    class: 'needs-operator',
    status: 409,
    text: 'This id was used before with other content',
  },
  settled_differently: {
    class: 'needs-operator',
    status: 409,
    text: 'The bet was settled before with another amount: resettle it instead',
  },
  result_not_bet: {
    class: 'needs-operator',
    status: 409,
    text: 'The id is that of a result, not of a bet: nothing was taken back',
  },
  bet_of_another: {
    class: 'needs-operator',
    status: 409,
    text: 'The bet belongs to another player or currency',
  },
  funds_spent: {
    class: 'needs-operator',
    status: 409,
    text: 'The player has spent what would have to be taken back',
  },
  payout_above_ceiling: {
    class: 'needs-operator',
    status: 409,
    text: 'More than may be paid at once without a person looking: nothing was booked',
  },
  round_above_ceiling: {
    class: 'needs-operator',
    status: 409,
    text: 'The round has paid more than it may without a person looking: nothing was booked',
  },
} as const satisfies Record<string, VendorError>;

export type VendorErrorCode = keyof typeof VENDOR_ERRORS;

export const VENDOR_ERROR_CODES = Object.keys(VENDOR_ERRORS) as readonly VendorErrorCode[];
