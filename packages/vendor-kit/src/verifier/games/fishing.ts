import { MILLION, need, type Rules } from '../replay.ts';

type SeaSheet = {
  readonly sea: {
    readonly returnPpm: number;
    readonly fish: readonly { readonly code: string; readonly odds: number }[];
  };
  readonly weapons: Readonly<
    Record<string, { readonly bullets: number; readonly reach: number } | undefined>
  >;
};

/** One chance in a million decides: each fish that the shot reaches has a stretch of it, in their order. */
export const playShot: Rules = ({ sheet, choice, stream }) => {
  const { sea, weapons } = sheet as SeaSheet;
  const { weapon, fish } = choice as { weapon: string; fish: readonly string[] };
  const used = weapons[weapon];
  need(used && Array.isArray(fish) && fish.length >= 1 && fish.length <= used.reach, 'shot');
  const odds = fish.map((code) => sea.fish.find((kind) => kind.code === code)?.odds ?? 0);
  need(
    odds.every((one) => one > 0),
    'fish',
  );
  const chance = stream.next(1_000_000);
  let to = 0;
  const captured = odds.findIndex((one) => {
    to += Math.floor(sea.returnPpm / (one * fish.length));
    return chance < to;
  });
  return {
    events: [{ type: 'shot', weapon, fish, chance, captured }],
    payout: BigInt((odds[captured] ?? 0) * used.bullets) * MILLION,
    stakes: used.bullets,
    isOver: true,
  };
};
