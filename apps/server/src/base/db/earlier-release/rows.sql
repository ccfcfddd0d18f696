-- Rows as the release left them whose last migration was 0128_bet_times.sql: members in a tree,
-- operators, money that was deposited, staked, won and withdrawn, and secrets still in the clear.
-- A later migration never changes this file: it has to bring these rows along.

insert into members_member (id, account, nickname, type, currency, created_at, upline_id, affiliate_code) values
  ('mem_01ARRIVEDAGENT0000000000', 'agent', 'Agent', 0, 'THB', '2026-09-01T00:00:00Z', null, 'LANTERN'),
  ('mem_01ARRIVEDPLAYER000000000', 'somchai', 'Somchai', 0, 'THB', '2026-09-02T00:00:00Z', 'mem_01ARRIVEDAGENT0000000000', null),
  ('mem_01ARRIVEDOTHER0000000000', 'malee', 'Malee', 0, 'THB', '2026-09-03T00:00:00Z', null, null);

insert into members_profile (member_id, full_name, birthday, mobile, email, id_number, updated_at) values
  ('mem_01ARRIVEDPLAYER000000000', 'Somchai Jaidee', '1990-02-28', '+66812345678', 'somchai@example.com', '1100700123456', '2026-09-02T00:00:00Z'),
  ('mem_01ARRIVEDOTHER0000000000', null, null, null, null, null, '2026-09-03T00:00:00Z');

insert into members_bank_account (id, member_id, bank_name, account_number, account_name, created_at, removed_at) values
  ('bnk_1', 'mem_01ARRIVEDPLAYER000000000', 'Kasikornbank', '0123456789', 'Somchai Jaidee', '2026-09-02T00:00:00Z', null),
  ('bnk_2', 'mem_01ARRIVEDPLAYER000000000', 'Kasikornbank', '9876543210', 'Somchai Jaidee', '2026-09-02T00:00:00Z', '2026-09-05T00:00:00Z');

insert into credentials_totp (member_id, secret, confirmed_at) values
  ('mem_01ARRIVEDPLAYER000000000', 'MZXW6YTBOI======', '2026-09-02T00:00:00Z');

