import type { Bus } from '../../base/kernel/index.ts';

/** Another text whenever the board of winners has changed: what was kept of it is then old. */
export function boardVersion(bus: Pick<Bus, 'onEvent'>): () => string {
  let changes = 0;
  bus.onEvent(({ kind }) => {
    if (kind === 'winners') changes += 1;
  });
  return () => String(changes);
}
