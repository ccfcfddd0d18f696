import { SPLASH_SIZES, splashPath } from '@baize/contract/app-splash';

type Screen = { readonly width: number; readonly height: number; readonly ratio: number };

/** The picture that this phone shows while the installed site starts; null where it makes its own. */
export function splashOf({ width, height, ratio }: Screen): string | null {
  const dots = [width * ratio, height * ratio].map(Math.round).toSorted((a, b) => a - b);
  const size = SPLASH_SIZES.find((each) => each === dots.join('x'));
  return size ? splashPath(size) : null;
}

/** Named for this screen alone: a list for every phone would weigh on the first load of all. */
export function linkSplash(): void {
  const { width, height } = screen;
  const href = splashOf({ width, height, ratio: devicePixelRatio });
  if (!href) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'apple-touch-startup-image', href }),
  );
}
