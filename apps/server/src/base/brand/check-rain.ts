import type { Content } from '@baize/contract/content';
import type { Problem } from './check-brand.ts';
import { missing, repeatedIds } from './text-problems.ts';

/** Rain has its name in every language, and enough for the least of each packet. */
export const checkRain = (
  { rain }: Pick<Content, 'rain'>,
  languages: readonly string[],
): readonly Problem[] => [
  ...repeatedIds('rain', rain),
  ...rain.flatMap(({ names, total, packets, least }, index) => [
    ...missing(`rain.${index}.names`, names, languages),
    ...(BigInt(total) >= BigInt(least) * BigInt(packets)
      ? []
      : [{ field: `rain.${index}.total`, reason: 'is less than the least of its packets' }]),
  ]),
];
