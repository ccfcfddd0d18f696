import type { PokerPage } from '../poker/page.ts';
import { speech } from '../words.ts';
import { showPokDengLobby } from './show-lobby.ts';
import { POK_DENG_WORDS } from './words.ts';

/** The tables of Pok Deng: the page of poker with words and a table of its own. */
export const openPokDeng = (page: PokerPage): Promise<void> =>
  showPokDengLobby({ ...page, own: speech(POK_DENG_WORDS, page.say.language) });
