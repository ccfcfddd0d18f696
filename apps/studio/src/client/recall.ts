import type { WireProof } from '../wire.ts';
import { CallError, createCall } from './api.ts';
import { dateTimeOf } from './dates.ts';
import { make } from './dom.ts';
import { loadGame } from './games.ts';
import { moneyOf } from './money.ts';
import { facts } from './shell/facts.ts';
import { elsewhere, proofFacts, verdictOf } from './shell/verify.ts';
import type { Say } from './words.ts';

const PATH = /^\/recall\/(rnd_[0-9A-Z]{26})$/;

export const isRecall = (): boolean => PATH.test(location.pathname);

/** Draws a stored round again for whoever holds a signed link to it: a member, a dispute. */
export async function showRecalled(say: Say, into: HTMLElement): Promise<void> {
  const [, roundId = ''] = PATH.exec(location.pathname) ?? [];
  const proof = await createCall(null)<WireProof>(`recall/${roundId}${location.search}`);
  const game = await loadGame(proof.game);
  if (!game) throw new CallError('game_unknown');
  const money = moneyOf(proof.currency, say.tag);
  const { round } = proof;
  document.title = game.title[say.language];
  into.replaceChildren(
    make('header', { class: 'bar' }, [
      make('div', { class: 'name' }, [
        make('h1', {}, [game.title[say.language]]),
        make('p', {}, [say('recall_title')]),
      ]),
    ]),
    make('main', { class: 'recalled' }, [
      round.events === null ? null : game.recall(round, { say, money }),
      facts([
        [say('round_id'), round.roundId],
        [say('time'), dateTimeOf(say.tag)(round.playedAt)],
        [say('staked'), money.text(BigInt(round.staked))],
        [say('paid'), money.text(BigInt(round.payout ?? 0))],
      ]),
      proofFacts(proof, game, say),
      ...verdictOf(proof, game, say),
      ...elsewhere(proof, say),
    ]),
  );
}
