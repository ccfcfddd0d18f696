import type { MemberId } from '@baize/std/id';
import type { Adjusted, Bet } from './bet.ts';
import { betOf, type Command, isStake } from './command.ts';
import type { BetName, RoundName } from './queries.ts';
import type { ResultName } from './result-queries.ts';

export const betName = ({ vendor, kind, ref }: BetName) => `${vendor} ${kind} ${ref}`;
export const resultName = ({ vendor, ref }: ResultName) => `${vendor} ${ref}`;
export const roundName = ({ vendor, roundId, memberId }: RoundName) =>
  `${vendor} ${memberId} ${roundId}`;

/** A stake that is made larger is one more stake. */
export const mayStake = (command: Command): boolean =>
  isStake(command) || (command.kind === 'adjust' && 'stakeTo' in command.change);

/** It opens no round and ends at once; the round it names need only not be over. */
export const passesAlone = (command: Command): boolean =>
  command.kind === 'bet-and-settle' && command.endsRound && !command.closesRound;

export const hashOf = (command: Command): string | null =>
  'tokenHash' in command ? command.tokenHash : null;

export const uniqueMembers = (commands: readonly Command[]): readonly MemberId[] =>
  unique(commands.map(({ memberId }) => memberId));

export const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

export function namesOfBet(command: Command): readonly BetName[] {
  const name = betOf(command);
  return name ? [{ vendor: command.vendor.code, kind: name.kind, ref: name.ref }] : [];
}

/** Where the rollback of a result that had not come was remembered. */
export function namesOfGrave(command: Command): readonly BetName[] {
  if (command.kind !== 'settle' || !command.sharesIds) return [];
  return [{ vendor: command.vendor.code, kind: 'bet', ref: command.txId }];
}

export function namesOfRound(command: Command): readonly RoundName[] {
  if (!('roundId' in command) || command.roundId === null) return [];
  const { vendor, roundId, memberId } = command;
  return [{ vendor: vendor.code, roundId, memberId }];
}

/** Whose adjustments without a bet are asked for. */
export const isFreeAdjustment = (command: Command): boolean =>
  command.kind === 'adjust' && command.betId === null;

/** A bet that a grant pays for, or one for nothing: a free round of the player, or none at all. */
export const isForNothing = (command: Command): boolean =>
  (command.kind === 'bet-and-settle' && (command.amount === 0n || command.grantId !== undefined)) ||
  (command.kind === 'bet' && command.grantId !== undefined);

/** No other bet is placed without a stake; a bet that was cancelled before it came has none either. */
export const mayBeFree = ({ kind, stake }: Bet): boolean =>
  kind === 'bet' && stake.cash === 0n && stake.bonus === 0n;

export const adjustedName = ({ vendor, memberId, currency }: Omit<Adjusted, 'net'>) =>
  `${vendor} ${memberId} ${currency}`;

/** The result that a rollback may name, where it may name one. */
export function namesOfResult(command: Command): readonly ResultName[] {
  if (command.kind !== 'rollback' || command.of !== 'transaction') return [];
  return [{ vendor: command.vendor.code, ref: command.betId }];
}

export const mayEndRound = (command: Command): boolean =>
  command.vendor.roundRule === 'gamewise' && endsRound(command);

export const endsRound = (command: Command): boolean =>
  command.kind === 'end-round' ||
  (command.kind === 'settle' && command.endsRound) ||
  (command.kind === 'bet-and-settle' && command.closesRound === true);
