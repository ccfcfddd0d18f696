import { verifyRound } from '@baize/engines/core/fairness';
import { ENGINES } from '@baize/engines/games/index';
import { ppm } from '@baize/std/money';
import type { WireProof } from '../../wire.ts';
import { button, make } from '../dom.ts';
import { rollOf } from '../over-under/roll-of.ts';
import type { Table } from '../table.ts';
import { errorWord } from '../troubles.ts';
import type { Say } from '../words.ts';
import { facts } from './facts.ts';
import { createPanel } from './panel.ts';

/** Draws a round again, here in the page, from what was promised and what was revealed. */
export function createVerify({ say, call }: Table, openSeeds: () => void) {
  const panel = createPanel(say, say('verify_title'));

  async function verify(roundId: string) {
    const proof = await call<WireProof>(`rounds/${roundId}`);
    panel.open([
      facts([
        [say('result'), rollOf(proof.round, say.tag) ?? '–'],
        [say('number'), String(proof.round.nonce)],
        [say('client_seed'), proof.clientSeed],
        [say('commitment'), proof.commitment],
        [say('server_seed'), proof.serverSeed ?? say('not_shown')],
      ]),
      ...(proof.serverSeed === null ? wait() : verdictOf(proof, proof.serverSeed, say)),
      make('p', { class: 'faint' }, [say('verify_how')]),
    ]);
  }

  const wait = () => [
    make('p', {}, [say('verify_wait')]),
    button({ look: 'line', label: say('fairness'), onPress: openSeeds }),
  ];
  const fail = (error: unknown) => panel.open([make('p', {}, [say(errorWord(error))])]);
  return (roundId: string) => void verify(roundId).catch(fail);
}

function verdictOf(proof: WireProof, serverSeed: string, say: Say): readonly Node[] {
  const { round, clientSeed, commitment, payoutPpm } = proof;
  const engine = ENGINES.get(proof.game);
  const choice = engine?.readChoice(round.choice) ?? null;
  if (!engine || choice === null || round.events === null) return [];
  const events = round.events as readonly { type: string }[];
  const { isSeedKept, isRoundSame } = verifyRound({
    engine,
    choice,
    seeds: { serverSeed, clientSeed, nonce: round.nonce },
    commitment,
    round: { events, payout: ppm(BigInt(payoutPpm)) },
  });
  const roll = rollOf(round, say.tag) ?? '';
  return [
    check(isSeedKept, say(isSeedKept ? 'verify_seed_kept' : 'verify_seed_broken')),
    check(isRoundSame, say(isRoundSame ? 'verify_round_same' : 'verify_round_other', { roll })),
  ];
}

const check = (isGood: boolean, text: string) =>
  make('p', { class: isGood ? 'check is-good' : 'check is-bad' }, [isGood ? '✓ ' : '✗ ', text]);
