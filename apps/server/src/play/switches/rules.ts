import type { Day } from '@baize/std/day';

/** What operators have shut, as the wallet knows games, under the number it was read with. */
export type Shut = {
  readonly revision: bigint;
  readonly isAll: boolean;
  readonly providers: ReadonlySet<string>;
  /** By `provider game`. */
  readonly games: ReadonlySet<string>;
  /** The days that the terms and the privacy policy in force hold from. */
  readonly termsOn: readonly Day[];
};

export type ShutRow = {
  readonly revision: bigint;
  readonly terms_on: readonly Day[];
  readonly is_stop: boolean;
  readonly provider: string | null;
  readonly game: string | null;
};

const nameOf = (provider: string, game: string): string => `${provider} ${game}`;

export function shutOf(rows: readonly ShutRow[]): Shut {
  const stops = rows.filter(({ is_stop }) => is_stop);
  return {
    revision: rows[0]?.revision ?? 0n,
    termsOn: rows[0]?.terms_on ?? [],
    isAll: stops.some(({ provider }) => provider === null),
    providers: new Set(
      stops.flatMap(({ provider, game }) => (provider !== null && game === null ? [provider] : [])),
    ),
    games: new Set(
      stops.flatMap(({ provider, game }) =>
        provider !== null && game !== null ? [nameOf(provider, game)] : [],
      ),
    ),
  };
}

/** Whether a stake of a provider is shut, by any name its game is known under. */
export const isShut = (
  { isAll, providers, games }: Shut,
  provider: string,
  names: readonly (string | null)[],
): boolean =>
  isAll ||
  providers.has(provider) ||
  names.some((name) => name !== null && games.has(nameOf(provider, name)));
