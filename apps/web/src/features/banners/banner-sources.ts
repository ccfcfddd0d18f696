const WIDTHS = [640, 1280, 1920] as const;

type Sources = {
  readonly src: string;
  readonly sources: readonly { readonly type: `image/${string}`; readonly srcSet: string }[];
  readonly sizes: string;
};

/**
 * On a phone the picture is twice as wide as the page, so that its motif fills the top half. Asked
 * for as if it were one and a half: the eye sees no difference there, and the first view waits for
 * half the bytes.
 */
const SIZES = '(max-width: 719px) 150vw, (max-width: 1279px) 92vw, 1184px';

/** A scene we drew ourselves is there in several widths and formats; any other picture is itself. */
export function bannerSources(url: string): Sources {
  if (!/^\/images\/banner\/[a-z-]+$/.test(url)) return { src: url, sources: [], sizes: SIZES };
  const at = (format: string) =>
    WIDTHS.map((width) => `${url}-${width}.${format} ${width}w`).join(', ');
  return {
    src: `${url}-1280.webp`,
    sources: [{ type: 'image/avif', srcSet: at('avif') }],
    sizes: SIZES,
  };
}
