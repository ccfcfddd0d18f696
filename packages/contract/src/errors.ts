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
  handover_other: {
    status: 409,
    text: 'This link was made for another account. You are still logged in as before.',
  },
  access_restricted: { status: 403, text: 'Access restricted' },
  in_need_true_account: { status: 403, text: 'Please use a real account for this' },
  error_not_agent: { status: 403, text: 'Non-agents cannot log in' },
  not_operator: { status: 403, text: 'For operators only' },
  not_permitted: { status: 403, text: 'Your role does not allow this' },
  not_vendor: { status: 403, text: 'For vendors only' },
  password_wrong: { status: 403, text: 'The password is incorrect' },
  feature_off: { status: 403, text: 'Not enabled function, please contact customer service.' },
  login_wrong: { status: 401, text: 'The username or password is incorrect' },
  login_locked: { status: 429, text: 'Too many attempts. Please wait before trying again' },
  not_a_member: { status: 403, text: 'Non-member account unable to login' },
  account_closed: { status: 403, text: 'This account is closed. Please contact customer service' },
  play_excluded: {
    status: 403,
    text: 'You are on a break from play, so this is not possible now. Your money is safe, and you can withdraw it at any time.',
  },
  terms_changed: {
    status: 409,
    text: 'Read our current terms and agree to them before you play on. Your money stays yours, and you can withdraw it at any time.',
  },
  consent_text_changed: {
    status: 409,
    text: 'The text has changed. Read it again before you agree.',
  },
  deletion_refused: {
    status: 409,
    text: 'Your account cannot be deleted yet. See what still has to be settled.',
  },
  exclusion_longer: {
    status: 409,
    text: 'You are already on a longer break. Nothing was changed.',
  },
  verification_first: { status: 403, text: 'Please complete verification first' },
  password_change_required: { status: 403, text: 'Please change your password first' },
  default_password_used: {
    status: 403,
    text: 'This first password has already been used and no longer works. Please use “Forgot password” or contact customer service.',
  },
  default_password_late: {
    status: 403,
    text: 'This first password has expired. Please use “Forgot password” or contact customer service.',
  },
  default_password_device: {
    status: 403,
    text: 'Please choose your new password on the device and connection you logged in with. Your password has not changed.',
  },
  outside_login_failed: { status: 401, text: 'Login failure. Please try again.' },
  captcha_wrong: { status: 400, text: 'The characters do not match the picture' },
  captcha_too_soon: { status: 429, text: 'Please wait a second before the next picture' },
  code_invalid: { status: 400, text: 'Verification code is not valid' },
  code_expired: { status: 400, text: 'Verification code has expired, please send again.' },
  code_too_soon: {
    status: 429,
    text: 'You asked for a code a moment ago. Please wait before asking for another.',
  },
  too_many_codes: {
    status: 429,
    text: 'Too many requests, please try again after 5 minutes.',
  },
  code_not_sent: { status: 503, text: 'The code could not be sent. Please try again' },
  factor_unknown: { status: 400, text: 'This verification method is not set up' },
  factor_wrong: { status: 403, text: 'The verification is incorrect' },
  mobile_invalid: { status: 400, text: 'Please enter a valid mobile number' },
  email_invalid: { status: 400, text: 'Email format is incorrect' },
  username_taken: { status: 409, text: 'This username is taken' },
  mobile_taken: { status: 409, text: 'This mobile number already has an account' },
  email_taken: { status: 409, text: 'This email address already has an account' },
  username_email_unknown: { status: 404, text: 'Username/Email does not exist' },
  reset_link_invalid: { status: 400, text: 'This link has been used or is no longer valid' },
  password_format: { status: 400, text: 'Password format is incorrect' },
  password_common: {
    status: 400,
    text: 'This password appears in known leaks. Please choose another',
  },
  password_same: { status: 400, text: 'Please choose a password different from your current one' },
  password_chosen: {
    status: 409,
    text: 'They have already chosen a password of their own. Nothing was changed.',
  },
  password_resettable: {
    status: 409,
    text: 'They have a verified mobile number or e-mail address and can set a new password themselves with “Forgot password”. Nothing was changed.',
  },
  confirmation_wrong: { status: 400, text: 'Incorrect confirmation input' },
  invitation_code_error: { status: 400, text: 'Invalid invitation code' },
  referral_code_error: {
    status: 400,
    text: 'Nobody has this friend’s code. Correct it, or leave it out to register',
  },
  own_referral_code: {
    status: 400,
    text: 'That is your own code, or that of somebody you invited. Leave it out to register',
  },
  register_fields: { status: 400, text: 'Please check the marked fields' },
  too_young: { status: 403, text: 'You are not old enough to register here' },
  age_unconfirmed: {
    status: 400,
    text: 'Please confirm that you are old enough to play. No account was made yet.',
  },
  terms_needed: { status: 400, text: 'Please agree to the terms first' },
  name_fixed: { status: 409, text: 'Your name is set. Customer service can correct it' },
  bank_unknown: { status: 400, text: 'Please choose your bank from the list. Nothing was saved.' },
  bank_number_wrong: {
    status: 400,
    text: 'This is not an account number of that bank. Please check it against your passbook or app. Nothing was saved.',
  },
  bank_name_differs: { status: 409, text: 'The bank account must be in your own name' },
  bank_account_taken: { status: 409, text: 'This bank account is already added' },
  bank_accounts_full: { status: 409, text: 'You have reached the maximum number of bank accounts' },
  name_not_unique: {
    status: 409,
    text: 'Several members have this nickname: enter the account instead',
  },
  not_found: { status: 404, text: 'There is nothing at this address' },
  insufficient_funds: { status: 409, text: 'Your balance is too low. No money has moved' },
  repeated_differently: {
    status: 409,
    text: 'This request was already made with different values',
  },
  vendor_wallet_unknown: { status: 404, text: 'There is no wallet with this studio' },
  wallet_is_single: { status: 409, text: 'One wallet serves all games here' },
  transfer_under_way: {
    status: 409,
    text: 'Another transfer with this studio is still in progress',
  },
  limit_not_pending: { status: 409, text: 'There is no limit change to confirm' },
  limit_too_early: { status: 409, text: 'A higher limit can be confirmed after 24 hours' },
  game_coming: { status: 409, text: 'This game is not open yet' },
  identity_contact_needed: {
    status: 403,
    text: 'This needs a verified mobile number or email address first. You can verify it in the security center.',
  },
  identity_document_needed: {
    status: 403,
    text: 'This needs an identity check with a document first. You can start it in the security center.',
  },
  identity_waiting: { status: 409, text: 'Your documents are already being checked' },
  identity_pictures_missing: { status: 400, text: 'Please add one picture of each side' },
  identity_expired: { status: 400, text: 'This document has expired' },
  identity_too_young: { status: 403, text: 'You are not old enough to play here' },
  play_stopped: {
    status: 503,
    text: 'All games are paused for now. Your balance is safe, and bets under way are settled as usual.',
  },
  method_stopped: {
    status: 503,
    text: 'This payment method is paused for now. Please choose another one.',
  },
  method_closed: {
    status: 409,
    text: 'This payment method takes no orders at this hour. Please choose another one, or come back later.',
  },
  game_maintenance: { status: 503, text: 'This game is under maintenance and will be back' },
  game_unreachable: { status: 502, text: 'Invalid URL, please contact customer service' },
  prize_mode_unknown: {
    status: 400,
    text: 'This prize mode is not offered here. Please choose another',
  },
  lottery_away: {
    status: 503,
    text: 'The lotteries cannot be reached right now. Your tickets are safe; please try again in a moment',
  },
  favourites_full: { status: 409, text: 'You have reached the maximum number of favourites' },
  method_unknown: { status: 404, text: 'This deposit method is not available now' },
  amount_too_small: { status: 400, text: 'The amount is below the minimum' },
  amount_too_large: { status: 400, text: 'The amount is above the maximum' },
  promotion_closed: { status: 409, text: 'This promotion is not open to you now' },
  promotion_needs_more: {
    status: 400,
    text: 'The amount is below the promotion’s minimum deposit',
  },
  promotion_not_for_you: {
    status: 409,
    text: 'This promotion is not for you now, for the reason beside it. Nothing has changed',
  },
  promotion_changed: {
    status: 409,
    text: 'The terms have changed since you read them. You have not joined: read them again first',
  },
  promotion_used_up: {
    status: 409,
    text: 'Everything this promotion had to give is given. Nobody can join it any more',
  },
  promotion_code_wrong: {
    status: 409,
    text: 'This code does not belong to the promotion. Check it and try again',
  },
  promotion_had: {
    status: 409,
    text: 'The member has had this promotion in this period already. Nothing was given',
  },
  promotion_needs_application: {
    status: 409,
    text: 'You apply for this promotion, and we decide. Open it and send the form',
  },
  application_amount: {
    status: 400,
    text: 'The amount does not fit this promotion. Nothing was decided',
  },
  bonus_active: {
    status: 409,
    text: 'You have an active bonus. Nothing was paid: finish or cancel it, then claim this one',
  },
  deposit_limit_reached: { status: 409, text: 'This is more than your own deposit limit allows' },
  deposit_paused: {
    status: 429,
    text: 'Several of your deposits failed one after another, so deposits pause for a while. Please try again later or contact customer service; no money has moved.',
  },
  too_many_open: {
    status: 409,
    text: 'You have as many open deposits as are allowed. Finish or cancel one, then try again; no money has moved.',
  },
  content_invalid: {
    status: 400,
    text: 'This text does not fit yet. Correct the fields named; nothing on the site has changed',
  },
  content_changed: {
    status: 409,
    text: 'Somebody published another version meanwhile. Nothing has changed; read it and try again',
  },
  already_decided: { status: 409, text: 'This has already been decided' },
  attachments_wrong: { status: 400, text: 'Please attach your pictures again' },
  withdrawal_incomplete: {
    status: 409,
    text: 'Something is still missing before you can do this',
  },
  amount_locked: { status: 409, text: 'Part of this cannot be withdrawn yet' },
  bonus_at_stake: {
    status: 409,
    text: 'This withdrawal would cost your bonus. Nothing has left your wallet: look at what would be lost, then decide',
  },
  withdrawals_used_up: { status: 409, text: 'You have used all of today’s withdrawals' },
  case_taken: { status: 409, text: 'A colleague has this case. Take it over first' },
  draw_moved_on: {
    status: 409,
    text: 'This draw has moved on, and this is no longer possible. Nothing has changed; look at it again',
  },
  board_invalid: {
    status: 400,
    text: 'These numbers do not fit the board of this lottery. Nothing was entered; check every prize',
  },
  entries_differ: {
    status: 409,
    text: 'Two entries differ already. Nothing was entered; one of them has to be withdrawn first',
  },
  preview_outdated: {
    status: 409,
    text: 'What would change is no longer what you saw. Nothing has changed; look at the list again',
  },
  moment_invalid: {
    status: 400,
    text: 'A draw can only be put off: choose a later time, within 60 days, with the close before it. Nothing has changed',
  },
  draw_day_invalid: {
    status: 400,
    text: 'A draw can move to a day within 60 days that is still ahead and has no draw of this lottery; one that stands already only to a later one. Nothing has changed',
  },
  member_not_found: { status: 404, text: 'There is no member with this account' },
  limit_waits: {
    status: 409,
    text: 'A change of this limit already waits for a colleague. Nothing has changed; decide that one first',
  },
  close_invalid: {
    status: 400,
    text: 'With this close a draw would have no time to sell, or close before it opens. Nothing has changed; choose another, in whole minutes where draws are on days',
  },
  prizes_invalid: {
    status: 400,
    text: 'These prizes cannot be set: one is unchanged, not a number, or a play would return more than is staked on it. Nothing has changed',
  },
  prizes_wait: {
    status: 409,
    text: 'Other prizes of this mode already wait for a colleague. Nothing has changed; decide those first',
  },
  limit_invalid: {
    status: 400,
    text: 'This play or number does not exist in this lottery. Nothing has changed; check both',
  },
  match_not_over: {
    status: 409,
    text: 'This match is not over. Its result can be entered when it has ended',
  },
  score_invalid: {
    status: 400,
    text: 'The score does not fit its parts. Check every number',
  },
  results_differ: {
    status: 409,
    text: 'This is not what your colleague entered. Nothing was entered; check it together, and one of you enters anew',
  },
  window_invalid: {
    status: 400,
    text: 'The window must end after it begins. Nothing has changed',
  },
  book_unreachable: {
    status: 503,
    text: 'The betting system does not answer. Look again before you repeat this: it may have been done',
  },
  own_approval: { status: 403, text: 'Somebody else has to decide this' },
  approval_too_new: {
    status: 403,
    text: 'You can approve 24 hours after your account was set up. Nothing was decided',
  },
  approval_of_maker: {
    status: 403,
    text: 'Your account and the requester’s come from the same person. Nothing was decided. A colleague whom another admin added has to decide, or another admin sends one of you a new link',
  },
  approval_other_right: {
    status: 403,
    text: 'Somebody with another right has to agree to this sum. Your approval was not counted.',
  },
  mail_off: { status: 503, text: 'No e-mail can be sent from here. Nothing was changed' },
  reason_needed: { status: 400, text: 'Please give a reason' },
  payment_known: { status: 409, text: 'This payment has already been credited' },
  payment_differs: {
    status: 409,
    text: 'This is not the held payment. Nothing was credited: enter its amount and number as the provider shows them',
  },
  reward_not_yet: {
    status: 409,
    text: 'This reward cannot be claimed yet. Nothing was paid: it opens at the time shown',
  },
  reward_over: { status: 409, text: 'This reward has expired. Nothing was paid' },
  reward_held: {
    status: 409,
    text: 'This reward is being checked. Nothing was paid yet; we decide within 72 hours',
  },
  reward_refused: {
    status: 409,
    text: 'This reward was refused after a check. No money was paid; the reward center says why and lets you appeal',
  },
  appeal_used: {
    status: 409,
    text: 'You have already told us about this check. Nothing was sent; we answer in your messages',
  },
  reward_undone: {
    status: 409,
    text: 'A step for this reward was undone meanwhile. Nothing was paid; the page of friends shows which step',
  },
  vip_not_yet: {
    status: 403,
    text: 'You have no VIP rank yet. Valid bets lead to the first one; nothing was changed',
  },
  envelope_not_open: {
    status: 409,
    text: 'This envelope is not open yet. Nothing was taken; try at the announced time',
  },
  envelope_own: {
    status: 409,
    text: 'You sent this envelope, so it is for others to open. What nobody opens comes back to you',
  },
  envelope_too_thin: {
    status: 409,
    text: 'The amount is too small for so many packets. Nothing was sent: choose fewer packets or more money',
  },
  raffle_not_open: { status: 409, text: 'This raffle has not begun yet. No ticket was used' },
  raffle_over: { status: 409, text: 'This raffle is over. No ticket was used' },
  raffle_no_ticket: { status: 409, text: 'You have no ticket for this raffle. Nothing was drawn' },
  points_too_few: { status: 409, text: 'You do not have enough points. Nothing was taken' },
  points_not_in_steps: {
    status: 400,
    text: 'Points are converted in whole steps only. Nothing was taken: choose a multiple of the step',
  },
  points_terms_changed: {
    status: 409,
    text: 'The price or the ratio changed a moment ago. Nothing was taken: look at the new one and confirm again',
  },
  mall_reward_gone: {
    status: 404,
    text: 'This reward is no longer in the mall. No points were taken',
  },
  mall_sold_out: {
    status: 409,
    text: 'There are not enough pieces left. No points were taken: choose fewer or another reward',
  },
  mall_address_needed: {
    status: 400,
    text: 'Please say where the reward should be sent. No points were taken',
  },
  no_upline: { status: 409, text: 'You have no upline to send to' },
  rebate_above_own: { status: 409, text: 'This is more than your own rebate rate' },
  rebate_below_theirs: { status: 409, text: 'Someone below them already gets more than this' },
  links_full: { status: 409, text: 'You have reached the maximum number of links' },
  not_direct_downline: { status: 403, text: 'This is possible only for direct downlines' },
  tree_cycle: { status: 409, text: 'An account cannot be below itself' },
  tree_too_deep: { status: 409, text: 'This line has reached its maximum depth' },
  not_an_agent: { status: 409, text: 'This account is not an agent' },
  agreements_in_force: { status: 409, text: 'End the agreements with the upline first' },
  tiers_wrong: {
    status: 400,
    text: 'Each tier must ask at least as much as the one before and give more',
  },
  agreement_missing: { status: 409, text: 'You have no agreement of this kind yourself' },
  rate_above_own: { status: 409, text: 'This is more than your own agreement gives' },
  rate_above_ceiling: {
    status: 409,
    text: 'This rate is above the brand’s ceiling; the salaries of one agent count together. Nothing was offered: enter a lower rate',
  },
  period_differs: { status: 409, text: 'The period must be that of your own agreement' },
  offer_exists: { status: 409, text: 'An offer of this kind is already open' },
  offer_gone: { status: 409, text: 'This offer was withdrawn, answered or has expired' },
  would_end_agreements: {
    status: 409,
    text: 'This would end agreements below you. Please agree to each of them',
  },
  agreement_over: { status: 409, text: 'This agreement is over' },
  ending_exists: { status: 409, text: 'A termination request already exists' },
  not_top_line: {
    status: 409,
    text: 'The platform makes agreements only with the top agent of a line',
  },
  bill_settled: { status: 409, text: 'Nothing on this bill is outstanding' },
  export_too_large: { status: 413, text: 'This team is too large for one file' },
  too_many_to_sort: {
    status: 413,
    text: 'There are too many bets to sort. Choose fewer days or one member',
  },
  report_too_long: {
    status: 400,
    text: 'A report covers 1 to 400 days. Choose a shorter period',
  },
  catalog_changed: {
    status: 409,
    text: 'Somebody else has changed this list. Nothing was saved; look at it again',
  },
  settings_changed: {
    status: 409,
    text: 'Somebody else has changed these settings. Nothing was saved; look at them again',
  },
  keeps_self_out: {
    status: 409,
    text: 'These rules would block your own address. Nothing was saved',
  },
  role_unknown: { status: 409, text: 'There is no such role any more. Choose another' },
  role_fixed: { status: 409, text: 'Administrators keep every right' },
  role_in_use: { status: 409, text: 'Operators still have this role. Give them another first' },
  beyond_own_rights: {
    status: 403,
    text: 'This concerns rights that you do not have yourself. Ask an administrator',
  },
  last_administrator: {
    status: 409,
    text: 'This is the last administrator. Make somebody else one first; nothing was changed',
  },
  not_from_here: { status: 403, text: 'The console is not open to this network' },
  chat_not_open: { status: 403, text: 'The chat is not open to your account' },
  chat_empty: { status: 400, text: 'Write something before you send it' },
  chat_too_long: {
    status: 400,
    text: 'This message is too long and was not sent. Please shorten it',
  },
  chat_word: {
    status: 400,
    text: 'Your message was not sent: it has a word that is not allowed here',
  },
  chat_muted: {
    status: 403,
    text: 'You cannot write in the chat for now. A moderator has muted you',
  },
  chat_slow: {
    status: 429,
    text: 'This room is in slow mode. Your message was not sent; wait a moment and send it again',
  },
  chat_busy: {
    status: 429,
    text: 'Too much is being said here at once. Your message was not sent; please send it again',
  },
  chat_bet_unfit: {
    status: 409,
    text: 'This bet cannot be shared: only your own decided bets whose round can be checked can be',
  },
  chat_envelope_unfit: {
    status: 409,
    text: 'Only a red envelope of your own that is still open can be shared',
  },
  chat_report_own: { status: 409, text: 'You cannot report your own message. You can delete it' },
  chat_block_own: { status: 409, text: 'You cannot block yourself' },
  message_pins_full: {
    status: 409,
    text: 'You have pinned as many messages as you can. Unpin one first',
  },
  chat_blocks_full: {
    status: 409,
    text: 'Your list of blocked people is full. Unblock somebody first',
  },
  picture_unreadable: { status: 400, text: 'Only PNG and JPG pictures can be sent' },
  picture_too_large: { status: 413, text: 'A picture can be 5 MB at most' },
  too_many_pictures: { status: 429, text: 'Too many pictures are waiting already' },
  feedback_length: {
    status: 400,
    text: 'Please write between {min} and {max} words. Nothing has been sent yet.',
  },
  feedback_flood: {
    status: 429,
    text: 'You have written to us many times within the last hour. This message was not sent. Please wait a while, or open customer service if it cannot wait.',
  },
  feedback_moved_on: {
    status: 409,
    text: 'Something new was written in the meantime. Please read it first. Your answer was not sent',
  },
  feedback_no_address: {
    status: 409,
    text: 'This guest left no email address, so no answer can be sent. The case can be closed',
  },
  not_a_colleague: { status: 400, text: 'This colleague cannot take this over' },
  support_flood: {
    status: 429,
    text: 'You have begun many conversations within the last hour. This message was not sent. Please wait a while, or write to us by feedback',
  },
  support_ended: {
    status: 409,
    text: 'This conversation has ended, so your message was not sent. You can begin a new one',
  },
  support_not_ended: { status: 409, text: 'You can rate this conversation once it has ended' },
  push_service_refused: {
    status: 400,
    text: 'This browser’s notification service cannot be used',
  },
  events_gone: {
    status: 410,
    text: 'Events after this number are no longer kept. Load the data anew and follow the log from its oldest event',
  },
  webhook_url_refused: {
    status: 400,
    text: 'Events are sent to public https addresses with a host name only',
  },
  webhooks_too_many: {
    status: 409,
    text: 'There are as many webhooks as there can be. Remove one first',
  },
  views_too_many: {
    status: 409,
    text: 'You have as many saved views as you can have. Remove one first',
  },
  too_large: { status: 413, text: 'This is too large to send' },
  rate_limited: { status: 429, text: 'Too many requests, please wait a moment' },
  unknown: { status: 500, text: 'Unknown error' },
  maintenance: { status: 503, text: 'We are improving the site and will be back shortly' },
  unavailable: { status: 503, text: 'Not available for a moment, please try again' },
  ledger_busy: {
    status: 503,
    text: 'The system is very busy. Nothing was changed; please try again',
  },
  unconfirmed: { status: 503, text: 'This could not be confirmed yet, please send it again' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof ERRORS;
