import type { PushKind } from '@baize/contract/push';
import { pushTo } from '../../people/push/index.ts';
import type { ValidBetFollower } from '../../play/valid-bets/index.ts';
import { newsOf } from './rules.ts';

const TEXTS = { draws: 'messages.push_draw_text', bets: 'messages.push_bet_text' } as const;

/** Tells of bets that ended for the first time, once a member and kind however many they were. */
export const tellOfBets: ValidBetFollower = async (world, tx, changes) => {
  const now = world.clock.now();
  const ended = changes.flatMap(({ before, after }) => {
    const kind: PushKind | null = before === null ? newsOf(after, now) : null;
    return kind === null ? [] : [{ kind, memberId: after.member_id }];
  });
  for (const kind of ['draws', 'bets'] as const) {
    const memberIds = ended.filter((bet) => bet.kind === kind).map((bet) => bet.memberId);
    if (memberIds.length === 0) continue;
    const page = '/member/personalHistoryCopy';
    await pushTo(world, tx, { memberIds: [...new Set(memberIds)], kind, text: TEXTS[kind], page });
  }
};
