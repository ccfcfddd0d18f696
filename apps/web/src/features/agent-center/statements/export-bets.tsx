import type { TeamBetPage } from '@baize/contract/team';
import { useT } from '@baize/i18n/react.tsx';
import { writeMoment } from '@baize/std/calendar';
import { instant } from '@baize/std/time';
import { plainDecimal } from '../../../shared/fields/plain-decimal.ts';
import { ExportTable } from '../../../shared/files/export-table.tsx';
import { useBrand } from '../../../shared/loading/start.tsx';
import type { TeamFilters } from '../use-team-search.ts';
import { STATUS_NAMES } from './bet-status-names.ts';

type Props = {
  filters: TeamFilters;
  load: () => Promise<{ readonly pages: readonly TeamBetPage[]; readonly isCut: boolean }>;
};

/** All bets that match, by the brand's clock. */
export function ExportBets({ filters, load }: Props) {
  const t = useT();
  const { currency, timezone } = useBrand();
  const money = (amount: Parameters<typeof plainDecimal>[0]) =>
    plainDecimal(amount, currency.scale);
  return (
    <ExportTable
      file={t('agents.bets_file')}
      range={filters.range}
      head={[
        t('agents.account'),
        t('agents.placed'),
        t('agents.game'),
        t('agents.vendor'),
        t('agents.stake'),
        t('agents.payout'),
        t('agents.players_result'),
        t('agents.status'),
        t('agents.bet_number'),
      ]}
      load={async () => {
        const { pages, isCut } = await load();
        const rows = pages.flatMap(({ bets }) =>
          bets.map((bet) => [
            bet.account,
            writeMoment(instant(new Date(bet.placedAt)), timezone),
            bet.game?.displayName ?? t('records.game_gone'),
            bet.game?.vendorName ?? '',
            money(bet.stake),
            bet.status === 'running' ? '' : money(bet.payout),
            bet.result === null ? '' : money(bet.result),
            t(STATUS_NAMES[bet.status]),
            bet.betId,
          ]),
        );
        return { rows, isCut };
      }}
    />
  );
}
