import type { Instant } from '@baize/std/time';
import type { Generated } from 'kysely';

export interface DB {
  kernel_event: { id: Generated<bigint>; xact: Generated<bigint>; kind: string; member_id: string | null; payload: unknown; created_at: Instant };
  kernel_seal_key: { kid: string; private_jwk: unknown; created_at: Instant; retires_at: Instant };
}
