import { type Case, same } from '../case.ts';
import { type Spoiled, systemMs } from '../client.ts';
import type { Kit } from '../kit.ts';

const MINUTES_10 = 600_000;

/** A bet that was spoiled on the way must be refused, and the balance must not know of it. */
const refused = (id: string, title: string, [code, spoil]: [string, () => Spoiled]): Case => ({
  id,
  title,
  run: async (kit) => {
    const before = await kit.balance();
    const reply = await kit.call('bet', betOf(kit), spoil());
    return [same(code, reply.message), same(before, await kit.balance())];
  },
});

const betOf = ({ player, newId }: Kit) => ({
  ...player,
  txId: newId(),
  game: 'conformance',
  amount: '10',
});

const at = (byMs: number) => String(Math.round(systemMs() + byMs));

export const SIGNATURE: readonly Case[] = [
  refused('signature-wrong', 'a wrong signature is refused', [
    'signature_wrong',
    () => ({ signature: '0'.repeat(64) }),
  ]),
  refused('signature-missing', 'a missing signature is refused', [
    'signature_wrong',
    () => ({ signature: '' }),
  ]),
  refused('secret-wrong', 'the secret of another is refused', [
    'signature_wrong',
    () => ({ secret: 'not-the-secret' }),
  ]),
  refused('key-unknown', 'an unknown key is refused', ['key_unknown', () => ({ keyId: 'nobody' })]),
  refused('signature-stale', 'a message of ten minutes ago is refused', [
    'signature_stale',
    () => ({ timestamp: at(-MINUTES_10) }),
  ]),
  refused('signature-early', 'a message of the future is refused', [
    'signature_stale',
    () => ({ timestamp: at(MINUTES_10) }),
  ]),
  refused('signature-of-other-call', 'the signature of another call is refused', [
    'signature_wrong',
    () => ({ signedCall: 'settle' }),
  ]),
  refused('body-changed', 'a body changed after it was signed is refused', [
    'signature_wrong',
    () => ({ sentBody: { amount: '1' } }),
  ]),
  {
    id: 'nonce-repeated',
    title: 'a recorded message played again is refused and moves nothing',
    run: async (kit) => {
      const nonce = kit.newId();
      const bet = betOf(kit);
      const first = await kit.call('bet', bet, { nonce });
      const before = await kit.balance();
      const again = await kit.call('bet', bet, { nonce });
      return [
        same(true, first.ok),
        same('nonce_repeated', again.message),
        same(before, await kit.balance()),
      ];
    },
  },
];
