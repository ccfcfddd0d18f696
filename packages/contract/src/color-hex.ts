const OPAQUE = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ [\d.]+)?\)$/;

/** The colour as `#rrggbb`, which pickers, manifests and pictures know; black for what is none. */
export function hexOf(text: string): string {
  const match = OPAQUE.exec(text);
  if (!match) return '#000000';
  const [lightness, chroma, hue] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map((channel) => byteOf(channel).toString(16).padStart(2, '0')).join('')}`;
}

const byteOf = (linear: number): number => {
  const clipped = Math.min(1, Math.max(0, linear));
  const shown = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(shown * 255);
};
