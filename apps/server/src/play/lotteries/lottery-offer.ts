import type { LotteryArea, LotteryGame, OpenedNumero } from '@baize/contract/lottery';
import { LOTTERY_AREAS, prizeModeOf } from '@baize/contract/lottery';
import { answerLanguage, type Site } from '../../base/brand/index.ts';
import { ensure } from '../../base/kernel/index.ts';
import type { Catalogue, CatalogueGame } from '../catalog/index.ts';
import type { BookDraw, BookFacts, BookLottery } from './book-facts.ts';

/** What the calls answer from: a brand, its catalogue, and what the book says. */
export type LotteryOffer = {
  readonly site: Pick<Site, 'brand'>;
  readonly catalogue: Catalogue;
  readonly facts: BookFacts;
};

export type LotteryQuery = {
  readonly prizeMode?: string | undefined;
  readonly language?: string | undefined;
};

/** Who asks, as far as the words of the answer go. */
export type Reader = { readonly origin: { readonly language: string } };

/** The prize mode that was asked for, if the brand has it; the page's own where none was. */
export function modeOf({ site, catalogue }: LotteryOffer, { prizeMode }: LotteryQuery): string {
  const prizeModes: readonly string[] = site.brand.prizeModes;
  const own = prizeModeOf(catalogue.now().vendorCodes);
  const mode = prizeMode ?? (prizeModes.includes(own) ? own : prizeModes[0]);
  ensure(mode !== undefined && prizeModes.includes(mode), 'prize_mode_unknown', { prizeModes });
  return mode;
}

const SEA_FAMILIES: readonly string[] = ['thai', 'hanoi', 'lao', 'quick-thai'];

export function areaOf(family: string): LotteryArea {
  if (/^(?:quick-)?vietnam/.test(family)) return 'VN';
  return SEA_FAMILIES.includes(family) ? 'SEA' : 'LOTT';
}

export type OfferedLotteries = {
  readonly serverNow: string;
  readonly mode: string;
  readonly games: readonly LotteryGame[];
};

/** The lotteries that a prize mode sells, as they travel. */
export async function offeredLotteries(
  { origin }: Reader,
  offer: LotteryOffer,
  query: LotteryQuery,
): Promise<OfferedLotteries> {
  const mode = modeOf(offer, query);
  const language = answerLanguage(offer.site.brand, query.language ?? origin.language);
  const { serverNow, lotteries } = await offer.facts.everything();
  const listed = listedLotteries(offer.catalogue);
  return {
    serverNow,
    mode,
    games: lotteries
      .filter(({ modes }) => modes.includes(mode))
      .map((lottery) => gameOf(lottery, { listed: listed.get(lottery.code), language })),
  };
}

/** The games of the catalogue that are lotteries, by the code the book knows them by. */
const listedLotteries = (catalogue: Catalogue): ReadonlyMap<string, CatalogueGame> =>
  new Map(
    catalogue
      .now()
      .games.filter(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT')
      .map((game) => [game.code, game]),
  );

type Naming = { readonly listed: CatalogueGame | undefined; readonly language: string };

function gameOf(lottery: BookLottery, { listed, language }: Naming): LotteryGame {
  const [current] = lottery.next;
  return {
    gameCode: lottery.code,
    gameName: listed?.names[language] ?? listed?.names['EN'] ?? lottery.code,
    nodeId: listed?.nodeId ?? null,
    vassalage: listed?.vendor ?? null,
    area: areaOf(lottery.family),
    family: lottery.family,
    kind: lottery.kind,
    prizeModes: [...lottery.modes],
    current: current
      ? {
          numero: current.period,
          drawId: current.drawId,
          isSelling: current.status === 'selling',
          opensAt: current.opensAt,
          closesAt: current.closesAt,
          drawsAt: current.drawsAt,
        }
      : null,
    last: openedOf(lottery.code, lottery.closed)[0] ?? null,
  };
}

/** Draws whose numbers are out; one that is closed and not drawn yet has none. */
export const openedOf = (gameCode: string, draws: readonly BookDraw[]): OpenedNumero[] =>
  draws.flatMap(({ result, ...draw }) =>
    result
      ? {
          gameCode,
          numero: draw.period,
          drawId: draw.drawId,
          closedAt: draw.closesAt,
          openedAt: result.at,
          version: result.version,
          winNo: result.board,
          parts: result.parts,
        }
      : [],
  );

export const menusOf = (games: readonly LotteryGame[]) =>
  LOTTERY_AREAS.map((menu) => ({
    menu,
    games: games.filter(({ area }) => area === menu),
  })).filter((each) => each.games.length > 0);

/** The newest first; what was never drawn is left out. */
export const byLastDrawn = (games: readonly LotteryGame[]): LotteryGame[] =>
  games
    .filter(({ last }) => last !== null)
    .sort((one, other) => (other.last?.openedAt ?? '').localeCompare(one.last?.openedAt ?? ''));
