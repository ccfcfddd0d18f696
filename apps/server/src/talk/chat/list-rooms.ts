import type * as contract from '@baize/contract/chat';
import type { Input, Output } from '@baize/contract/endpoint';
import { answerLanguage } from '../../base/brand/index.ts';
import type { Ctx } from '../../base/kernel/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import { ensureMayChat } from './may-chat.ts';
import type { ChatOptions } from './options.ts';
import { houseOf, roomOf, shownRooms } from './rooms.ts';

/** The language somebody asks for, else that of their call. */
const languageOf = (ctx: Pick<Ctx, 'origin'>, asked: string | undefined) =>
  asked ?? ctx.origin.language;

export async function listChatModels(
  ctx: Pick<Ctx, 'origin'>,
  { site }: ChatOptions,
  { language }: Input<typeof contract.listChatModels>,
): Promise<Output<typeof contract.listChatModels>> {
  const spoken = answerLanguage(site.brand, languageOf(ctx, language));
  const rooms = shownRooms(site, { language: spoken });
  return {
    models: site.content.chatTopics.map(({ id, name }) => ({
      model: id,
      name: name[spoken] ?? id,
      rooms: rooms.filter(({ model }) => model === id).length,
    })),
  };
}

export async function listChatRooms(
  ctx: Pick<Ctx, 'origin'>,
  { site }: ChatOptions,
  { language, model }: Input<typeof contract.listChatRooms>,
): Promise<Output<typeof contract.listChatRooms>> {
  return { rooms: shownRooms(site, { language: languageOf(ctx, language), model }) };
}

/** Where a room opens: a page of the site. */
export async function launchChat(
  ctx: Ctx,
  { site, publicUrl }: ChatOptions,
  { language, roomId }: Input<typeof contract.launchChat>,
): Promise<Output<typeof contract.launchChat>> {
  houseOf(site.content);
  const [first] = shownRooms(site, { language: languageOf(ctx, language) });
  const wanted = roomId ?? first?.roomId;
  ensure(wanted, 'not_found');
  const room = roomOf(site.content, wanted);
  await ensureMayChat(ctx.db, ctx.caller.memberId, ctx.clock.now());
  return { chatUrl: new URL(`/chat?room=${room.id}`, publicUrl).href, roomId: room.id };
}
