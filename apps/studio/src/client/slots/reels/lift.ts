import type { Board } from './board.ts';

/** Lets what won swell twice. */
export async function lift(board: Board, cells: readonly number[], ms: number): Promise<void> {
  const sprites = cells.flatMap((cell) => board.sprite(cell) ?? []);
  const base = sprites[0]?.scale.x ?? 1;
  await board.motion.run(ms, (part) => {
    const size = part === 1 ? base : base * (1 + 0.1 * Math.sin(part * Math.PI * 2) ** 2);
    for (const sprite of sprites) sprite.scale.set(size);
  });
}
