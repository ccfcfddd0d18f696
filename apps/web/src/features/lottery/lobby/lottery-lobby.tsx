import { useT } from '@baize/i18n/react.tsx';
import { LOTTERIES } from '@baize/lottery/lotteries';
import { Note } from '@baize/ui/note.tsx';
import { plainPath } from '../../../shared/address/pages.ts';
import { SiteLink } from '../../../shared/address/site-link.tsx';
import { useLotteryList } from '../book/use-draws.ts';
import type { WireLottery } from '../book/wire.ts';
import { TicketsOfLobby } from '../history/tickets-of-lobby.tsx';
import type { LotteryItem } from '../house/house.ts';
import type { LotteryAreaProps } from '../lottery-area.tsx';
import { LotteryBar } from '../lottery-bar.tsx';
import { lotteryHref, otherLobbyHref } from '../lottery-search.ts';
import { LOBBY_GROUPS, LOBBY_PAGES } from './lobby-groups.ts';
import { LotteryCard } from './lottery-card.tsx';

type Props = LotteryAreaProps & { readonly games: readonly LotteryItem[] };

/** Every lottery of a page with its next close and its last result. */
export function LotteryLobby(props: Props) {
  const { pathname, search, games } = props;
  const t = useT();
  const isAsked = search.gameCode !== null && search.view !== 'lobby';
  // The hall of a vendor is an entry of the catalogue and no lottery.
  const isUnknown = isAsked && !search.gameCode?.endsWith('-hall');
  if (search.tab === 'tickets') return <TicketsOfLobby {...props} />;
  return (
    <div className="lottery">
      <LotteryBar title={t('lottery.title')} search={search} pathname={pathname}>
        <SiteLink className="btn btn-line" href={lotteryHref(pathname, search, { tab: 'tickets' })}>
          {t('lottery.my_tickets')}
        </SiteLink>
      </LotteryBar>
      <p className="muted">{t('lottery.lead')}</p>
      <nav className="lot-pages" aria-label={t('lottery.pages')}>
        {LOBBY_PAGES.map(({ path, name }) => (
          <SiteLink
            key={path}
            className="chip"
            href={otherLobbyHref(path, search)}
            aria-current={isHere(pageOf(pathname, search), path) ? 'page' : undefined}
          >
            {t(name)}
          </SiteLink>
        ))}
      </nav>
      {isUnknown && <Note>{t('lottery.unknown')}</Note>}
      {games.length === 0 && <Note>{t('lottery.none_here')}</Note>}
      <LobbyGroups {...props} />
    </div>
  );
}

const pageOf = (pathname: string, { lottoArea }: Props['search']): string =>
  lottoArea === 'VN' ? '/vnLottery' : lottoArea === 'SEA' ? '/seaLottery' : pathname;

const isHere = (pathname: string, path: string): boolean =>
  plainPath(pathname).replace('/lottert', '/lottery') === plainPath(path);

function LobbyGroups({ pathname, search, games }: Props) {
  const t = useT();
  const { data } = useLotteryList();
  const drawsOf = new Map(data?.lotteries.map((lottery) => [lottery.code, lottery]));
  return LOBBY_GROUPS.map(({ name, families }) => {
    const own = games
      .filter(({ gameCode }) => families.includes(LOTTERIES.get(gameCode)?.family ?? ''))
      .toSorted(
        (a, b) =>
          closeOf(drawsOf.get(a.gameCode)) - closeOf(drawsOf.get(b.gameCode)) ||
          (a.gameCode < b.gameCode ? -1 : 1),
      );
    if (own.length === 0) return null;
    return (
      <section key={name} className="lot-group">
        <h2>{t(name)}</h2>
        <ul className="lot-cards">
          {own.map((game) => (
            <LotteryCard
              key={game.gameCode}
              name={game.displayName}
              draws={drawsOf.get(game.gameCode) ?? null}
              href={lotteryHref(pathname, search, {
                gameCode: game.gameCode,
                view: 'betting',
                tab: 'bet',
              })}
            />
          ))}
        </ul>
      </section>
    );
  });
}

/** Official draws are days apart: the one that closes first stands first, quick ones as they come. */
const closeOf = (lottery: WireLottery | undefined): number =>
  lottery?.kind === 'official' ? Date.parse(lottery.next[0]?.closesAt ?? '9999-01-01') : 0;
