import type { Agreement, AgreementList } from '@baize/contract/agreement';
import { useFormats, useT } from '@baize/i18n/react.tsx';
import { writeMoment } from '@baize/std/calendar';
import { instant } from '@baize/std/time';
import { EVERY, KINDS, STATUSES } from '@baize/ui/agreement-words';
import { rateText } from '@baize/ui/rate-text';
import { conditionsText } from '@baize/ui/terms-text.tsx';
import { ExportTable } from '../../shared/files/export-table.tsx';
import { useBrand } from '../../shared/loading/start.tsx';
import { useActiveAmount } from '../../shared/session/use-active-amount.ts';
import { otherSide } from './words.ts';

/** Every agreement of a kind on both sides: in force, offered, and over. */
export function ExportAgreements({ list }: { list: AgreementList }) {
  const t = useT();
  const formats = useFormats();
  const activeValidBets = useActiveAmount();
  const { timezone } = useBrand();
  const moment = (iso: string | null) =>
    iso === null ? '' : writeMoment(instant(new Date(iso)), timezone);
  const termsOf = ({ tiers }: Agreement) =>
    tiers
      .map((tier) => {
        const conditions = conditionsText({ ...tier, activeValidBets }, t, formats);
        return `${rateText(tier.rate)}: ${conditions}`;
      })
      .join('; ');
  const { mine, coming, offered, below, history } = list;
  const own = [mine, coming, offered].filter((each) => each !== null);
  const rows = [...own, ...below, ...history].map((agreement) => [
    otherSide(agreement, t),
    t(agreement.side === 'payee' ? 'agents.received' : 'agents.owed'),
    t(KINDS[agreement.kind]),
    String(agreement.version),
    t(EVERY[agreement.period]),
    rateText(agreement.topRate),
    termsOf(agreement),
    t(STATUSES[agreement.status][0]),
    moment(agreement.startsAt ?? agreement.offeredAt),
    moment(agreement.endsAt),
  ]);
  return (
    <ExportTable
      file={t('agreements.file')}
      head={[
        t('agreements.with_whom'),
        t('agents.side'),
        t('agents.kind'),
        t('agreements.version'),
        t('agents.period'),
        t('agreements.rate'),
        t('agreements.terms'),
        t('agreements.state'),
        t('agreements.since'),
        t('agreements.until'),
      ]}
      load={() => Promise.resolve({ rows, isCut: false })}
    />
  );
}
