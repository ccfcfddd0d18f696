import type { listGameVendors as contract } from '@baize/contract/catalog';
import type { Input, Output } from '@baize/contract/endpoint';
import { GAME_TYPES, type GameType } from '@baize/contract/game';
import { answerLanguage, type Site } from '../brand/index.ts';
import { type Caller, type Ctx, ensure } from '../kernel/index.ts';
import * as queries from './queries.ts';

type Call = typeof contract;

/** The brand's vendors by category. A category without a vendor is left out. */
export async function listGameVendors(
  ctx: Ctx<Caller | null>,
  site: Site,
  input: Input<Call>,
): Promise<Output<Call>> {
  ensure(input.merchantCode === site.brand.merchantCode, 'not_found');
  const language = answerLanguage(site.brand, ctx.origin.language);
  const categories = await Promise.all(
    GAME_TYPES.map(async (gameType) => ({
      gameCategory: gameType,
      vendors: (await queries.listVendorsOfType(ctx.db, gameType))
        .filter(({ code }) => isOffered(site, gameType, code))
        .map(({ code, names }) => ({
          vassalage: code,
          displayName: nameIn(names, language),
          lagerIcon: `TCG_PROD_IMAGES/SUBMENU_IMG/STYLE4/${gameType}-${code}.png`,
        })),
    })),
  );
  return categories.filter(({ vendors }) => vendors.length > 0);
}

/** The brand's own list decides which vendors stand under e-sports. */
const isOffered = ({ brand }: Site, gameType: GameType, vendor: string): boolean =>
  gameType !== 'ESPORTS' || brand.esportGames.includes(vendor);

function nameIn(names: unknown, language: string): string {
  const known = names as Record<string, string>;
  return known[language] ?? known['EN'] ?? '';
}
