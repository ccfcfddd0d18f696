import * as contract from '@baize/contract/player';
import { type Route, serve } from '../../base/kernel/index.ts';
import { listPlayerTimeline } from './list-player-timeline.ts';
import type { PlayersOptions } from './options.ts';
import { readPlayer } from './read-player.ts';
import { setPlayerTags } from './set-player-tags.ts';
import { writePlayerNote } from './write-player-note.ts';

export const playersRoutes = (options: PlayersOptions): readonly Route[] => [
  serve(contract.readPlayer, readPlayer(options)),
  serve(contract.listPlayerTimeline, listPlayerTimeline),
  serve(contract.writePlayerNote, writePlayerNote),
  serve(contract.setPlayerTags, setPlayerTags),
];
