export const FORMATS = ['avif', 'webp', 'png'] as const;

export type Format = (typeof FORMATS)[number];

/** A picture that can be served: where it is kept, how it is drawn, and as what it is sent. */
export type Picture = {
  /** Its place in the store: the same for every address that shows the same picture. */
  readonly file: string;
  readonly draw: () => string;
  readonly width: number;
  readonly format: Format;
  /** The vendor it belongs to, which must be one of the catalogue. */
  readonly vendor?: string;
  /** The seed of a game's cover, which must be one of the catalogue. */
  readonly cover?: string;
};
