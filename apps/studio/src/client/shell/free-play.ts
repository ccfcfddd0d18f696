import type { WireGrant } from '../../wire.ts';
import { dateTimeOf } from '../dates.ts';
import { button, make } from '../dom.ts';
import type { EndedGrant } from '../free-play.ts';
import type { Table } from '../table.ts';
import { createPanel } from './panel.ts';
import './free-play.css';

/**
 * Says what free rounds there are, at which stake, until when and where wins go; one press changes
 * between them and the player's own money. When the last is played, a sheet says what they won.
 */
export function createFreePlay(table: Table): HTMLElement {
  const { say } = table;
  const title = make('b');
  const facts = make('span');
  const change = button({
    look: 'small',
    label: say('free_own'),
    onPress: () => {
      const { grant, grants, isBusy, running } = table.read();
      if (!isBusy && !running) table.useGrant(grant ? null : (grants[0] ?? null));
    },
  });
  const banner = make('aside', { class: 'free-play', 'aria-label': say('free_title') }, [
    make('p', {}, [title, facts]),
    change,
  ]);
  const tellEnd = createSummary(table);
  table.watch(({ grants, grant, ended, running }) => {
    const shown = grant ?? grants[0] ?? null;
    banner.hidden = shown === null;
    banner.dataset['on'] = String(grant !== null);
    if (shown) {
      title.replaceChildren(titleOf(shown, table));
      facts.replaceChildren(factsOf(shown, table));
    }
    change.replaceChildren(make('span', {}, [say(grant ? 'free_own' : 'free_use')]));
    // A round that runs is paid for already.
    change.disabled = running !== null;
    if (ended) tellEnd(ended);
  });
  return banner;
}

const titleOf = ({ kind, left }: WireGrant, { say }: Table): string =>
  kind === 'bet' ? say('free_bet') : say('free_rounds', { left: String(left) });

function factsOf(grant: WireGrant, { say, money }: Table): string {
  const facts = say('free_facts', {
    stake: money.text(BigInt(grant.stake)),
    time: dateTimeOf(say.tag)(grant.expiresAt),
    where: whereOf(grant, { say }),
  });
  return grant.kind === 'bet' ? `${facts} · ${say('free_bet_rule')}` : facts;
}

const whereOf = ({ paysTo, turnoverTimes }: WireGrant, { say }: Pick<Table, 'say'>): string =>
  paysTo === 'cash'
    ? say('free_to_cash')
    : say('free_to_bonus', { times: String(turnoverTimes ?? 1) });

/** What the rounds of a grant came to, once: closed, it does not come again. */
function createSummary(table: Table): (ended: EndedGrant) => void {
  const { say, money } = table;
  const panel = createPanel(say, say('free_done'));
  return ({ grant, won }) => {
    table.set({ ended: null });
    const values = { amount: money.text(won), times: String(grant.turnoverTimes ?? 1) };
    const word = grant.paysTo === 'cash' ? 'free_done_cash' : 'free_done_bonus';
    panel.open([
      make('p', { class: 'free-play-won' }, [
        won > 0n ? say(word, values) : say('free_done_nothing'),
      ]),
      button({ look: 'line', label: say('free_go_on'), onPress: () => panel.close() }),
    ]);
  };
}
