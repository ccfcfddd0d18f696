import type { Clock } from '../clock.ts';
import type { Store } from '../store.ts';
import { findCode, findLink, type Message } from './message.ts';

export type Inbox = {
  /** False when it was there already. */
  add(arrived: Arrived): boolean;
  list(to?: string): readonly Message[];
  clear(): void;
  /** Tells of every change until the returned function is called. */
  watch(onChange: () => void): () => void;
};

type Arrived = Omit<Message, 'at' | 'code' | 'link'>;

const KEPT_MAX = 500;

export function createInbox(store: Store, clock: Clock): Inbox {
  const { memory } = store;
  const watchers = new Set<() => void>();
  const change = (messages: readonly Message[]) => {
    memory.messages = messages.slice(0, KEPT_MAX);
    store.save();
    for (const tell of watchers) tell();
  };
  return {
    add(arrived) {
      if (memory.messages.some(({ id }) => id === arrived.id)) return false;
      const said = `${arrived.subject ?? ''}\n${arrived.text}`;
      const link = findLink(said);
      // Digits of an address are no code.
      const code = findCode(said.replaceAll(link ?? '\0', ''));
      const at = new Date(clock.now()).toISOString();
      change([{ ...arrived, link, code, at }, ...memory.messages]);
      return true;
    },
    list(to) {
      if (to === undefined) return memory.messages;
      const wanted = to.trim().toLowerCase();
      return memory.messages.filter((message) => message.to.toLowerCase() === wanted);
    },
    clear: () => change([]),
    watch(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
