import type { Studio } from '../studio.ts';
import type { RoomHub } from './hub.ts';

/** Every table with its road, its limits and how many are at it. */
export const listTables = ({ tables }: Studio, hub: RoomHub) =>
  [...tables.values()].map(({ code, game, limits }) => {
    const { phase, shoe, round, marks } = hub.stateOf(code);
    const ranges = Object.entries(limits).map(([currency, { min, max }]) => [
      currency,
      { min: `${min}`, max: `${max}` },
    ]);
    return {
      code,
      game,
      phase,
      shoe,
      number: round?.number ?? 0,
      marks,
      present: hub.countPresent(code),
      limits: Object.fromEntries(ranges) as Readonly<Record<string, { min: string; max: string }>>,
    };
  });
