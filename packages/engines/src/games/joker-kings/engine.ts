import { type VideoPoker, videoPoker } from '../../poker/video-poker.ts';
import { definition } from './definition.ts';

export type {
  PokerChoice as Choice,
  PokerEvent as Event,
  PokerMove as Move,
} from '../../poker/events.ts';

export const jokerKings: VideoPoker = videoPoker(definition);
