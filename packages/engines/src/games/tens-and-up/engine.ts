export type {
  PokerChoice as Choice,
  PokerEvent as Event,
  PokerMove as Move,
} from '../../poker/events.ts';