insert into operators_operator (id, username, name, role, password_hash, must_change, totp_secret, totp_confirmed_at, created_at) values
  ('opr_seeded', 'admin', 'Admin', 'admin', 'hash-1', false, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', '2026-09-01T00:00:00Z', '2026-09-01T00:00:00Z'),
  ('opr_new', 'new', 'New', 'support', 'hash-2', true, 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU', null, '2026-09-02T00:00:00Z'),
  ('opr_settled', 'settled', 'Settled', 'finance', 'hash-3', false, 'ONSWG4TFOQQGWZLZONSWG4TFOQQGWZLZ', '2026-09-03T00:00:00Z', '2026-09-03T00:00:00Z');

insert into kernel_seal_key (kid, private_jwk, created_at, retires_at) values
  ('seal-1', '{"kty": "EC", "d": "secret"}', '2026-09-01T00:00:00Z', '2026-10-01T00:00:00Z');
insert into system_secret (name, secret, created_at) values
  ('captcha', decode(repeat('ab', 32), 'hex'), '2026-09-01T00:00:00Z');
insert into challenges_secret (key) values ('challenge-secret');
insert into vendors_vendor (code, name, dialect, round_rule, addresses, scales, created_at) values
  ('acme', 'Acme', 'own', 'mixed', '{203.0.113.0/24}', '{}', '2026-09-01T00:00:00Z');
insert into vendors_key (key_id, vendor, algorithm, material, created_at) values
  ('acme-1', 'acme', 'hmac-sha256', 'vendor-secret', '2026-09-01T00:00:00Z');

-- 1,000.00 came in, 300.00 was staked and 450.00 won, 200.00 is held for a withdrawal.
insert into ledger_account (id, holder, purpose, currency, floor, balance, version) values
  (1, 'mem_01ARRIVEDPLAYER000000000', 'cash', 'THB', 0, 95000, 4),
  (2, 'mem_01ARRIVEDPLAYER000000000', 'held', 'THB', 0, 20000, 1),
  (-16, 'provider:bank', 'payment_clearing', 'THB', null, -100000, 1),
  (-32, 'vendor:acme', 'vendor_clearing', 'THB', null, -15000, 2);

insert into ledger_transfer (created_at, id, event_at, request_key, reason, from_account, from_version, from_balance, to_account, to_version, to_balance, amount) values
  ('2026-09-10T01:00:00Z', 65536, '2026-09-10T01:00:00Z', 'dep_1:PAY-1', 'deposit', -16, 1, -100000, 1, 1, 100000, 100000),
  ('2026-09-10T02:00:00Z', 65537, '2026-09-10T02:00:00Z', 'acme:bet:1', 'bet', 1, 2, 70000, -32, 1, 30000, 30000),
  ('2026-09-10T02:00:05Z', 65538, '2026-09-10T02:00:05Z', 'acme:settle:1', 'win', -32, 2, -15000, 1, 3, 115000, 45000),
  ('2026-09-11T01:00:00Z', 65539, '2026-09-11T01:00:00Z', 'wdr_1:held', 'withdrawal', 1, 4, 95000, 2, 1, 20000, 20000);

insert into ledger_request (key, content, answer, created_at, first_transfer, transfer_count) values
  ('dep_1:PAY-1', 'deposit', '{"ok":true}', '2026-09-10T01:00:00Z', 65536, 1),
  ('acme:bet:1', 'bet', '{"balance":"70000"}', '2026-09-10T02:00:00Z', 65537, 1),
  ('acme:settle:1', 'settle', '{"balance":"115000"}', '2026-09-10T02:00:05Z', 65538, 1),
  ('wdr_1:held', 'withdrawal', '{"ok":true}', '2026-09-11T01:00:00Z', 65539, 1);

insert into play_bet (vendor, kind, ref, member_id, currency, game, round_id, status, is_instant, stake_cash, stake_bonus, payout_cash, payout_bonus, placed_on, placed_at, event_at, changed_at, version) values
  ('acme', 'bet', '1', 'mem_01ARRIVEDPLAYER000000000', 'THB', 'tiger', 'round-1', 'settled', false, 30000, 0, 45000, 0, '2026-09-10', '2026-09-10T02:00:00Z', '2026-09-10T02:00:00Z', '2026-09-10T02:00:05Z', 2),
  ('acme', 'bet', '2', 'mem_01ARRIVEDPLAYER000000000', 'THB', 'tiger', 'round-2', 'void', false, 0, 0, 0, 0, '2026-09-10', '2026-09-10T03:00:00Z', '2026-09-10T03:00:00Z', '2026-09-10T03:00:05Z', 2);
insert into play_round (vendor, round_id, member_id, status, running, opened_at, changed_at, version) values
  ('acme', 'round-1', 'mem_01ARRIVEDPLAYER000000000', 'closed', 0, '2026-09-10T02:00:00Z', '2026-09-10T02:00:05Z', 2);
insert into records_day (member_id, day_on, vendor, kind, game, status, bet_count, stake, payout) values
  ('mem_01ARRIVEDPLAYER000000000', '2026-09-10', 'acme', 'bet', 'tiger', 'settled', 1, 30000, 45000);
insert into teams_day (member_id, part, day_on, bet_count, valid_bets, prizes, deposits, withdrawals, bonuses, joined, first_deposits, active, active_week, active_first) values
  ('mem_01ARRIVEDAGENT0000000000', 'direct', '2026-09-10', 1, 30000, 45000, 100000, 0, 0, 0, 1, 1, 1, 1);

insert into deposits_order (id, reference, request_key, member_id, language, method, names, kind, provider, currency, amount, fee_fixed, fee_ppm, paid, credited, status, steps, expires_minutes, expires_at, created_at, changed_at) values
  ('dep_1', 'D-1', 'k-1', 'mem_01ARRIVEDPLAYER000000000', 'TH', 'promptpay', '{"EN": "PromptPay"}', 'qr', 'bank', 'THB', 100000, 0, 0, 100000, 100000, 'credited', '[{"status": "waiting", "at": "2026-09-10T00:59:00.000Z"}, {"status": "credited", "at": "2026-09-10T01:00:00.000Z"}]', 30, '2026-09-10T01:30:00Z', '2026-09-10T00:59:00Z', '2026-09-10T01:00:00Z'),
  ('dep_2', 'D-2', 'k-2', 'mem_01ARRIVEDPLAYER000000000', 'TH', 'promptpay', '{"EN": "PromptPay"}', 'qr', 'bank', 'THB', 50000, 0, 0, 0, 0, 'expired', '[]', 30, '2026-09-12T01:30:00Z', '2026-09-12T01:00:00Z', '2026-09-12T01:30:00Z');
insert into deposits_receipt (provider, payment_id, order_id, member_id, amount, covered, fee, credited, arrived_at, created_at) values
  ('bank', 'PAY-1', 'dep_1', 'mem_01ARRIVEDPLAYER000000000', 100000, 0, 0, 100000, '2026-09-10T01:00:00Z', '2026-09-10T01:00:00Z');

insert into withdrawals_order (id, reference, request_key, member_id, bank_account_id, bank_name, account_number, account_name, currency, amount, fee, payout, deposited, turnover_left, status, checks, requested_on, created_at, changed_at, waiting_since) values
  ('wdr_1', 'W-1', 'k-3', 'mem_01ARRIVEDPLAYER000000000', 'bnk_1', 'Kasikornbank', '0123456789', 'Somchai Jaidee', 'THB', 20000, 0, 20000, 100000, 0, 'review', '[]', '2026-09-11', '2026-09-11T01:00:00Z', '2026-09-11T01:00:00Z', '2026-09-11T01:00:00Z');
