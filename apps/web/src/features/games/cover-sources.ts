import type { GameItem } from '@baize/contract/game';

const WIDTHS = [96, 160, 240, 320, 480] as const;

/** Of a tile in the grid; whoever shows covers at another size says so. */
const SIZES = '(max-width: 719px) 30vw, (max-width: 1023px) 22vw, 184px';

const DRAWN = /^\/?(?<path>images\/cover\/[a-z0-9-]+)$/;

/**
 * The addresses of a game's cover, for a `Picture`: the brand's own where it has set one, else the
 * catalogue's. A cover that we drew is there in several widths and formats; any other is itself.
 */
export function coverSources(
  { showIcon, iconUrl }: Pick<GameItem, 'showIcon' | 'iconUrl'>,
  base: string,
) {
  const icon = showIcon || iconUrl;
  const path = DRAWN.exec(icon)?.groups?.['path'];
  if (path === undefined) return { src: addressOf(icon, base), sources: [], sizes: SIZES };
  const at = (format: string) =>
    WIDTHS.map((width) => `${base}/${path}-${width}.${format} ${width}w`).join(', ');
  return {
    src: `${base}/${path}-240.webp`,
    sources: [
      { type: 'image/avif', srcSet: at('avif') },
      { type: 'image/webp', srcSet: at('webp') },
    ] as const,
    sizes: SIZES,
  };
}

/** A whole address is one already; all else lies below the image base. */
const addressOf = (icon: string, base: string): string =>
  /^(https?:)?\/\//.test(icon) ? icon : `${base}/${icon.replace(/^\//, '')}`;
