import { chanceFrom, pick } from '@baize/art/chance';
import { recipeOf } from '@baize/art/cover-for';
import type { IconName } from '@baize/art/icons';
import type { MotifName } from '@baize/art/motifs';
import { type VendorArtRecipe, vendorArt } from '@baize/art/vendor-art';
import { vendorBadge } from '@baize/art/vendor-badge';
import { vendorLogo } from '@baize/art/vendor-logo';
import { vendorStyle } from '@baize/art/vendor-style';
import { type GameType, isGameType } from '../catalog/index.ts';
import { FORMATS, type Picture } from './picture.ts';

const BADGE = /^VENDOR_ICON_SMALL\/([A-Z0-9_]{2,20})-(DEFAULT|ACTIVE)\.png$/;
const LOGO = /^([A-Z]{2,10})_LIST_VENDOR\/([A-Z0-9_]{2,20})-(WHITE|COLOR|PURPLE)\.png$/;
/** Our own pages take the smaller formats; the outside knows the first. */
const CARD = /^SUBMENU_IMG\/STYLE4\/([A-Z]{2,10})-([A-Z0-9_]{2,20})\.(png|webp|avif)$/;

/** The picture at a path below the image base, by the names the outside asks for. */
export const vendorPictureAt = (path: string): Picture | null =>
  badgeAt(path) ?? logoAt(path) ?? cardAt(path);

function badgeAt(path: string): Picture | null {
  const [, vendor, state] = BADGE.exec(path) ?? [];
  if (!vendor || !state) return null;
  const draw = () => vendorBadge(vendor, state === 'ACTIVE' ? 'active' : 'default');
  return { file: `badge/${vendor}-${state}.png`, draw, width: 96, format: 'png', vendor };
}

const ICONS_BY_TYPE: Record<GameType, IconName> = {
  RNG: 'reels',
  FISH: 'fish',
  LIVE: 'spade',
  PVP: 'cards',
  SPORTS: 'sports',
  ESPORTS: 'gamepad',
  LOTT: 'ticket',
  ELOTT: 'ticket',
  COCKFIGHT: 'rooster',
};

const TONES = { WHITE: 'white', COLOR: 'color', PURPLE: 'purple' } as const;

function logoAt(path: string): Picture | null {
  const [, type = '', vendor, toneCode] = LOGO.exec(path) ?? [];
  if (!isGameType(type) || !vendor || !toneCode) return null;
  const gameType = type === 'LOTT' ? 'ELOTT' : type;
  const tone = TONES[toneCode as keyof typeof TONES];
  const draw = () => vendorLogo(vendor, { icon: ICONS_BY_TYPE[gameType], tone });
  const file = `logo/${gameType}/${vendor}-${toneCode}.png`;
  return { file, draw, width: 240, format: 'png', vendor };
}

function cardAt(path: string): Picture | null {
  const [, gameType = '', vendor, extension] = CARD.exec(path) ?? [];
  const format = FORMATS.find((known) => known === extension);
  if (!isGameType(gameType) || !vendor || !format) return null;
  const draw = () => vendorArt(vendor, artFor(gameType, vendor), { isCard: true });
  return { file: `card/${gameType}-${vendor}.${format}`, draw, width: 320, format, vendor };
}

/** What a vendor may show among the games of a type; slots show the vendor's own motif. */
const MOTIFS_BY_TYPE: Record<Exclude<GameType, 'RNG'>, readonly MotifName[]> = {
  FISH: ['koi', 'crab', 'manta', 'jelly', 'octopus', 'turtle', 'shell'],
  LIVE: ['cards', 'wheel', 'dice', 'fan'],
  PVP: ['mahjong', 'cards', 'dice', 'shield'],
  SPORTS: ['ball', 'trophy'],
  ESPORTS: ['pad', 'rocket', 'shield'],
  LOTT: ['balls', 'ticket', 'clover'],
  ELOTT: ['balls', 'coin', 'hourglass'],
  COCKFIGHT: ['rooster', 'trophy', 'shield'],
};

function artFor(gameType: GameType, vendor: string): VendorArtRecipe {
  const style = vendorStyle(vendor);
  if (gameType === 'RNG') return style;
  const seed = `${gameType} ${vendor}`;
  const motifs = MOTIFS_BY_TYPE[gameType];
  const own = motifs.find((motif) => motif === style.motif);
  return recipeOf(own ?? pick(chanceFrom(seed), motifs), seed);
}
