import { drawSymbol } from '@baize/art/slots/draw-symbol';
import type { SlotDefinition } from '@baize/engines/slots/definition';
import { assert } from '@baize/std/assert';
import type { Theme } from '../theme.ts';

/** The box symbols are drawn in. A picture without a size of its own is not drawn by all browsers. */
const SIDE = 228;

export const pictureUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', `<svg width="${SIDE}" height="${SIDE}" `))}`;

/** The address of each symbol's picture, in the order of the definition. */
export function symbolUrls({ key, symbols }: SlotDefinition, theme: Theme): readonly string[] {
  return symbols.map(({ id }) => {
    const symbol = theme.symbols[id];
    assert(symbol, `${key} has a picture for ${id}`);
    return pictureUrl(drawSymbol(symbol, `${key} ${id}`));
  });
}

export type Pictures = readonly HTMLImageElement[];

export const loadPictures = (urls: readonly string[]): Promise<Pictures> =>
  Promise.all(
    urls.map(async (url) => {
      const image = new Image(SIDE, SIDE);
      image.src = url;
      await image.decode();
      return image;
    }),
  );
