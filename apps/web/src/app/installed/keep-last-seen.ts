import type { Output } from '@baize/contract/endpoint';
import { listBets } from '@baize/contract/records';
import type { Start } from '@baize/contract/start';
import type { readBalance } from '@baize/contract/wallet';
import { createFormats } from '@baize/i18n/formats';
import type { Speech } from '@baize/i18n/load';
import { instant } from '@baize/std/time';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../shared/server/api.ts';
import { keepLastSeen } from '../../shared/session/kept.ts';
import { memberKey } from '../../shared/session/session.ts';
import { now } from '../../shared/timing/clock.ts';

type Around = { readonly brand: Start['brand']; readonly speech: Speech };

/** Records are asked for anew no more often than this, however many bets move the balance. */
const ASK_MS = 60_000;
const BETS_MAX = 10;

/** Keeps balance and records as they were last seen, in words, with the moment they are of. */
export function keepLastSeenOf(queries: QueryClient, { brand, speech }: Around) {
  const { language, table } = speech.own;
  const { currency, timezone } = brand;
  const formats = createFormats({ language, table, currency, timezone });
  let bets: readonly (readonly string[])[] = [];
  let askedAt = 0;

  const keep = (balance: Output<typeof readBalance>['balance']) =>
    keepLastSeen(
      JSON.stringify({ at: formats.dateTime(now()), balance: formats.money(balance), bets }),
    );
  const askBets = async () => {
    const page = await call(listBets, { language: language.code });
    bets = page.bets
      .slice(0, BETS_MAX)
      .map(({ game, placedAt, stake, result }) => [
        game?.displayName ?? '–',
        formats.dateTime(instant(new Date(placedAt))),
        formats.money(stake),
        result === null ? '–' : formats.money(result, { sign: 'always' }),
      ]);
  };
  const heard = async () => {
    const known = queries.getQueryData<Output<typeof readBalance>>(memberKey('balance'));
    if (!known) return;
    keep(known.balance);
    if (+now() - askedAt < ASK_MS) return;
    askedAt = +now();
    await askBets();
    keep(known.balance);
  };
  queries.getQueryCache().subscribe(({ type, query }) => {
    const isBalance =
      type === 'updated' && query.queryHash === JSON.stringify(memberKey('balance'));
    if (isBalance && query.state.status === 'success') void heard().catch(() => null);
  });
  void heard().catch(() => null);
}
