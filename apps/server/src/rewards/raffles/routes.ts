import * as contract from '@baize/contract/raffle';
import { type Route, serve } from '../../base/kernel/index.ts';
import { createDrawRaffle } from './draw-raffle.ts';
import { listRaffles, readRaffleProof } from './list-raffles.ts';

export const rafflesRoutes = (): readonly Route[] => [
  serve(contract.listRaffles, listRaffles),
  serve(contract.readRaffleProof, readRaffleProof),
  serve(contract.drawRaffle, createDrawRaffle()),
];
