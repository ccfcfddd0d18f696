import type { BillPage } from '@baize/contract/settlement';
import { useT } from '@baize/i18n/react.tsx';
import { writeMoment } from '@baize/std/calendar';
import { instant } from '@baize/std/time';
import { rateText } from '@baize/ui/rate-text';
import { plainDecimal } from '../../../shared/fields/plain-decimal.ts';
import { ExportTable } from '../../../shared/files/export-table.tsx';
import { useBrand } from '../../../shared/loading/start.tsx';
import type { TeamFilters } from '../use-team-search.ts';
import { BILL_STATUS_WORDS } from './bill-words.ts';

type Props = {
  filters: TeamFilters;
  load: () => Promise<{ readonly pages: readonly BillPage[]; readonly isCut: boolean }>;
};

/** All settlements that match, by the brand's clock. */
export function ExportBills({ filters, load }: Props) {
  const t = useT();
  const { currency, timezone } = useBrand();
  const moment = (iso: string) => writeMoment(instant(new Date(iso)), timezone);
  const money = (amount: Parameters<typeof plainDecimal>[0]) =>
    plainDecimal(amount, currency.scale);
  return (
    <ExportTable
      file={t('agents.bills_file')}
      range={filters.range}
      head={[
        t('agents.period_from'),
        t('agents.period_to'),
        t('agents.payer'),
        t('agents.payee'),
        t('agents.base'),
        t('agents.rate'),
        t('agents.amount'),
        t('agents.paid'),
        t('agents.status'),
      ]}
      load={async () => {
        const { pages, isCut } = await load();
        const rows = pages.flatMap(({ bills }) =>
          bills.map((bill) => [
            moment(bill.from),
            moment(bill.to),
            bill.payer?.account ?? t('agents.platform'),
            bill.payee.account,
            money(bill.base),
            bill.tier === null ? '' : rateText(bill.rate),
            money(bill.amount),
            money(bill.paid),
            t(BILL_STATUS_WORDS[bill.status][0]),
          ]),
        );
        return { rows, isCut };
      }}
    />
  );
}
