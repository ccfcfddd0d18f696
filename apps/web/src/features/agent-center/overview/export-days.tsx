import type { TeamOverview } from '@baize/contract/team';
import { useT } from '@baize/i18n/react.tsx';
import { Button } from '@baize/ui/button.tsx';
import { download } from '@baize/ui/icons';
import { writeCsv } from '../../../shared/csv.ts';
import { plainDecimal } from '../../../shared/plain-decimal.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useBrand } from '../../../shared/start.tsx';

const FIGURES = [
  ['betCount', 'agents.bets'],
  ['validBets', 'agents.valid_bets'],
  ['prizes', 'agents.prizes'],
  ['bonuses', 'agents.bonuses'],
  ['profit', 'agents.profit'],
  ['deposits', 'agents.deposits'],
  ['withdrawals', 'agents.withdrawals'],
  ['activeMembers', 'agents.active'],
  ['newMembers', 'agents.joined'],
  ['firstDeposits', 'agents.first_deposits'],
] as const;

/** The days of the overview as a file for spreadsheets, in the words of the page. */
export function ExportDays({ overview: { from, to, days } }: { overview: TeamOverview }) {
  const t = useT();
  const { currency } = useBrand();
  const save = () => {
    const head = [t('agents.day'), ...FIGURES.map(([, name]) => t(name))];
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
