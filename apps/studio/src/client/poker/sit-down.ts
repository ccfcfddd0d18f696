import type { WirePokerStay } from '../../poker/wire.ts';
import { CallError, newKey } from '../api.ts';
import { errorWord } from '../troubles.ts';
import type { PokerPage } from './page.ts';

type Sitting = { readonly code: string; readonly place: number; readonly buyIn: bigint };

/** Sits down, and says in words what came of it. */
export async function sitDown(page: PokerPage, { code, place, buyIn }: Sitting): Promise<void> {
  const { call, words, say } = page;
  const body = { place, buyIn: `${buyIn}`, requestKey: newKey(), clientSeed: newKey() };
  try {
    const stay = await call<WirePokerStay>(`poker/tables/${code}/seat`, body);
    const isLinked = stay.refusal === 'linked_player';
    if (stay.status === 'refused') page.tell(words(isLinked ? 'linked' : 'refused'));
    if (stay.status === 'open') page.tell(say('offline'));
  } catch (error) {
    const isTaken = error instanceof CallError && error.code === 'seat_taken';
    page.tell(isTaken ? words('seat_taken') : say(errorWord(error)));
  }
}
