import type { TeamOverview } from '@baize/contract/team';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { writeCsv } from '@baize/std/csv';
import { Button } from '@baize/ui/button.tsx';
import { download } from '@baize/ui/icons';
import { saveFile } from '@baize/ui/save-file';
import { plainDecimal } from '../../../shared/fields/plain-decimal.ts';
import { useBrand } from '../../../shared/loading/start.tsx';

const FIGURES = [
  ['betCount', 'agents.bets'],
  ['validBets', 'agents.valid_bets'],
  ['prizes', 'agents.prizes'],
  ['bonuses', 'agents.bonuses'],
  ['grossWin', 'agents.gross_win'],
  ['netWin', 'agents.net_win'],
  ['deposits', 'agents.deposits'],
  ['withdrawals', 'agents.withdrawals'],
  ['activeMembers', 'agreements.active_of'],
  ['newMembers', 'agents.joined'],
  ['firstDeposits', 'agents.first_deposits'],
] as const;

/** The days of the overview as a file for spreadsheets, in the words of the page. */
export function ExportDays({
  overview: { from, to, days, activeValidBets },
}: {
  overview: TeamOverview;
}) {
  const t = useT();
  const { money } = useFormats();
  const { currency } = useBrand();
  const save = () => {
    const amount = money(activeValidBets);
    const head = [t('agents.day'), ...FIGURES.map(([, name]) => t(name, { amount }))];
    const rows = days.map((day) => [
      day.day,
      ...FIGURES.map(([figure]) => {
        const value = day[figure];
        return typeof value === 'bigint' ? plainDecimal(value, currency.scale) : String(value);
      }),
    ]);
    saveFile(`${t('agents.overview_file')}-${from}-${to}.csv`, writeCsv([head, ...rows]));
  };
  return (
    <Button look="line" icon={download} onClick={save}>
      {t('agents.export')}
    </Button>
  );
}
