const listeners = new Set<() => void>();

/** Customer service has written to whoever is logged in. */
export function tellSupport() {
  for (const listener of listeners) listener();
}

/** Hears of it; gives what ends the hearing. */
export function hearSupport(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
