/**
 * Screens of phones that show a picture of their exact size, in dots, while an installed site starts.
 * Others make one themselves from the manifest.
 */
export const SPLASH_SIZES = [
  '750x1334',
  '828x1792',
  '1125x2436',
  '1170x2532',
  '1179x2556',
  '1206x2622',
  '1242x2688',
  '1284x2778',
  '1290x2796',
  '1320x2868',
] as const;

export type SplashSize = (typeof SPLASH_SIZES)[number];

export const splashPath = (size: SplashSize): string => `/app-splash-${size}.png`;
