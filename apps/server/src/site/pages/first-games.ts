import { PAGE_SIZE } from '@baize/contract/game';
import { categoryAt } from '@baize/contract/navigation';
import type { FirstGames } from '@baize/contract/start';
import {
  listGames,
  listGameVendors,
  listHotGames,
  listVendorGameTypes,
  type Offer,
} from '../../play/catalog/index.ts';

type At = { readonly pathname: string; readonly language: string };

/** What the first view at an address shows of the catalogue: what its own calls will answer. */
export function firstGames(offer: Offer, { pathname, language }: At): FirstGames {
  const merchant = offer.site.brand.merchantCode;
  const reader = { origin: { language } };
  const platform = 'flash,html5-desktop';
  const category = categoryAt(pathname);
  return {
    vendors: listGameVendors(reader, offer, { merchantCode: merchant, platform: 'html5-desktop' }),
    types: listVendorGameTypes(reader, offer, {}),
    hot: listHotGames(offer, { merchantCode: merchant, isPlatform: '2', platform, language }),
    list:
      category &&
      listGames(offer, {
        clientType: '3',
        platform,
        merchant,
        gameType: category.gameType,
        pageNo: 1,
        pageSize: PAGE_SIZE,
        language,
      }),
  };
}
