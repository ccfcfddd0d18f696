import type { RoomState } from '@baize/engines/rooms/room';
import { make } from '../dom.ts';
import { facts } from '../shell/facts.ts';
import type { Speech } from '../words.ts';
import type { LiveWord } from './words.ts';

export type Seal = { readonly element: HTMLElement; draw(room: RoomState): void };

/** What binds the house in this round, as far as it may be shown. */
export function createSeal(say: Speech<LiveWord>): Seal {
  const body = make('div');
  const element = make('details', { class: 'seal' }, [make('summary', {}, [say('seal')]), body]);
  return {
    element,
    draw({ round, betRoot, serverSeed }) {
      body.replaceChildren(
        facts([
          [say('seal'), round?.commitment ?? '–'],
          [say('digest'), betRoot ?? say('not_yet')],
          [say('secret_seed'), serverSeed ?? say('with_result')],
        ]),
      );
    },
  };
}
