import type * as contract from '@baize/contract/chat';
import type { ChatConcern, SaidMessage } from '@baize/contract/chat';
import type { ChatMessage } from '@baize/contract/chat-message';
import type { ChatHouse } from '@baize/contract/chat-rules';
import type { Input } from '@baize/contract/endpoint';
import { type Ctx, ensure, type World } from '../../base/kernel/index.ts';
import { createBatcher } from '../../books/ledger/index.ts';
import type { ChatOptions } from './options.ts';
import type { KeptShare } from './queries.ts';
import { houseOf, roomOf } from './rooms.ts';
import { readShare } from './share-bet.ts';
import { readEnvelopeShare } from './share-envelope.ts';
import { cleanText, hasListedWord, lengthOf } from './text-rules.ts';
import { type Saying, writeMessages } from './write-messages.ts';

type SayInput = Input<typeof contract.sayInChat>;
type SayTask = { readonly world: World; readonly saying: Saying };

/** Rooms that are written to at the same time by one process. */
const LANES = 4;
const BATCH_MAX = 200;
const QUEUE_MAX = 2_000;

/**
 * Messages of one room share a lane: what waits is written together in order of arrival. Other
 * processes have lanes of their own; the room's row is locked between them.
 */
export function createSayInChat(options: ChatOptions) {
  const lanes = createBatcher<SayTask, ChatMessage>({
    lanes: LANES,
    batchMax: BATCH_MAX,
    queueMax: QUEUE_MAX,
    keyOf: ({ saying }) => `${saying.memberId} ${saying.requestKey}`,
    contentOf: ({ saying }) => `${saying.room.id} ${saying.body}`,
    laneOf: ({ saying }) => saying.room.id,
    // What was said may be deleted since: a repeat is answered by the database.
    isLasting: () => false,
    run: runBatch,
  });
  return async (ctx: Ctx, input: SayInput): Promise<SaidMessage> => {
    const { memberId } = ctx.caller;
    const { content } = options.site;
    const house = houseOf(content);
    const room = roomOf(content, input.roomId);
    const body = cleanText(input.text);
    ensure(lengthOf(input.text) <= house.lengthMax, 'chat_too_long', { max: house.lengthMax });
    const { betId, envelopeId } = input;
    ensure(betId === undefined || envelopeId === undefined, 'invalid_input');
    ensure(body !== '' || betId !== undefined || envelopeId !== undefined, 'chat_empty');
    ensure(!hasListedWord(body, house.words), 'chat_word');
    const shared = await readShared(ctx, options, input);
    const { requestKey, mentions } = input;
    const concern = concernOf(body, house);
    const saying = { memberId, room, requestKey, body, mentions, shared, concern };
    return {
      ...(await lanes.submit({ world: ctx, saying })),
      isInDistress: concern === 'selfharm',
    };
  };
}

/** Whether somebody should look after whoever says this. */
function concernOf(
  body: string,
  { selfharmWords = [], minorWords = [] }: ChatHouse,
): ChatConcern | null {
  if (hasListedWord(body, selfharmWords)) return 'selfharm';
  return hasListedWord(body, minorWords) ? 'minor' : null;
}

/** What is shown with the message: a bet, a red envelope, or nothing. */
async function readShared(
  ctx: Ctx,
  options: ChatOptions,
  { betId, envelopeId }: SayInput,
): Promise<KeptShare | null> {
  const { memberId } = ctx.caller;
  if (betId !== undefined) return readShare(ctx, options, { memberId, betId });
  if (envelopeId !== undefined) return readEnvelopeShare(ctx, options, { memberId, envelopeId });
  return null;
}

/** A lane may bring messages of several rooms: each is a transaction of its own. */
async function runBatch(tasks: readonly SayTask[]): Promise<readonly (ChatMessage | Error)[]> {
  const answers = new Map<SayTask, ChatMessage | Error>();
  for (const group of Map.groupBy(tasks, ({ saying }) => saying.room.id).values()) {
    const [first] = group;
    if (!first) continue;
    const sayings = group.map(({ saying }) => saying);
    const said = await writeMessages(first.world, first.saying.room, sayings).catch(
      (error: unknown) => {
        const failed = error instanceof Error ? error : new Error(String(error));
        return sayings.map(() => failed);
      },
    );
    for (const [index, task] of group.entries()) {
      answers.set(task, said[index] ?? new Error('a message was left without an answer'));
    }
  }
  return tasks.map((task) => answers.get(task) ?? new Error('a message was lost'));
}
