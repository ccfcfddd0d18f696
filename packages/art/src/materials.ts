/** What a thing is made of, as the light falls on it: rim, lit side, body and shade. */
export type Material = {
  readonly light: string;
  readonly lit: string;
  readonly body: string;
  readonly shade: string;
};

export const MATERIALS = {
  gold: { light: '#fff6cf', lit: '#ffd978', body: '#d9952f', shade: '#6d3a12' },
  jade: { light: '#e3fff2', lit: '#6fe6b8', body: '#179a78', shade: '#07463f' },
  ruby: { light: '#ffe0dc', lit: '#ff7c77', body: '#d22c4c', shade: '#5e0b2b' },
  pearl: { light: '#ffffff', lit: '#f4ecff', body: '#b9aede', shade: '#554a86' },
  violet: { light: '#f3e3ff', lit: '#b98cff', body: '#7140d6', shade: '#2a1266' },
  azure: { light: '#e2f8ff', lit: '#74cdfb', body: '#2277d8', shade: '#0c2566' },
  coral: { light: '#fff0e2', lit: '#ffab7d', body: '#f0603f', shade: '#7a1f25' },
  ink: { light: '#aab2ee', lit: '#5a61a8', body: '#2c2f6b', shade: '#11122f' },
  pink: { light: '#fff0f7', lit: '#ffa9cd', body: '#e54f95', shade: '#661345' },
  leaf: { light: '#f2ffd6', lit: '#b4e063', body: '#4f9a2f', shade: '#163f1c' },
  bronze: { light: '#ffe9cf', lit: '#e0a46a', body: '#93592e', shade: '#3d1f10' },
  silver: { light: '#ffffff', lit: '#d7deee', body: '#8c97b8', shade: '#3b4464' },
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof MATERIALS;

/** The three materials a motif is made of: most of it, its second part, its ornament. */
export type MaterialNames = readonly [
  main: MaterialName,
  second: MaterialName,
  accent: MaterialName,
];

export type Materials = {
  readonly main: Material;
  readonly second: Material;
  readonly accent: Material;
};

export const materialsOf = ([main, second, accent]: MaterialNames): Materials => ({
  main: MATERIALS[main],
  second: MATERIALS[second],
  accent: MATERIALS[accent],
});
