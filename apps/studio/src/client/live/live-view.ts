import type { WirePools } from '../../wire.ts';
import type { ChipView, OwnWord } from '../tables/chips/chip-view.ts';
import type { Motion } from '../tables/motion.ts';
import type { Speech } from '../words.ts';
import type { SideNames } from './roads-view.ts';
import type { LiveStage } from './stage.ts';

/** What makes one kind of shared table differ from another. */
export type LiveView<Outcome, Name extends string> = {
  readonly view: ChipView<Outcome, Name>;
  createStage(say: Speech<Name | OwnWord>, motion: Motion): LiveStage<Outcome>;
  /** Writes on the places of a pool what they would pay now; null: nobody has bet there. */
  markPools?(cloth: HTMLElement, pool: WirePools[string] | null, say: Speech<Name | OwnWord>): void;
  /** Who stands on the roads; null where there are none, as of a wheel. */
  readonly sidesOf: ((say: Speech<Name | OwnWord>) => SideNames) | null;
  /** Where there are no roads: what a mark of the log stands for, drawn as the game draws its marks. */
  readonly outcomeOf?: (mark: string) => Outcome;
};
