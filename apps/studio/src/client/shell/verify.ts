import { type Seeds, verifyRound } from '@baize/engines/core/fairness';
import { payoutInMoney } from '@baize/engines/core/payout';
import { minor, type Ppm, ppm } from '@baize/std/money';
import type { WireProof, WireRound } from '../../wire.ts';
import { button, make } from '../dom.ts';
import type { Game } from '../game.ts';
import type { Table } from '../table.ts';
import { errorWord } from '../troubles.ts';
import type { Say } from '../words.ts';
import { facts } from './facts.ts';
import { lineOf } from './history.ts';
import { createPanel } from './panel.ts';

/** Draws a round again, here in the page, from what was promised and what was revealed. */
export function createVerify({ say, call }: Table, game: Game, openSeeds: () => void) {
  const panel = createPanel(say, say('verify_title'));

  async function verify(roundId: string) {
    const proof = await call<WireProof>(`rounds/${roundId}`);
    panel.open([
      proofFacts(proof, game, say),
      ...(proof.serverSeed === null ? wait(proof) : verdictOf(proof, game, say)),
      ...elsewhere(proof, say),
      make('p', { class: 'faint' }, [say('verify_how')]),
    ]);
  }

  // The seed of a shared table is shown with its result, whatever the player does.
  const wait = ({ round }: WireProof) =>
    round.roomRoundId === null
      ? [
          make('p', {}, [say('verify_wait')]),
          button({ look: 'line', label: say('fairness'), onPress: openSeeds }),
        ]
      : [make('p', {}, [say('verify_wait_table')])];
  const fail = (error: unknown) => panel.open([make('p', {}, [say(errorWord(error))])]);
  return (roundId: string) => void verify(roundId).catch(fail);
}

export const proofFacts = (proof: WireProof, game: Game, say: Say): HTMLElement =>
  facts([
    [say('result'), lineOf(proof.round, game, say)],
    [say('number'), String(proof.round.nonce)],
    ...(proof.round.moves.length > 0
      ? [[say('moves'), JSON.stringify(proof.round.moves)] as const]
      : []),
    [say(proof.round.roomRoundId === null ? 'client_seed' : 'table_seed'), proof.clientSeed],
    [say('commitment'), proof.commitment],
    [
      say('server_seed'),
      proof.serverSeed ?? say(proof.round.roomRoundId === null ? 'not_shown' : 'shown_with_result'),
    ],
  ]);

/** What drawing it again says; nothing while its seed is in use. */
export function verdictOf(proof: WireProof, { engine, ...game }: Game, say: Say): readonly Node[] {
  const { round, clientSeed, commitment, serverSeed, payoutPpm } = proof;
  const choice = engine.readChoice(round.choice);
  if (serverSeed === null || choice === null || round.events === null) return [];
  const seeds = { serverSeed, clientSeed, nonce: round.nonce };
  const { isSeedKept, isRoundSame: isDrawnSame } = verifyRound({
    engine,
    choice,
    moves: round.moves as readonly { type: string }[],
    seeds,
    commitment,
    round: {
      events: round.events as readonly { type: string }[],
      payout: ppm(BigInt(payoutPpm)),
    },
  });
  const isRoundSame = isDrawnSame && isPaidRight(round, { payout: ppm(BigInt(payoutPpm)), seeds });
  const line = lineOf(round, { engine, ...game }, say);
  return [
    check(isSeedKept, say(isSeedKept ? 'verify_seed_kept' : 'verify_seed_broken')),
    check(isRoundSame, say(isRoundSame ? 'verify_round_same' : 'verify_round_other', { line })),
  ];
}

/**
 * The page that checks the round without any code of ours. The proof stands behind the `#`, which is
 * sent to no server; a frame opens no windows, so it takes the place of the game until one goes back.
 */
export function elsewhere(proof: WireProof, say: Say): readonly Node[] {
  if (proof.serverSeed === null) return [];
  const text = JSON.stringify(proof);
  const href = `/verify.html?lang=${say.tag}#${encodeURIComponent(text)}`;
  return [
    make('p', {}, [make('a', { class: 'line', href }, [say('verify_elsewhere')])]),
    make('details', { class: 'proof' }, [
      make('summary', {}, [say('verify_proof')]),
      make('textarea', { readonly: true, rows: '6', 'aria-label': say('verify_proof') }, [text]),
    ]),
  ];
}

type PaymentProof = { readonly payout: Ppm; readonly seeds: Seeds };

/** A round whose payment is not told yet, or that was given back, has nothing to compare. */
function isPaidRight({ payout, pot, stake }: WireRound, proof: PaymentProof): boolean {
  if (payout === null) return true;
  const paid = payoutInMoney({ stake: minor(BigInt(stake)), ...proof });
  return BigInt(payout) - BigInt(pot ?? 0) === paid;
}

const check = (isGood: boolean, text: string) =>
  make('p', { class: isGood ? 'check is-good' : 'check is-bad' }, [isGood ? '✓ ' : '✗ ', text]);
