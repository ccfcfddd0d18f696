// Made by `npm run db:types` from the migrated database. Do not edit.
import type { AccountId, Id, TransferId } from '@baize/std/id';
import type { Minor } from '@baize/std/money';
import type { Instant } from '@baize/std/time';
import type { Generated, GeneratedAlways } from 'kysely';

export interface DB {
  agents_link: {
    id: Id<'lnk'>;
    agent_id: Id<'mem'>;
    request_key: string;
    code: string;
    name: string;
    brings: 'member' | 'agent';
    rebate_rate: number;
    is_open: boolean;
    created_at: Instant;
  };
  agents_link_joined: {
    member_id: Id<'mem'>;
    link_id: Id<'lnk'>;
    joined_at: Instant;
  };
  agents_link_visit: {
    link_id: Id<'lnk'>;
    visited_on: string;
    visitor_hash: string;
  };
  agents_move: {
    id: GeneratedAlways<bigint>;
    member_id: Id<'mem'>;
    from_upline: Id<'mem'> | null;
    to_upline: Id<'mem'> | null;
    reason: string;
    operator_id: string;
    moved_at: Instant;
  };
  agents_place: {
    member_id: Id<'mem'>;
    number: bigint;
    path: string;
  };
  agents_rebate: {
    member_id: Id<'mem'>;
    rate: number;
    changed_at: Instant;
  };
  agents_transfer: {
    id: Id<'dnt'>;
    agent_id: Id<'mem'>;
    request_key: string;
    member_id: Id<'mem'>;
    currency: string;
    amount: Minor;
    remark: string | null;
    sent_on: string;
    created_at: Instant;
  };
  agents_visit_salt: {
    visited_on: string;
    salt: string;
  };
  agreements_agreement: {
    id: Id<'agr'>;
    kind: 'dividend' | 'daily' | 'hourly' | 'realtime';
    payer_id: Id<'mem'> | null;
    payee_id: Id<'mem'>;
    version: number;
    period: 'slot' | 'hour' | 'day' | 'week' | 'halfMonth' | 'month';
    carry: 'none' | 'once' | 'forever';
    tiers: unknown;
    top_rate: number;
    status: 'offered' | 'agreed' | 'rejected' | 'withdrawn' | 'expired' | 'replaced' | 'ended';
    request_key: string;
    message: string | null;
    offered_at: Instant;
    offered_until: Instant;
    answered_at: Instant | null;
    starts_at: Instant | null;
    ends_at: Instant | null;
    end_reason: string | null;
    is_answer_seen: Generated<boolean>;
    is_end_seen: Generated<boolean>;
  };
  agreements_ending: {
    id: Id<'enq'>;
    agreement_id: Id<'agr'>;
    asked_by: Id<'mem'> | null;
    reason: string;
    status: 'open' | 'accepted' | 'rejected' | 'withdrawn';
    asked_at: Instant;
    answered_at: Instant | null;
    is_answer_seen: Generated<boolean>;
    answer: string | null;
  };
  bonuses_budget: {
    promotion: string;
    reserved: Generated<Minor>;
  };
  bonuses_contribution: {
    grant_id: Id<'bon'>;
    vendor: string;
    ref: string;
    valid: Minor;
    weight_ppm: number;
    applied: Minor;
    settled_at: Instant;
    changed_at: Instant;
  };
  bonuses_grant: {
    id: Id<'bon'>;
    member_id: Id<'mem'>;
    promotion: string;
    names: unknown;
    period: string;
    deposit_id: Id<'dep'> | null;
    currency: string;
    amount: Minor;
    turnover_required: Minor;
    turnover_done: Generated<Minor>;
    games: string[] | null;
    state: Generated<'active' | 'completed' | 'forfeited' | 'expired'>;
    kept: Generated<Minor>;
    returned: Generated<Minor>;
    transfer_count: Generated<number>;
    granted_at: Instant;
    expires_at: Instant;
    ended_at: Instant | null;
    counted_at: Instant;
    terms: unknown;
    terms_hash: string | null;
    bet_max: Minor | null;
    conversion_max: Minor | null;
    cut: Generated<Minor>;
    notices: Generated<number>;
    reward_id: Id<'rwd'> | null;
    deposit: Minor | null;
  };
  bonuses_mark: {
    is_only: Generated<boolean>;
    looked_to: Instant;
  };
  brand_content: {
    brand: string;
    kind: string;
    key: string;
    version: number;
    body: unknown;
    position: number;
    created_by: string;
    created_at: Instant;
  };
  brand_setting: {
    brand: string;
    key: 'maintenance' | 'access' | 'content';
    value: unknown;
    changed_at: Instant;
  };
  cases_case: {
    kind: string | null;
    source: string | null;
    code: string | null;
    party: string | null;
    about: string | null;
    reference: string | null;
    member_id: string | null;
    day: string | null;
    ours: string | null;
    theirs: string | null;
    opened_at: Instant | null;
    seen_count: number | null;
    is_open: boolean | null;
    outcome: string | null;
    reason: string | null;
    ended_by: string | null;
    ended_at: Instant | null;
    owner_id: Id<'opr'> | null;
    taken_at: Instant | null;
    operator_id: Id<'opr'> | null;
    decide_by: Instant | null;
    evidence: unknown;
  };
  cases_note: {
    id: string;
    kind: string;
    source: string;
    operator_id: Id<'opr'>;
    text: string;
    at: Instant;
  };
  cases_work: {
    kind: 'alert' | 'reconciliation' | 'payment' | 'claim' | 'operator' | 'reward' | 'exclusion' | 'risk' | 'care';
    source: string;
    owner_id: Id<'opr'> | null;
    taken_at: Instant | null;
    outcome: 'explained' | 'corrected' | 'released' | 'refused' | 'confirmed' | 'dismissed' | null;
    reason: string | null;
    ended_by: Id<'opr'> | null;
    ended_at: Instant | null;
  };
  catalog_game: {
    node_id: number;
    vendor: string;
    code: string;
    game_type: string;
    class: 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | null;
    names: unknown;
    cover: string;
    icon: string | null;
    position: number;
    released_on: string;
    is_entrance: Generated<boolean>;
    is_open: Generated<boolean>;
    has_trial: Generated<boolean>;
    is_listed: Generated<boolean>;
    maintenance_from: Instant | null;
    maintenance_until: Instant | null;
    return_least_ppm: number | null;
    return_most_ppm: number | null;
    stakes: unknown;
  };
  catalog_hot: {
    node_id: number;
    position: number;
  };
  catalog_vendor: {
    code: string;
    names: unknown;
    position: number;
    provider: string | null;
    is_listed: Generated<boolean>;
    maintenance_from: Instant | null;
    maintenance_until: Instant | null;
  };
  catalog_vendor_type: {
    vendor: string;
    game_type: 'RNG' | 'FISH' | 'LIVE' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'LOTT' | 'ELOTT' | 'COCKFIGHT';
    position: number;
  };
  challenges_captcha: {
    id: string;
    answer_hash: string;
    created_at: Instant;
    expires_at: Instant;
    used_at: Instant | null;
    network: Generated<string>;
  };
  challenges_code: {
    id: string;
    purpose: string;
    target: string;
    code_hash: string;
    created_at: Instant;
    expires_at: Instant;
    failures: Generated<number>;
    used_at: Instant | null;
    network: Generated<string>;
  };
  challenges_failure: {
    key: string;
    failures: number;
    last_at: Instant;
    blocked_until: Instant | null;
    first_at: Instant;
  };
  challenges_secret: {
    is_only: Generated<boolean>;
    key: string;
  };
  challenges_spent: {
    digest: string;
    expires_at: Instant;
  };
  chat_block: {
    member_id: Id<'mem'>;
    person_id: Id<'chp'>;
    created_at: Instant;
  };
  chat_message: {
    id: Id<'cmg'>;
    room: string;
    seq: bigint;
    rev: bigint;
    person_id: Id<'chp'>;
    request_key: string;
    body: string;
    mentions: Generated<string[]>;
    shared: unknown;
    reactions: Generated<unknown>;
    created_at: Instant;
    deleted_at: Instant | null;
    deleted_by: string | null;
  };
  chat_mute: {
    id: Id<'cmu'>;
    person_id: Id<'chp'>;
    until_at: Instant;
    reason: string;
    muted_by: Id<'opr'>;
    created_at: Instant;
    lifted_at: Instant | null;
    lifted_by: Id<'opr'> | null;
  };
  chat_person: {
    id: Id<'chp'>;
    member_id: Id<'mem'>;
    created_at: Instant;
  };
  chat_reaction: {
    message_id: Id<'cmg'>;
    person_id: Id<'chp'>;
    emoji: string;
  };
  chat_report: {
    id: Id<'crp'>;
    message_id: Id<'cmg'>;
    room: string;
    seq: bigint;
    reporter_id: Id<'chp'>;
    reason: 'abuse' | 'begging' | 'spam' | 'minor' | 'selfharm' | 'other';
    note: string | null;
    created_at: Instant;
    outcome: 'dismissed' | 'deleted' | 'muted' | null;
    remark: string | null;
    decided_by: Id<'opr'> | null;
    decided_at: Instant | null;
  };
  chat_room: {
    room: string;
    rev: Generated<bigint>;
  };
  claims_hold: {
    id: Id<'hld'>;
    member_id: Id<'mem'>;
    because: string;
    other_id: Id<'mem'>;
    opened_at: Instant;
    decide_by: Instant;
    statement: string | null;
    appeal: string | null;
    refused_by: Id<'opr'> | null;
    decision: 'released' | 'refused' | null;
    reason: string | null;
    decided_by: Id<'opr'> | null;
    decided_at: Instant | null;
  };
  claims_reward: {
    id: Id<'rwd'>;
    member_id: Id<'mem'>;
    programme: string;
    source_key: string;
    kind: 'cash' | 'bonus' | 'points' | 'free_rounds' | 'free_bet' | 'tickets';
    currency: string;
    amount: Minor;
    terms: Generated<unknown>;
    names: unknown;
    state: Generated<'offered' | 'held' | 'claimed' | 'expired' | 'refused'>;
    held_because: string | null;
    opens_at: Instant;
    expires_at: Instant | null;
    is_announced: boolean;
    notices: Generated<number>;
    offered_at: Instant;
    ended_at: Instant | null;
    hold_id: Id<'hld'> | null;
    held_at: Instant | null;
  };
  consents_channel: {
    id: GeneratedAlways<bigint>;
    member_id: Id<'mem'>;
    channel: 'email' | 'sms' | 'push' | 'contact';
    is_given: boolean;
    version: string;
    at: Instant;
  };
  consents_terms: {
    since: string | null;
  };
  credentials_issue: {
    id: GeneratedAlways<bigint>;
    member_id: Id<'mem'>;
    issued_at: Instant;
    by_member: Id<'mem'> | null;
    by_operator: Id<'opr'> | null;
  };
  credentials_password: {
    member_id: Id<'mem'>;
    kind: 'login' | 'payment';
    hash: string;
    is_default: Generated<boolean>;
    changed_at: Instant;
    default_used_at: Instant | null;
  };
  credentials_recovery_code: {
    member_id: Id<'mem'>;
    hash: string;
    used_at: Instant | null;
  };
  credentials_reset: {
    token_hash: string;
    member_id: Id<'mem'>;
    created_at: Instant;
    expires_at: Instant;
    used_at: Instant | null;
  };
  credentials_totp: {
    member_id: Id<'mem'>;
    secret: string;
    confirmed_at: Instant | null;
    last_step: Generated<bigint>;
  };
  deletions_request: {
    id: Id<'del'>;
    member_id: Id<'mem'>;
    state: Generated<'waiting' | 'cancelled' | 'refused' | 'done'>;
    asked_at: Instant;
    due_at: Instant;
    ended_at: Instant | null;
    reasons: Generated<string[]>;
  };
  delivery_message: {
    id: string;
    channel: 'sms' | 'email';
    target: string;
    template: string;
    language: string;
    facts: unknown;
    status: 'waiting' | 'sent' | 'failed';
    created_at: Instant;
    sent_at: Instant | null;
    failures: Generated<number>;
  };
  deposits_approval: {
    order_id: Id<'dep'>;
    operator_id: Id<'opr'>;
    amount: Minor;
    bank_reference: string;
    at: Instant;
  };
  deposits_held: {
    provider: string;
    payment_id: string;
    order_id: Id<'dep'>;
    amount: Minor;
    arrived_at: Instant;
    held_at: Instant;
    outcome: 'credited' | 'refused' | null;
    decided_at: Instant | null;
  };
  deposits_order: {
    id: Id<'dep'>;
    reference: string;
    request_key: string;
    member_id: Id<'mem'>;
    language: string;
    method: string;
    names: unknown;
    kind: 'qr' | 'bank' | 'wallet' | 'crypto';
    provider: string | null;
    currency: string;
    amount: Minor;
    fee_fixed: Minor;
    fee_ppm: number;
    paid: Generated<Minor>;
    credited: Generated<Minor>;
    status: 'opening' | 'waiting' | 'checking' | 'credited' | 'expired' | 'cancelled' | 'failed' | 'refused';
    instructions: unknown;
    pay_url: string | null;
    expires_minutes: number;
    expires_at: Instant;
    next_ask_at: Instant | null;
    ask_count: Generated<number>;
    slips: Generated<number>;
    remark: string | null;
    queued_at: Instant | null;
    decided_at: Instant | null;
    decided_by: Id<'opr'> | null;
    reason: string | null;
    created_at: Instant;
    changed_at: Instant;
    bonus: unknown;
  };
  deposits_receipt: {
    provider: string;
    payment_id: string;
    order_id: Id<'dep'>;
    member_id: Id<'mem'>;
    amount: Minor;
    covered: Minor;
    fee: Minor;
    credited: Minor;
    arrived_at: Instant;
    created_at: Instant;
    alone_by: Id<'opr'> | null;
  };
  deposits_step: {
    order_id: Id<'dep'>;
    place: number;
    status: string;
    at: Instant;
  };
  desk_adjustment: {
    id: string;
    member_id: Id<'mem'>;
    currency: string;
    direction: 'credit' | 'debit';
    amount: Minor;
    reason: string;
    status: Generated<'waiting' | 'approved' | 'refused'>;
    asked_by: Id<'opr'>;
    asked_at: Instant;
    request_key: string;
    decided_by: Id<'opr'> | null;
    decided_at: Instant | null;
    decision_reason: string | null;
  };
  envelopes_envelope: {
    id: Id<'env'>;
    sender_id: Id<'mem'> | null;
    request_key: string;
    names: Generated<unknown>;
    wish: string | null;
    split: 'random' | 'equal';
    currency: string;
    total: Minor;
    packet_count: number;
    least: Minor;
    secret: string;
    digest: string;
    state: Generated<'open' | 'finished' | 'expired'>;
    claimed: Generated<number>;
    paid: Generated<Minor>;
    refunded: Generated<Minor>;
    sent_on: string;
    opens_at: Instant;
    closes_at: Instant;
    created_at: Instant;
    ended_at: Instant | null;
  };
  envelopes_packet: {
    envelope_id: Id<'env'>;
    place: number;
    amount: Minor;
    member_id: Id<'mem'>;
    claimed_at: Instant;
  };
  events_entry: {
    number: bigint;
    kind: string;
    member_id: string | null;
    data: unknown;
    at: Instant;
  };
  events_head: {
    is_only: Generated<boolean>;
    number: bigint;
  };
  exclusions_exclusion: {
    id: Id<'exc'>;
    member_id: Id<'mem'>;
    kind: 'cooling_off' | 'exclusion';
    began_at: Instant;
    until_at: Instant;
    operator_id: Id<'opr'> | null;
    reason: string | null;
  };
  exclusions_mark: {
    sign: 'bank_account' | 'document' | 'name_and_birthday' | 'device';
    digest: string;
    excluded_id: Id<'mem'>;
    until_at: Instant;
  };
  exclusions_match: {
    id: GeneratedAlways<bigint>;
    member_id: Id<'mem'>;
    sign: 'bank_account' | 'document' | 'device' | 'name_and_birthday';
    excluded_id: Id<'mem'>;
    found_at: Instant;
  };
  feedback_case: {
    id: Id<'fbk'>;
    reference: string;
    request_key: string | null;
    kind: 'feedback' | 'complaint';
    member_id: Id<'mem'> | null;
    email: string | null;
    language: string;
    status: Generated<'waiting' | 'answered' | 'closed'>;
    network: string | null;
    owner_id: Id<'opr'> | null;
    taken_at: Instant | null;
    created_at: Instant;
    asked_at: Instant;
    answer_by: Instant;
    first_answered_at: Instant | null;
    closed_at: Instant | null;
    closed_by: Id<'opr'> | null;
  };
  feedback_entry: {
    id: Id<'fbe'>;
    number: GeneratedAlways<bigint>;
    case_id: Id<'fbk'>;
    operator_id: Id<'opr'> | null;
    text: string;
    created_at: Instant;
  };
  identity_access: {
    id: GeneratedAlways<bigint>;
    picture_id: Id<'idp'>;
    check_id: Id<'idc'>;
    operator_id: Id<'opr'>;
    at: Instant;
  };
  identity_check: {
    id: Id<'idc'>;
    member_id: Id<'mem'>;
    request_key: string;
    document: 'id_card' | 'passport' | 'driving_licence';
    number: string;
    number_digest: string;
    expires_on: string | null;
    status: 'waiting' | 'approved' | 'refused';
    asked_at: Instant;
    decided_by: Id<'opr'> | null;
    decided_at: Instant | null;
    reason: string | null;
    expiry_told_at: Instant | null;
  };
  identity_picture: {
    id: Id<'idp'>;
    member_id: Id<'mem'>;
    check_id: Id<'idc'> | null;
    side: 'front' | 'back' | 'selfie';
    type: 'image/png' | 'image/jpeg';
    content: string;
    created_at: Instant;
  };
  kernel_event: {
    id: GeneratedAlways<bigint>;
    xact: Generated<bigint>;
    kind: string;
    member_id: string | null;
    payload: unknown;
    created_at: Instant;
  };
  kernel_event_reader: {
    reader: string;
    xact: bigint;
    id: bigint;
  };
  kernel_outside_call: {
    kind: 'vendor' | 'provider';
    code: string;
    minute_at: Instant;
    call_count: bigint;
    failure_count: bigint;
    total_ms: bigint;
    last_at: Instant;
  };
  kernel_seal_key: {
    kid: string;
    private_jwk: string;
    created_at: Instant;
    retires_at: Instant;
  };
  ledger_account: {
    id: AccountId;
    holder: string;
    purpose: 'cash' | 'bonus' | 'locked' | 'held' | 'points' | 'escrow' | 'vendor_wallet' | 'vendor_clearing' | 'payment_clearing' | 'promotion' | 'commission' | 'salary' | 'rebate' | 'jackpot' | 'fee' | 'adjustment' | 'issue' | 'rounding';
    part: Generated<string>;
    currency: string;
    stripe: Generated<number>;
    floor: Minor | null;
    balance: Generated<Minor>;
    version: Generated<bigint>;
    revision: Generated<bigint>;
    opened_at: Generated<Instant>;
  };
  ledger_day: {
    day: string;
    transfer_count: bigint;
    digest: Buffer;
    previous: Buffer;
    closed_at: Instant;
  };
  ledger_entry: {
    account_id: AccountId | null;
    version: bigint | null;
    transfer_id: TransferId | null;
    created_at: Instant | null;
    event_at: Instant | null;
    request_key: string | null;
    reason: string | null;
    amount: bigint | null;
    balance: Minor | null;
  };
  ledger_fence: {
    is_only: Generated<boolean>;
    open_from: Generated<Instant>;
  };
  ledger_request: {
    key: string;
    content: string;
    answer: string;
    created_at: Instant;
    first_transfer: TransferId | null;
    transfer_count: number;
  };
  ledger_transfer: {
    created_at: Instant;
    id: TransferId;
    event_at: Instant;
    request_key: string;
    reason: string;
    from_account: AccountId;
    from_version: bigint;
    from_balance: Minor;
    to_account: AccountId;
    to_version: bigint;
    to_balance: Minor;
    amount: Minor;
    reverses: TransferId | null;
  };
  limits_day: {
    member_id: Id<'mem'>;
    day_on: string;
    staked: Minor;
    lost: Minor;
    version: bigint;
    began_at: Instant | null;
    last_at: Instant | null;
  };
  limits_house: {
    member_id: Id<'mem'>;
    kind: 'stake' | 'loss' | 'deposit' | 'single';
    period: 'day' | 'week' | 'month' | 'bet';
    amount: Minor | null;
    reason: string;
    operator_id: Id<'opr'>;
    set_at: Instant;
  };
  limits_limit: {
    member_id: Id<'mem'>;
    kind: 'stake' | 'loss' | 'deposit' | 'single';
    period: 'day' | 'week' | 'month' | 'bet';
    amount: Minor | null;
    pending_amount: Minor | null;
    pending_asked_at: Instant | null;
    changed_at: Instant;
  };
  limits_time: {
    member_id: Id<'mem'>;
    kind: 'check' | 'session';
    minutes: number | null;
    pending_minutes: number | null;
    pending_asked_at: Instant | null;
    changed_at: Instant;
    answered_at: Instant | null;
  };
  lobby_favourite: {
    member_id: Id<'mem'>;
    node_id: number;
    added_at: Instant;
  };
  lobby_recent: {
    member_id: Id<'mem'>;
    node_id: number;
    launched_at: Instant;
  };
  lobby_win: {
    vendor: string;
    ref: string;
    member_id: Id<'mem'>;
    currency: string;
    game: string;
    game_type: string;
    win: Minor;
    won_at: Instant;
  };
  lobby_win_mark: {
    is_only: Generated<boolean>;
    read_until: Instant;
  };
  login_outside_attempt: {
    state_hash: string;
    provider: string;
    verifier: string;
    nonce: string;
    browser_hash: string;
    expires_at: Instant;
    used_at: Instant | null;
  };
  login_outside_ticket: {
    ticket_hash: string;
    provider: string;
    subject: string;
    name: string;
    email: string | null;
    expires_at: Instant;
    used_at: Instant | null;
  };
  members_bank_account: {
    id: string;
    member_id: Id<'mem'>;
    bank_name: string;
    account_number: string;
    account_name: string;
    created_at: Instant;
    removed_at: Instant | null;
    account_digest: string | null;
    bank_code: string | null;
  };
  members_consent: {
    member_id: Id<'mem'>;
    kind: 'terms' | 'privacy' | 'age';
    version: string;
    given_at: Instant;
    ip: string;
  };
  members_member: {
    id: Id<'mem'>;
    account: string;
    nickname: string;
    type: Generated<number>;
    status: Generated<'active' | 'blocked' | 'closed'>;
    currency: string;
    created_at: Instant;
    avatar: Generated<string>;
    language: string | null;
    upline_id: Id<'mem'> | null;
    affiliate_code: string | null;
    referral_code: string | null;
    referred_by: Id<'mem'> | null;
    is_demo: Generated<boolean>;
    stake_max: Minor | null;
    bonus_until: Instant | null;
    excluded_until: Instant | null;
    agreed_on: string | null;
    country: string | null;
  };
  members_outside_identity: {
    provider: string;
    subject: string;
    member_id: Id<'mem'>;
    email: string | null;
    linked_at: Instant;
  };
  members_profile: {
    member_id: Id<'mem'>;
    full_name: string | null;
    birthday: string | null;
    mobile: string | null;
    mobile_verified_at: Instant | null;
    email: string | null;
    email_verified_at: Instant | null;
    id_number: string | null;
    address: string | null;
    nationality: string | null;
    occupation: string | null;
    source_of_income: string | null;
    qq_num: string | null;
    line: string | null;
    whatsapp: string | null;
    facebook: string | null;
    wechat: string | null;
    telegram: string | null;
    zalo: string | null;
    recommender_id: string | null;
    register_url: string | null;
    domain: string | null;
    updated_at: Instant;
    id_digest: string | null;
  };
  messages_broadcast: {
    key: string;
    version: number;
    body: unknown;
    started_at: Instant;
    looked_to: string | null;
    sent: Generated<number>;
    ended_at: Instant | null;
  };
  messages_choice: {
    member_id: Id<'mem'>;
    offers: boolean;
    changed_at: Instant;
  };
  messages_message: {
    id: Id<'msg'>;
    member_id: Id<'mem'>;
    news: unknown;
    created_at: Instant;
    read_at: Instant | null;
    broadcast: string | null;
    pinned_at: Instant | null;
  };
  missions_board: {
    board: string;
    from_on: string;
    until_on: string;
    terms: unknown;
    ends_at: Instant;
    frozen_at: Instant | null;
  };
  missions_mark: {
    is_only: Generated<boolean>;
    counted_to: Instant;
  };
  missions_progress: {
    member_id: Id<'mem'>;
    mission: string;
    from_on: string;
    until_on: string;
    terms: unknown;
    goal: Minor;
    progress: Minor;
    updated_at: Instant;
    completed_at: Instant | null;
  };
  missions_score: {
    board: string;
    from_on: string;
    member_id: Id<'mem'>;
    score: Minor;
    reached_at: Instant;
    place: number | null;
  };
  operators_agreement: {
    subject: string;
    operator_id: Id<'opr'>;
    at: Instant;
  };
  operators_alert: {
    id: GeneratedAlways<bigint>;
    at: Instant;
    operator_id: Id<'opr'>;
    code: 'approval_too_new' | 'approval_of_maker' | 'emergency' | 'webhook_stopped';
    subject: string;
  };
  operators_audit: {
    number: bigint;
    at: Instant;
    operator_id: Id<'opr'> | null;
    action: string;
    subject: string;
    reason: string | null;
    details: unknown;
    previous: Buffer;
    digest: Buffer;
  };
  operators_emergency: {
    id: GeneratedAlways<bigint>;
    operator_id: Id<'opr'>;
    reason: string;
    began_at: Instant;
    ends_at: Instant;
  };
  operators_key: {
    id: Id<'apk'>;
    name: string;
    token_hash: string;
    scopes: string[];
    made_by: Id<'opr'>;
    created_at: Instant;
    used_at: Instant | null;
    revoked_at: Instant | null;
  };
  operators_link: {
    token_hash: string;
    operator_id: Id<'opr'>;
    created_at: Instant;
    expires_at: Instant;
    used_at: Instant | null;
  };
  operators_network: {
    version: number;
    networks: string[];
    changed_by: Id<'opr'> | null;
    changed_at: Instant;
    reason: string;
  };
  operators_operator: {
    id: Id<'opr'>;
    username: string;
    name: string;
    role: string;
    is_active: Generated<boolean>;
    password_hash: string | null;
    totp_secret: string;
    totp_confirmed_at: Instant | null;
    totp_step: Generated<bigint>;
    created_at: Instant;
    last_sign_in_at: Instant | null;
    is_demo: Generated<boolean>;
    email: string | null;
    made_by: Id<'opr'> | null;
    set_up_at: Instant | null;
  };
  operators_role: {
    role: string;
    version: number;
    name: string | null;
    permissions: string[] | null;
    changed_by: Id<'opr'>;
    changed_at: Instant;
    reason: string;
  };
  operators_session: {
    id: string;
    token_hash: string;
    operator_id: Id<'opr'>;
    created_at: Instant;
    seen_at: Instant;
    expires_at: Instant;
    ended_at: Instant | null;
    ip: string;
    user_agent: string;
  };
  payments_difference: {
    id: Id<'dif'>;
    provider: string;
    day: string;
    reference: string;
    kind: 'missing_here' | 'missing_there' | 'amount_differs';
    here: Minor | null;
    there: Minor | null;
    status: Generated<'open' | 'closed'>;
    found_at: Instant;
    closed_at: Instant | null;
    closed_by: Id<'opr'> | null;
    note: string | null;
  };
  payments_notice: {
    provider: string;
    digest: Buffer;
    order_id: string;
    body: string;
    taken_at: Instant;
  };
  payments_statement: {
    provider: string;
    day: string;
    asked_at: Instant;
  };
  payments_statement_line: {
    provider: string;
    about: 'deposit' | 'payout';
    order_id: string;
    reference: string;
    day: string;
    amount: Minor;
    happened_at: Instant;
  };
  play_adjusted: {
    vendor: string;
    member_id: Id<'mem'>;
    currency: string;
    cash: Minor;
    bonus: Minor;
    version: number;
  };
  play_alert: {
    id: GeneratedAlways<bigint>;
    vendor: string;
    code: string;
    command: string;
    tx_id: string;
    member_id: Id<'mem'>;
    seen_count: Generated<number>;
    first_seen_at: Instant;
    last_seen_at: Instant;
  };
  play_bet: {
    vendor: string;
    kind: 'bet' | 'tip' | 'wallet';
    ref: string;
    member_id: Id<'mem'>;
    currency: string;
    game: string | null;
    round_id: string | null;
    status: 'running' | 'settled' | 'void';
    is_instant: boolean;
    stake_cash: Minor;
    stake_bonus: Minor;
    payout_cash: Minor;
    payout_bonus: Minor;
    placed_on: string;
    placed_at: Instant;
    event_at: Instant;
    changed_at: Instant;
    version: number;
    event: string | null;
  };
  play_free_bet: {
    vendor: string;
    ref: string;
    free_id: string;
    stake: Minor;
    payout: Minor;
    version: number;
  };
  play_free_round: {
    id: string;
    vendor: string;
    member_id: Id<'mem'>;
    currency: string;
    granted: number;
    used: Generated<number>;
    expires_at: Instant;
    granted_at: Instant;
    reason: string;
    version: Generated<number>;
    kind: Generated<'rounds' | 'bet'>;
    games: string[] | null;
    stake: Minor | null;
    pays_to: Generated<'cash' | 'bonus'>;
    won: Generated<Minor>;
    handed: Generated<Minor>;
    handings: Generated<number>;
    names: Generated<unknown>;
    terms: Generated<unknown>;
    notices: Generated<number>;
    reward_id: Id<'rwd'> | null;
  };
  play_result: {
    vendor: string;
    ref: string;
    bet_ref: string;
    member_id: Id<'mem'>;
    currency: string;
    status: 'paid' | 'void';
    is_last: boolean;
    paid_cash: Minor;
    paid_bonus: Minor;
    version: number;
  };
  play_round: {
    vendor: string;
    round_id: string;
    member_id: Id<'mem'>;
    status: 'open' | 'ending' | 'closed';
    running: number;
    opened_at: Instant;
    changed_at: Instant;
    version: number;
    paid: Generated<Minor>;
  };
  play_token: {
    hash: string;
    kind: 'launch' | 'session';
    member_id: Id<'mem'>;
    vendor: string;
    game: string | null;
    currency: string;
    issued_at: Instant;
    expires_at: Instant;
    used_by: string | null;
    session_id: string | null;
  };
  players_note: {
    id: GeneratedAlways<bigint>;
    member_id: Id<'mem'>;
    operator_id: Id<'opr'>;
    text: string;
    created_at: Instant;
  };
  players_tag: {
    member_id: Id<'mem'>;
    tag: string;
    operator_id: Id<'opr'>;
    created_at: Instant;
  };
  points_bet: {
    vendor: string;
    ref: string;
    member_id: Id<'mem'>;
    valid: Minor;
    rate_ppm: number;
  };
  points_conversion: {
    id: Id<'cnv'>;
    request_key: string;
    member_id: Id<'mem'>;
    points: Minor;
    currency: string;
    amount: Minor;
    points_balance: Minor;
    created_at: Instant;
  };
  points_member: {
    member_id: Id<'mem'>;
    carry: Generated<number>;
    debt: Generated<Minor>;
    movements: Generated<bigint>;
  };
  points_redemption: {
    id: Id<'rdm'>;
    reference: string;
    request_key: string;
    member_id: Id<'mem'>;
    reward_key: string;
    type: 'voucher' | 'goods';
    names: unknown;
    quantity: number;
    points: Minor;
    currency: string;
    amount: Minor;
    cash: Minor;
    recipient: string | null;
    status: Generated<'processing' | 'approved' | 'rejected'>;
    remark: string | null;
    points_balance: Minor;
    decided_by: Id<'opr'> | null;
    created_at: Instant;
    decided_at: Instant | null;
    agreed_by: Id<'opr'> | null;
    agreed_at: Instant | null;
  };
  points_stock: {
    reward_key: string;
    taken: number;
  };
  promotions_arrow: {
    from_status: string;
    to_status: string;
  };
  promotions_participation: {
    id: Id<'ptc'>;
    member_id: Id<'mem'>;
    promotion: string;
    period: string;
    status: 'comingSoon' | 'join' | 'applying' | 'joined' | 'process' | 'claim' | 'claimed' | 'issued' | 'rejected' | 'close';
    terms: unknown;
    terms_version: number;
    terms_hash: string;
    kind: string;
    comment: string | null;
    decided_at: Instant | null;
    decided_by: string | null;
    reason: string | null;
    reserved: Generated<Minor>;
    amount: Minor | null;
    progress: Generated<Minor>;
    reward_id: Id<'rwd'> | null;
    bonus_id: Id<'bon'> | null;
    joined_at: Instant;
    ends_at: Instant;
    changed_at: Instant;
    agreed_by: Id<'opr'> | null;
    agreed_at: Instant | null;
    agreed_amount: Minor | null;
  };
  push_choice: {
    member_id: Id<'mem'>;
    withdrawals: boolean;
    messages: boolean;
    draws: boolean;
    bets: boolean;
    quiet_from: number | null;
    quiet_to: number | null;
    changed_at: Instant;
  };
  push_key: {
    is_only: Generated<boolean>;
    public_key: string;
    private_key: string;
  };
  push_note: {
    id: GeneratedAlways<bigint>;
    member_id: Id<'mem'>;
    kind: 'withdrawals' | 'messages' | 'draws' | 'bets';
    note: unknown;
    created_at: Instant;
    due_at: Instant;
    tries: Generated<number>;
  };
  push_subscription: {
    id: string;
    member_id: Id<'mem'>;
    endpoint: string;
    endpoint_digest: string;
    keys: string;
    created_at: Instant;
  };
  raffles_prize: {
    raffle_id: Id<'raf'>;
    number: number;
    names: unknown;
    kind: 'cash' | 'bonus' | 'points' | 'free_rounds' | 'tickets';
    amount: Minor;
    count: number;
  };
  raffles_raffle: {
    id: Id<'raf'>;
    code: string;
    names: unknown;
    state: Generated<'open' | 'ended'>;
    currency: string;
    slot_count: number;
    prize_count: number;
    drawn: Generated<number>;
    hits: Generated<number>;
    secret: string;
    digest: string;
    opens_at: Instant;
    closes_at: Instant;
    created_at: Instant;
    ended_at: Instant | null;
  };
  raffles_slot: {
    raffle_id: Id<'raf'>;
    place: number;
    prize: number;
    member_id: Id<'mem'>;
    request_key: string;
    drawn_at: Instant;
  };
  raffles_ticket: {
    raffle_id: Id<'raf'>;
    member_id: Id<'mem'>;
    count: number;
  };
  raffles_ticket_gift: {
    raffle_id: Id<'raf'>;
    member_id: Id<'mem'>;
    source_key: string;
    count: number;
    created_at: Instant;
  };
  ranks_change: {
    member_id: Id<'mem'>;
    at: Instant;
    level: number;
    why: 'reached' | 'regained' | 'lowered';
  };
  ranks_member: {
    member_id: Id<'mem'>;
    level: number;
    top_level: number;
    kept_to: string;
    warned_for: string | null;
    bonus_on: string;
    changed_at: Instant;
  };
  rebates_account: {
    member_id: Id<'mem'>;
    category: string;
    earned: bigint;
    valid: Minor;
    claim_no: number;
    offered: Minor;
  };
  rebates_bet: {
    vendor: string;
    ref: string;
    member_id: Id<'mem'>;
    category: string;
    valid: Minor;
    rate_ppm: number;
    claim_no: number;
  };
  receivables_claim: {
    vendor: string;
    tx_id: string;
    bet_ref: string;
    amount: Minor;
    created_at: Instant;
  };
  receivables_collection: {
    vendor: string;
    bet_ref: string;
    number: number;
    amount: Minor;
    status: 'asked' | 'done' | 'refused';
    created_at: Instant;
  };
  receivables_debt: {
    vendor: string;
    bet_ref: string;
    member_id: Id<'mem'>;
    currency: string;
    owed: Minor;
    collected: Generated<Minor>;
    created_at: Instant;
    changed_at: Instant;
  };
  reconcile_age: {
    vendor: string;
    hours: number;
  };
  reconcile_case: {
    id: string;
    kind: 'books_unbalanced' | 'clearing_differs' | 'movement_missing_here' | 'movement_missing_there' | 'amount_differs' | 'player_differs' | 'statement_contradicts' | 'bet_aged';
    subject: string;
    vendor: string | null;
    statement_id: string | null;
    ours: string | null;
    theirs: string | null;
    status: Generated<'open' | 'explained' | 'corrected'>;
    opened_at: Instant;
    seen_at: Instant;
    seen_count: Generated<number>;
    closed_at: Instant | null;
    reason: string | null;
    actor: string | null;
  };
  reconcile_line: {
    vendor: string;
    kind: string;
    tx_id: string;
    statement_id: string;
    member_id: string;
    currency: string;
    amount: Minor;
    happened_at: Instant;
  };
  reconcile_statement: {
    id: string;
    vendor: string;
    digest: Buffer;
    from_at: Instant;
    to_at: Instant;
    line_count: number;
    imported_at: Instant;
  };
  records_day: {
    member_id: Id<'mem'>;
    day_on: string;
    vendor: string;
    kind: string;
    game: string;
    status: string;
    bet_count: bigint;
    stake: Minor;
    payout: Minor;
  };
  records_mark: {
    is_only: Generated<boolean>;
    counted_to: Instant;
    changed_to: Instant;
  };
  referrals_friend: {
    friend_id: Id<'mem'>;
    inviter_id: Id<'mem'>;
    joined_at: Instant;
    terms: unknown;
    from_on: string;
    until_on: string;
    step: 'verify' | 'deposit' | 'bets' | 'hold' | 'reward' | 'stopped';
    stop: string | null;
    inviter_stop: string | null;
    undone: string | null;
    verified_at: Instant | null;
    deposited: Generated<Minor>;
    bet: Generated<Minor>;
    reserved: Generated<Minor>;
    hold_until: Instant | null;
    rewarded_on: string | null;
    round: Generated<number>;
    look_at: Instant | null;
  };
  referrals_mark: {
    is_only: Generated<boolean>;
    counted_to: Instant;
    reserved: Generated<Minor>;
    is_open: Generated<boolean>;
  };
  reminders_limits: {
    member_id: Id<'mem'>;
    told_at: Instant;
  };
  reports_mark: {
    is_only: Generated<boolean>;
    bets_to: Instant;
    money_to: Instant;
  };
  reports_money: {
    day_on: string;
    currency: string;
    purpose: string;
    holder: string;
    member_id: string;
    reason: string;
    programme: string;
    move_count: bigint;
    came: Minor;
    went: Minor;
  };
  reports_play: {
    day_on: string;
    currency: string;
    agent_id: string | null;
    vendor: string | null;
    kind: string | null;
    game: string | null;
    status: string;
    bet_count: bigint;
    stake: Minor;
    payout: Minor;
    country: string | null;
  };
  reports_stale: {
    day_on: string;
  };
  risk_bank: {
    member_id: Id<'mem'> | null;
    bank_name: string | null;
    account_digest: string | null;
    at: Instant | null;
  };
  risk_bet: {
    member_id: Id<'mem'> | null;
    vendor: string | null;
    game: string | null;
    stake: bigint | null;
    stake_cash: Minor | null;
    payout: bigint | null;
    placed_at: Instant | null;
    settled_at: Instant | null;
  };
  risk_bet_day: {
    member_id: Id<'mem'> | null;
    day_on: string | null;
    vendor: string | null;
    game: string | null;
    bet_count: bigint | null;
    stake: Minor | null;
    stake_cash: Minor | null;
    payout: Minor | null;
  };
  risk_bonus: {
    member_id: Id<'mem'> | null;
    amount: Minor | null;
    at: Instant | null;
  };
  risk_case: {
    id: Id<'rsk'>;
    kind: 'risk' | 'care';
    rule: string;
    member_id: Id<'mem'> | null;
    evidence: unknown;
    thresholds: unknown;
    opened_at: Instant;
    seen_at: Instant;
    seen_count: Generated<number>;
    outcome: 'confirmed' | 'dismissed' | null;
    reason: string | null;
    ended_by: Id<'opr'> | null;
    ended_at: Instant | null;
    told_at: Instant | null;
    vendor: string | null;
    game: string | null;
  };
  risk_change: {
    member_id: Id<'mem'> | null;
    at: Instant | null;
  };
  risk_counted: {
    to_at: Instant | null;
  };
  risk_deposit: {
    member_id: Id<'mem'> | null;
    amount: Minor | null;
    at: Instant | null;
  };
  risk_device: {
    member_id: Id<'mem'> | null;
    device_digest: string | null;
    first_at: Instant | null;
    last_at: Instant | null;
  };
  risk_game: {
    vendor: string | null;
    game: string | null;
    names: unknown;
    return_most_ppm: number | null;
    return_least_ppm: number | null;
  };
  risk_mark: {
    is_only: Generated<boolean>;
    looked_to: Instant;
  };
  risk_rule: {
    brand: string;
    code: string;
    is_on: Generated<boolean>;
    thresholds: unknown;
    version: Generated<number>;
    changed_at: Instant | null;
    changed_by: Id<'opr'> | null;
    reason: string | null;
  };
  risk_withdrawal: {
    member_id: Id<'mem'> | null;
    amount: Minor | null;
    status: string | null;
    at: Instant | null;
    changed_at: Instant | null;
  };
  schema_migration: {
    name: string;
    checksum: string;
    ran_at: Generated<Instant>;
  };
  sessions_address: {
    member_id: Id<'mem'>;
    address: string;
    first_at: Instant;
    last_at: Instant;
  };
  sessions_device: {
    member_id: Id<'mem'>;
    device_digest: string;
    first_at: Instant;
    last_at: Instant;
  };
  sessions_handover: {
    token_hash: string;
    session_id: string;
    expires_at: Instant;
    used_at: Instant | null;
    page: string;
  };
  sessions_login: {
    id: string;
    member_id: Id<'mem'>;
    at: Instant;
    ip: string;
    user_agent: string;
    method: string;
    outcome: 'in' | 'refused' | 'factor';
  };
  sessions_looked: {
    login_id: string;
    is_strange: boolean;
  };
  sessions_session: {
    id: string;
    token_hash: string;
    member_id: Id<'mem'>;
    method: string;
    pending: 'factor' | 'password' | null;
    created_at: Instant;
    seen_at: Instant;
    expires_at: Instant;
    ended_at: Instant | null;
    ended_why: string | null;
    ip: string;
    user_agent: string;
    is_kept: Generated<boolean>;
    source_id: string | null;
  };
  settlement_bill: {
    id: Id<'bil'>;
    run_id: Id<'run'>;
    agreement_id: Id<'agr'> | null;
    kind: 'dividend' | 'daily' | 'hourly' | 'realtime' | 'rebate';
    payer_id: Id<'mem'> | null;
    payee_id: Id<'mem'>;
    currency: string;
    from_at: Instant;
    to_at: Instant;
    depth: number;
    valid_bets: Minor;
    profit: Minor;
    active_members: number;
    carried: Minor;
    base: Minor;
    tier: number | null;
    rate: number;
    rates: unknown;
    amount: Minor;
    paid: Generated<Minor>;
    carry: Generated<Minor>;
    status: 'due' | 'paid' | 'partly' | 'insufficient' | 'unreached' | 'rejected';
    reason: string | null;
    created_at: Instant;
    settled_at: Instant | null;
  };
  settlement_income: {
    member_id: Id<'mem'>;
    day_on: string;
    kind: 'dividend' | 'daily' | 'hourly' | 'realtime' | 'rebate';
    received: Minor;
    paid_below: Minor;
  };
  settlement_open: {
    bill_id: Id<'bil'>;
    kind: 'dividend' | 'daily' | 'hourly' | 'realtime' | 'rebate';
    payer_id: Id<'mem'> | null;
    payee_id: Id<'mem'>;
    depth: number;
    owed: Minor;
    payments: number;
  };
  settlement_payment: {
    bill_id: Id<'bil'>;
    number: number;
    amount: Minor;
    paid_at: Instant;
  };
  settlement_run: {
    id: Id<'run'>;
    kind: 'dividend' | 'daily' | 'hourly' | 'realtime' | 'rebate';
    period: 'slot' | 'hour' | 'day' | 'week' | 'halfMonth' | 'month';
    from_at: Instant;
    to_at: Instant;
    bill_count: number;
    amount: Minor;
    billed_at: Instant;
    active_valid_bets: Minor | null;
  };
  settlement_start: {
    is_only: Generated<boolean>;
    rebates_at: Instant;
  };
  support_conversation: {
    id: Id<'sup'>;
    member_id: Id<'mem'> | null;
    language: string;
    status: 'waiting' | 'active' | 'ended';
    last_seq: Generated<number>;
    read_seq: Generated<number>;
    operator_id: Id<'opr'> | null;
    taken_at: Instant | null;
    created_at: Instant;
    asked_at: Instant | null;
    said_at: Instant;
    first_answered_at: Instant | null;
    ended_at: Instant | null;
    ended_why: 'closed' | 'left' | 'idle' | 'asked_over' | 'closed_over' | 'unanswered' | 'after_hours' | null;
    ended_by: Id<'opr'> | null;
    reference: string | null;
    rating: number | null;
    guest_key: string | null;
    guest_name: string | null;
    guest_email: string | null;
    network: string | null;
  };
  support_message: {
    id: Id<'sum'>;
    conversation_id: Id<'sup'>;
    seq: number;
    request_key: string;
    operator_id: Id<'opr'> | null;
    body: string;
    created_at: Instant;
  };
  support_reader: {
    conversation_id: Id<'sup'>;
    operator_id: Id<'opr'>;
    read_at: Instant;
  };
  switches_revision: {
    is_only: Generated<boolean>;
    revision: Generated<bigint>;
    terms_on: Generated<string[]>;
  };
  switches_shut: {
    provider: string | null;
    game: string | null;
  };
  switches_stop: {
    id: Id<'stp'>;
    kind: 'play' | 'vendor' | 'game' | 'method';
    target: string;
    reason: string;
    stopped_by: Id<'opr'>;
    stopped_at: Instant;
    lift_reason: string | null;
    lifted_by: Id<'opr'> | null;
    lifted_at: Instant | null;
  };
  system_help_vote: {
    topic: string;
    language: string;
    day: string;
    helpful: Generated<number>;
    unhelpful: Generated<number>;
  };
  system_problem: {
    reference: string;
    kind: string;
    page: string;
    url: string;
    message: string;
    user_agent: string;
    request_id: string;
    created_at: Instant;
  };
  system_secret: {
    name: string;
    secret: string;
    created_at: Instant;
  };
  teams_balance: {
    agent_id: Id<'mem'>;
    own: Minor;
    direct: Minor;
    team: Minor;
    direct_count: number;
    below_count: number;
    read_at: Instant;
  };
  teams_day: {
    member_id: Id<'mem'>;
    part: 'own' | 'direct' | 'below';
    day_on: string;
    bet_count: bigint;
    valid_bets: Minor;
    prizes: Minor;
    deposits: Minor;
    withdrawals: Minor;
    bonuses: Minor;
    joined: number;
    first_deposits: number;
    active: number;
    active_week: number;
    active_first: number;
  };
  teams_figure: {
    member_id: Id<'mem'>;
    of_slot_at: Instant;
    category: string;
    slot_at: Instant;
    path: string;
    bet_count: bigint;
    valid_bets: Minor;
    prizes: Minor;
  };
  teams_mark: {
    is_only: Generated<boolean>;
    closed_to: Instant;
    active_valid_bets: Minor | null;
  };
  teams_play_day: {
    member_id: Id<'mem'>;
    part: 'own' | 'direct' | 'below';
    day_on: string;
    category: string;
    bet_count: bigint;
    valid_bets: Minor;
    prizes: Minor;
  };
  transfers_upline: {
    id: Id<'upt'>;
    member_id: Id<'mem'>;
    request_key: string;
    upline_id: Id<'mem'>;
    currency: string;
    amount: Minor;
    remark: string | null;
    sent_on: string;
    created_at: Instant;
  };
  uploads_picture: {
    id: Id<'upl'>;
    member_id: Id<'mem'> | null;
    type: 'image/png' | 'image/jpeg';
    content: Buffer;
    width: number;
    height: number;
    created_at: Instant;
    subject: string | null;
    place: number | null;
  };
  valid_bets_bet: {
    vendor: string;
    ref: string;
    member_id: Id<'mem'>;
    game: string;
    category: string;
    counted_with: string | null;
    status: string;
    stake_cash: Minor;
    stake_bonus: Minor;
    payout_cash: Minor;
    payout_bonus: Minor;
    valid: Minor;
    valid_cash: Minor;
    reason: string;
    placed_at: Instant;
    settled_at: Instant;
    day_on: string;
    version: number;
  };
  valid_bets_day: {
    member_id: Id<'mem'>;
    day_on: string;
    category: string;
    vendor: string;
    game: string;
    bet_count: bigint;
    stake: Minor;
    payout: Minor;
    stake_cash: Minor;
    payout_cash: Minor;
    valid: Minor;
    valid_cash: Minor;
    valid_count: bigint;
  };
  valid_bets_mark: {
    is_only: Generated<boolean>;
    changed_to: Instant;
    seen_xid: bigint;
    swept_to: Instant;
    swept_xid: bigint;
  };
  valid_bets_member: {
    member_id: Id<'mem'>;
    valid: Minor;
    valid_cash: Minor;
  };
  vendors_key: {
    key_id: string;
    vendor: string;
    algorithm: 'hmac-sha256' | 'rsa-sha256';
    material: string;
    created_at: Instant;
    retires_at: Instant | null;
  };
  vendors_vendor: {
    code: string;
    name: string;
    dialect: 'own' | 'uuid' | 'aggregator';
    is_open: Generated<boolean>;
    round_rule: 'mixed' | 'gamewise';
    addresses: string[] | null;
    scales: unknown;
    created_at: Instant;
  };
  vendors_wallet_transfer: {
    id: string;
    request_key: string;
    member_id: Id<'mem'>;
    vendor: string;
    direction: 'in' | 'out';
    currency: string;
    amount: Minor;
    status: 'sent' | 'done' | 'failed';
    attempts: Generated<number>;
    created_at: Instant;
    changed_at: Instant;
  };
  views_view: {
    id: Id<'viw'>;
    owner_id: Id<'opr'>;
    page: string;
    name: string;
    query: unknown;
    is_shared: boolean;
    language: string;
    created_at: Instant;
    mail_every: 'daily' | 'weekly' | 'monthly' | null;
    mail_next_at: Instant | null;
  };
  webhooks_delivery: {
    id: GeneratedAlways<bigint>;
    endpoint_id: Id<'whk'>;
    number: bigint | null;
    kind: string;
    body: string;
    status: 'waiting' | 'delivered' | 'failed';
    attempts: Generated<number>;
    created_at: Instant;
    next_at: Instant | null;
    tried_at: Instant | null;
    answer_status: number | null;
    answer_ms: number | null;
    failure: string | null;
  };
  webhooks_endpoint: {
    id: Id<'whk'>;
    name: string;
    url: string;
    kinds: string[];
    secret: string;
    secret_before: string | null;
    before_until: Instant | null;
    made_by: Id<'opr'>;
    created_at: Instant;
    failing_since: Instant | null;
    paused_at: Instant | null;
    pause_reason: 'operator' | 'failing' | null;
    removed_at: Instant | null;
  };
  withdrawals_approval: {
    order_id: string;
    round: number;
    operator_id: Id<'opr'>;
    at: Instant;
  };
  withdrawals_order: {
    id: string;
    reference: string;
    request_key: string;
    member_id: Id<'mem'>;
    bank_account_id: string;
    bank_name: string;
    account_number: string;
    account_name: string;
    currency: string;
    amount: Minor;
    fee: Minor;
    payout: Minor;
    deposited: Minor;
    turnover_left: Minor;
    status: 'review' | 'approved' | 'paying' | 'paid' | 'received' | 'partly' | 'notReceived' | 'closed' | 'refused' | 'cancelled';
    outcome: 'confirmed' | 'automatic' | 'forcedReceived' | 'returned' | null;
    checks: unknown;
    reason: string | null;
    bank_reference: string | null;
    amount_received: Minor | null;
    remark: string | null;
    returned: Generated<Minor>;
    round: Generated<number>;
    requested_on: string;
    created_at: Instant;
    changed_at: Instant;
    waiting_since: Instant;
    paid_at: Instant | null;
    valid_bets: Minor | null;
  };
  withdrawals_payout: {
    id: string;
    order_id: string;
    provider: string;
    status: 'sent' | 'paid' | 'failed';
    attempts: Generated<number>;
    created_at: Instant;
    changed_at: Instant;
  };
  withdrawals_step: {
    order_id: string;
    place: number;
    status: string;
    at: Instant;
  };
}
