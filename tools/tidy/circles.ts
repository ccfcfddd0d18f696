import type { SourceFile } from './files.ts';
import type { Import } from './imports.ts';

const ENDINGS = ['', '.ts', '.tsx'];

/**
 * Circles of imports, each as the files it leads through. Types are not followed: they are gone
 * when the program runs. Neither is `import()`, which runs later.
 */
export function findCircles(
  files: readonly SourceFile[],
  imports: readonly Import[],
): readonly (readonly string[])[] {
  const known = new Set(files.map((file) => file.path));
  const targets = new Map<string, string[]>();
  for (const { from, target, isLoaded } of imports) {
    const found = ENDINGS.map((ending) => `${target}${ending}`).find((place) => known.has(place));
    if (found && isLoaded) targets.set(from.path, [...(targets.get(from.path) ?? []), found]);
  }
  const circles: (readonly string[])[] = [];
  const done = new Set<string>();
  const walk = (place: string, trail: readonly string[]): void => {
    const start = trail.indexOf(place);
    if (start >= 0) circles.push([...trail.slice(start), place]);
    if (start >= 0 || done.has(place)) return;
    for (const next of targets.get(place) ?? []) walk(next, [...trail, place]);
    done.add(place);
  };
  for (const place of targets.keys()) walk(place, []);
  return circles;
}
