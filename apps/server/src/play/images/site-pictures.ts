import { avatar } from '@baize/art/avatar';
import { BANNER_SCENES, banner } from '@baize/art/banner';
import { coverFor } from '@baize/art/cover-for';
import { EMPTY_KINDS, empty } from '@baize/art/empty';
import { goods, isGoodsPicture } from '@baize/art/goods';
import { rank, VIP_LEVEL_MAX, vipRank } from '@baize/art/rank';
import { FORMATS, type Format, type Picture } from './picture.ts';

const PATH =
  /^(banner|cover|avatar|rank|empty|goods)\/([a-z0-9-]{1,40})-([1-9]\d{1,3})\.(avif|webp|png)$/;

type Kind = {
  /** Nobody can ask for other sizes, so nobody can fill the disk with them. */
  readonly widths: readonly number[];
  /** How the named picture is drawn; null when there is none of that name. */
  readonly drawing: (name: string) => (() => string) | null;
};

const KINDS: Readonly<Record<string, Kind>> = {
  banner: { widths: [640, 960, 1280, 1920, 2560], drawing: bannerNamed },
  cover: { widths: [96, 160, 240, 320, 480], drawing: (seed) => () => coverFor(seed) },
  avatar: { widths: [48, 96, 192], drawing: (seed) => () => avatar(seed) },
  rank: { widths: [56, 112, 168, 240], drawing: rankNamed },
  empty: { widths: [176, 352], drawing: emptyNamed },
  goods: {
    widths: [240, 480],
    drawing: (name) => (isGoodsPicture(name) ? () => goods(name) : null),
  },
};

/** The picture at a path below `/images/`, in one of the sizes of its kind. */
export function sitePictureAt(path: string): Picture | null {
  const [, kindName = '', name = '', digits, extension] = PATH.exec(path) ?? [];
  const kind = KINDS[kindName];
  const width = Number(digits);
  const format = FORMATS.find((known) => known === extension);
  if (!kind || !format || !kind.widths.includes(width)) return null;
  const draw = kind.drawing(name);
  if (!draw) return null;
  const file = fileOf(kindName, name, { width, format });
  return { file, draw, width, format, ...(kindName === 'cover' ? { cover: name } : {}) };
}

const fileOf = (kind: string, name: string, as: { width: number; format: Format }): string =>
  `${kind}/${name}-${as.width}.${as.format}`;

function bannerNamed(name: string): (() => string) | null {
  const scene = BANNER_SCENES.find((known) => known === name);
  return scene ? () => banner(scene) : null;
}

function emptyNamed(name: string): (() => string) | null {
  const kind = EMPTY_KINDS.find((known) => known === name);
  return kind ? () => empty(kind) : null;
}

/** `1`, `2` and `3` are the medals of a list of winners, `vip-0` … the signs of the levels. */
function rankNamed(name: string): (() => string) | null {
  const place = ([1, 2, 3] as const).find((known) => String(known) === name);
  if (place) return () => rank(place);
  const level = /^vip-(\d{1,2})$/.exec(name)?.[1];
  if (level === undefined || String(Number(level)) !== level) return null;
  return Number(level) <= VIP_LEVEL_MAX ? () => vipRank(Number(level)) : null;
}
