/** Tables with rows of members that are not in an export, and why. */
export const WITHHELD_TABLES: Readonly<Record<string, string>> = {
  credentials_password: 'a hash that opens the account where it is guessed',
  credentials_recovery_code: 'hashes of codes that open the account',
  credentials_reset: 'hashes of links that open the account',
  credentials_totp: 'the secret of an authenticator',
  exclusions_match: 'it tells of another person',
  kernel_event: 'signals to open pages, gone within days',
  play_alert: 'an inquiry into a vendor',
  play_token: 'hashes of what opens games',
  push_note: 'what a device will be told in a moment; the message itself is in the file',
  push_subscription: 'addresses and keys by which anybody could write to the device',
  risk_case: 'an inquiry that names other people and would warn whom it is about',
  reconcile_line: 'a vendor’s copy of what the bets say already',
};

/** Where a member is a row of its own; everywhere else a column names whose row it is. */
export const MEMBERS_TABLE = 'members_member';
