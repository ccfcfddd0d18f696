import type { SlotEvent } from '@baize/engines/slots/events';

/** One scene per kind of event: a new event does not compile until it has its scene. */
export type Scenes = {
  readonly [Type in SlotEvent['type']]: (
    event: Extract<SlotEvent, { readonly type: Type }>,
  ) => void | Promise<void>;
};

/** Shows a round in the order it happened; each scene ends before the next begins. */
export async function playEvents(events: readonly SlotEvent[], scenes: Scenes): Promise<void> {
  for (const event of events) {
    const scene = scenes[event.type] as (event: SlotEvent) => void | Promise<void>;
    await scene(event);
  }
}
