import type { WireSeedChange, WireSession } from '../../wire.ts';
import { button, make } from '../dom.ts';
import { drawClientSeed } from '../first-seed.ts';
import type { Table } from '../table.ts';
import { codeOf, errorWord } from '../troubles.ts';
import { facts } from './facts.ts';
import { createPanel } from './panel.ts';

const SEED = /^[\w.-]{1,64}$/;

type Revealed = NonNullable<WireSeedChange['revealed']>;

type Shown = { readonly revealed?: Revealed | null; readonly trouble?: string };

/** What the house is bound to, the player's own seed, and the change of both. */
export function createFairness(table: Table): () => void {
  const { say, call } = table;
  const panel = createPanel(say, say('fairness'));

  async function change(clientSeed: string): Promise<Shown> {
    if (!SEED.test(clientSeed)) return { trouble: say('seed_rule') };
    const { nextCommitment: commitment } = table.read();
    try {
      const changed = await call<WireSeedChange>('seeds', { clientSeed, commitment });
      table.set({ seed: changed.seed, nextCommitment: changed.nextCommitment });
      return { revealed: changed.revealed };
    } catch (error) {
      if (codeOf(error) === 'commitment_changed') await readSeeds();
      return { trouble: say(errorWord(error)) };
    }
  }

  /** Another page of this player changed them. */
  async function readSeeds(): Promise<void> {
    const now = await call<WireSession>('session').catch(() => null);
    if (now?.seed) table.set({ seed: now.seed, nextCommitment: now.nextCommitment });
  }

  function open({ revealed, trouble }: Shown = {}) {
    const { seed, nextCommitment } = table.read();
    const field = make('input', { id: 'client-seed', maxlength: '64', autocomplete: 'off' });
    field.value = drawClientSeed();
    panel.open([
      make('p', {}, [say('fairness_text')]),
      facts([
        [say('commitment'), seed.commitment],
        [say('client_seed'), seed.clientSeed],
        [say('nonce'), String(seed.rounds)],
      ]),
      facts([[say('next_commitment'), nextCommitment]]),
      make('label', { for: 'client-seed' }, [say('new_client_seed')]),
      field,
      make('p', { class: 'trouble', role: 'alert' }, trouble === undefined ? [] : [trouble]),
      button({
        look: 'line',
        label: say('change_seed'),
        onPress: () => void change(field.value).then(open),
      }),
      ...(revealed ? [revealedFacts(revealed)] : []),
      make('p', {}, [
        make('a', { class: 'line', href: `/verify.html?lang=${say.tag}` }, [say('verify_page')]),
      ]),
    ]);
  }

  const revealedFacts = ({ serverSeed, commitment, clientSeed, rounds }: Revealed) =>
    facts([
      [say('server_seed'), serverSeed],
      [say('commitment'), commitment],
      [say('client_seed'), clientSeed],
      [say('nonce'), String(rounds)],
    ]);

  return () => open();
}
