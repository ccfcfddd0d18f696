import type { SealedColumn } from '@baize/std/node/seal-rows';

/**
 * Every secret and personal value that must be read again, and so is sealed under a key from outside
 * the database. What need not be read again is kept as a digest and is not here.
 */
export const SEALED_COLUMNS = [
  {
    name: 'kernel_seal_key.private_jwk',
    table: 'kernel_seal_key',
    column: 'private_jwk',
    key: 'kid',
  },
  { name: 'system_secret.secret', table: 'system_secret', column: 'secret', key: 'name' },
  {
    name: 'challenges_secret.key',
    table: 'challenges_secret',
    column: 'key',
    key: 'is_only',
    keyType: 'boolean',
  },
  {
    name: 'push_key.private_key',
    table: 'push_key',
    column: 'private_key',
    key: 'is_only',
    keyType: 'boolean',
  },
  {
    name: 'push_subscription.endpoint',
    table: 'push_subscription',
    column: 'endpoint',
    key: 'id',
    digest: 'endpoint_digest',
  },
  { name: 'push_subscription.keys', table: 'push_subscription', column: 'keys', key: 'id' },
  { name: 'vendors_key.material', table: 'vendors_key', column: 'material', key: 'key_id' },
  {
    name: 'credentials_totp.secret',
    table: 'credentials_totp',
    column: 'secret',
    key: 'member_id',
  },
  {
    name: 'operators_operator.totp_secret',
    table: 'operators_operator',
    column: 'totp_secret',
    key: 'id',
  },
  {
    name: 'members_profile.birthday',
    table: 'members_profile',
    column: 'birthday',
    key: 'member_id',
  },
  {
    name: 'members_profile.id_number',
    table: 'members_profile',
    column: 'id_number',
    key: 'member_id',
    digest: 'id_digest',
  },
  {
    name: 'members_bank_account.account_number',
    table: 'members_bank_account',
    column: 'account_number',
    key: 'id',
    digest: 'account_digest',
  },
  {
    name: 'withdrawals_order.account_number',
    table: 'withdrawals_order',
    column: 'account_number',
    key: 'id',
  },
  {
    name: 'points_redemption.recipient',
    table: 'points_redemption',
    column: 'recipient',
    key: 'id',
  },
  {
    name: 'envelopes_envelope.secret',
    table: 'envelopes_envelope',
    column: 'secret',
    key: 'id',
  },
  {
    name: 'identity_check.number',
    table: 'identity_check',
    column: 'number',
    key: 'id',
    digest: 'number_digest',
  },
  {
    name: 'identity_picture.content',
    table: 'identity_picture',
    column: 'content',
    key: 'id',
  },
  { name: 'feedback_case.email', table: 'feedback_case', column: 'email', key: 'id' },
  {
    name: 'support_conversation.guest_name',
    table: 'support_conversation',
    column: 'guest_name',
    key: 'id',
  },
  {
    name: 'support_conversation.guest_email',
    table: 'support_conversation',
    column: 'guest_email',
    key: 'id',
  },
  { name: 'raffles_raffle.secret', table: 'raffles_raffle', column: 'secret', key: 'id' },
  { name: 'webhooks_endpoint.secret', table: 'webhooks_endpoint', column: 'secret', key: 'id' },
  {
    name: 'webhooks_endpoint.secret_before',
    table: 'webhooks_endpoint',
    column: 'secret_before',
    key: 'id',
  },
] as const satisfies readonly SealedColumn[];

export type SealedName = (typeof SEALED_COLUMNS)[number]['name'];
