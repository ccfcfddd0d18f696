import type { IconPath } from '@baize/ui/icons';
import type { WireRound } from '../../wire.ts';
import type { Frame } from '../shell/frame.ts';
import type { Table } from '../table.ts';
import { createMotion, type Motion } from './motion.ts';
import { tellOutcome } from './outcome.ts';

/** A game whose round is over when it has begun: one press plays it. */
export type Pressed = {
  readonly label: string;
  readonly icon: IconPath;
  /** What is said before a round, and while one is under way. */
  readonly first: string;
  readonly playing: string;
  /** Null while there is nothing to play with. */
  choiceOf(): object | null;
  /** Takes up the choice of the last round, so that one goes on as one left. */
  take(choice: unknown): void;
  /** Clears the last round away. */
  clear(): void;
  show(round: WireRound, motion: Motion): Promise<void>;
};

/** Plays by the gold button; pressed again while a round is shown, its end is there at once. */
export function playByPress(table: Table, frame: Frame, game: Pressed): { draw(): void } {
  let motion = createMotion();
  const show = async (round: WireRound) => {
    await game.show(round, motion);
    tellOutcome(round, { table, frame });
  };
  const draw = () =>
    frame.setAction({
      label: game.label,
      icon: game.icon,
      onPress: press,
      isOff: game.choiceOf() === null,
    });
  function press() {
    if (table.read().isBusy) return motion.cut();
    const choice = game.choiceOf();
    if (choice === null) return;
    motion = createMotion();
    if (frame.turbo.isOn) motion.cut();
    game.clear();
    frame.tell(game.playing);
    void table.play(choice, show).then(() => {
      if (table.read().notice) frame.tell(game.first);
    });
  }
  const [last] = table.read().rounds;
  if (last) game.take(last.choice);
  draw();
  frame.tell(game.first);
  if (last?.status === 'open') void table.follow(last, show);
  return { draw };
}
