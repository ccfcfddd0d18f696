import type { Row } from '../db/client.ts';

export type Round = Row<'round'>;

export type Move = Row<'move'>;

export const isEnded = ({ ended_at }: Round): boolean => ended_at !== null;
