import type { WireRotation } from '../../wire.ts';
import { newKey } from '../api.ts';
import { button, make } from '../dom.ts';
import type { Table } from '../table.ts';
import { errorWord } from '../troubles.ts';
import { facts } from './facts.ts';
import { createPanel } from './panel.ts';

const SEED = /^[\w.-]{1,64}$/;

type Revealed = WireRotation['revealed'];

/** What the house is bound to, the player's own seed, and the change of both. */
export function createFairness(table: Table): () => void {
  const { say, call } = table;
  const panel = createPanel(say, say('fairness'));

  function open(revealed: Revealed | null) {
    const { seed } = table.read();
    const field = make('input', { id: 'client-seed', maxlength: '64', autocomplete: 'off' });
    const trouble = make('p', { class: 'trouble', role: 'alert' });
    field.value = newKey().slice(0, 16);
    const change = async () => {
      if (!SEED.test(field.value)) return trouble.replaceChildren(say('seed_rule'));
      const rotation = await call<WireRotation>('seeds', { clientSeed: field.value });
      table.set({ seed: rotation.seed });
      open(rotation.revealed);
    };
    const fail = (error: unknown) => trouble.replaceChildren(say(errorWord(error)));
    panel.open([
      make('p', {}, [say('fairness_text')]),
      facts([
        [say('commitment'), seed.commitment],
        [say('client_seed'), seed.clientSeed],
        [say('nonce'), String(seed.rounds)],
      ]),
      make('label', { for: 'client-seed' }, [say('new_client_seed')]),
      field,
      trouble,
      button({
        look: 'line',
        label: say('change_seed'),
        onPress: () => void change().catch(fail),
      }),
      ...(revealed ? [revealedFacts(revealed)] : []),
    ]);
  }

  const revealedFacts = ({ serverSeed, commitment, clientSeed, rounds }: Revealed) =>
    facts([
      [say('server_seed'), serverSeed],
      [say('commitment'), commitment],
      [say('client_seed'), clientSeed],
      [say('nonce'), String(rounds)],
    ]);

  return () => open(null);
}
