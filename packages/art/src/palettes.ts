/** A backdrop from its darkest corner to the light behind the motif. */
export type Palette = {
  readonly deep: string;
  readonly mid: string;
  readonly glow: string;
  readonly light: string;
};

export const PALETTES = {
  night: { deep: '#0b0d2c', mid: '#2a2a7c', glow: '#6a5cf0', light: '#c9b8ff' },
  jade: { deep: '#03201f', mid: '#0b5a50', glow: '#27b48b', light: '#c8ffe4' },
  ember: { deep: '#240613', mid: '#8a1d2c', glow: '#f0683a', light: '#ffe0a8' },
  dusk: { deep: '#1c0d3b', mid: '#6b2478', glow: '#ee6d8b', light: '#ffd7b8' },
  sea: { deep: '#04163a', mid: '#0b4c8c', glow: '#25a5d6', light: '#c6f6ff' },
  lagoon: { deep: '#022c3a', mid: '#04758a', glow: '#3bd0c0', light: '#e0fff2' },
  plum: { deep: '#210a33', mid: '#5d1a83', glow: '#c351d8', light: '#ffd2f7' },
  sand: { deep: '#3a1a10', mid: '#a8552a', glow: '#f2ae57', light: '#fff1c9' },
  moss: { deep: '#0c1f10', mid: '#2a6132', glow: '#8fc053', light: '#f3ffcf' },
  rose: { deep: '#33091f', mid: '#a01d53', glow: '#fb6f92', light: '#ffe3e6' },
  steel: { deep: '#0b1422', mid: '#284363', glow: '#6f9cc4', light: '#e6f4ff' },
  wine: { deep: '#1d0716', mid: '#5f1033', glow: '#b9365a', light: '#ffc8b8' },
  dawn: { deep: '#2b1a52', mid: '#8652b8', glow: '#ffa48e', light: '#fff0cb' },
  honey: { deep: '#2d1603', mid: '#8b4a07', glow: '#f0a51e', light: '#fff3b0' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
