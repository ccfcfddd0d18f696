import type { DownlinePage } from '@baize/contract/team';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { writeMoment } from '@baize/std/calendar';
import { instant } from '@baize/std/time';
import { activeTitle } from '@baize/ui/active-title';
import { rateText } from '@baize/ui/rate-text';
import { plainDecimal } from '../../../shared/fields/plain-decimal.ts';
import { ExportTable } from '../../../shared/files/export-table.tsx';
import { useBrand } from '../../../shared/loading/start.tsx';
import { useActiveAmount } from '../../../shared/session/use-active-amount.ts';
import type { TeamFilters } from '../use-team-search.ts';

type Props = {
  filters: TeamFilters;
  load: () => Promise<{ readonly pages: readonly DownlinePage[]; readonly isCut: boolean }>;
};

/** Whoever is listed, with what stands on the page and when they joined and were last seen. */
export function ExportDownlines({ filters, load }: Props) {
  const t = useT();
  const formats = useFormats();
  const { currency, timezone } = useBrand();
  const activeValidBets = useActiveAmount();
  const moment = (iso: string) => writeMoment(instant(new Date(iso)), timezone);
  const money = (amount: Parameters<typeof plainDecimal>[0]) =>
    plainDecimal(amount, currency.scale);
  return (
    <ExportTable
      file={t('agents.downlines_file')}
      range={filters.range}
      head={[
        t('agents.account'),
        t('agents.nickname_of'),
        t('agents.type'),
        t('agents.members'),
        t('agents.balance_short'),
        t('agents.valid_bets'),
        t('agents.net_win'),
        activeTitle(activeValidBets, t, formats),
        t('agents.dividend'),
        t('agents.joined_at'),
        t('agents.last_seen'),
      ]}
      load={async () => {
        const { pages, isCut } = await load();
        const rows = pages.flatMap(({ downlines }) =>
          downlines.map((each) => [
            each.account,
            each.nickname,
            t(each.isAgent ? 'agents.agent' : 'agents.member'),
            String(each.members),
            money(each.balance),
            money(each.validBets),
            money(each.netWin),
            String(each.activeMembers),
            each.rates.dividend === null ? '' : rateText(each.rates.dividend),
            moment(each.joinedAt),
            each.lastSeenAt ? moment(each.lastSeenAt) : '',
          ]),
        );
        return { rows, isCut };
      }}
    />
  );
}
