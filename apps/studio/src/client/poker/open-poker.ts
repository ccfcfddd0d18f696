import { isPokDengTitle, POK_DENG_GAME, POKER_GAME } from '@baize/engines/families/poker-titles';
import type { Title } from '@baize/engines/families/title-shelf';
import { arrowBack } from '@baize/ui/icons';
import type { WireSession } from '../../wire.ts';
import type { Call } from '../api.ts';
import { button, make } from '../dom.ts';
import { dye } from '../families/dye.ts';
import { moneyOf } from '../money.ts';
import { openPokDeng } from '../pok-deng/open-pok-deng.ts';
import { createSound } from '../shell/sound.ts';
import { createCaption, createSoundSwitch } from '../shell/sound-panel.ts';
import { type Say, speech } from '../words.ts';
import type { PokerPage } from './page.ts';
import { showLobby } from './show-lobby.ts';
import { POKER_WORDS } from './words.ts';
import './poker.css';
import './table.css';
import './table-sizes.css';

type Opening = {
  readonly call: Call;
  readonly say: Say;
  readonly session: Pick<WireSession, 'currency' | 'mode'>;
  readonly title: Title;
};

/** The tables of poker: a lobby, and one table at a time. */
export async function openPoker({
  call,
  say,
  session,
  title: { key, names },
}: Opening): Promise<void> {
  const words = speech(POKER_WORDS, say.language);
  const notice = make('p', { class: 'pk-notice', role: 'status' });
  const name = names[say.language];
  document.title = name;
  if (key !== POKER_GAME && key !== POK_DENG_GAME) dye(key);
  const sound = createSound(key);
  const soundSwitch = createSoundSwitch(say, sound);
  const page: PokerPage = {
    call,
    say,
    words,
    name,
    money: moneyOf(session.currency, say.tag),
    sound,
    caption: createCaption(say, sound),
    head: (title, below, onBack) =>
      make('header', { class: 'pk-head' }, [
        button({
          look: 'quiet',
          label: say('leave'),
          icon: arrowBack,
          isBare: true,
          onPress: onBack,
        }),
        make('div', {}, [make('h1', {}, [title]), make('p', {}, [below])]),
        soundSwitch,
      ]),
    tell: (text) => {
      notice.textContent = text;
      document.body.append(notice);
    },
    showLobby: () => (isPokDengTitle(key) ? openPokDeng(page) : showLobby(page)),
  };
  await page.showLobby();
}
