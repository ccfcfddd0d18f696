import type { InviteLink } from '@baize/contract/agent';
import { useT } from '@baize/i18n/react.tsx';
import { writeMoment } from '@baize/std/calendar';
import { instant } from '@baize/std/time';
import { rateText } from '@baize/ui/rate-text';
import { ExportTable } from '../../../shared/files/export-table.tsx';
import { useBrand } from '../../../shared/loading/start.tsx';
import { useLinkAddress } from './use-register.ts';

/** Every link with what came of it, in the order of the page. */
export function ExportLinks({ links }: { links: readonly InviteLink[] }) {
  const t = useT();
  const { timezone } = useBrand();
  const addressOf = useLinkAddress();
  const rows = links.map((link) => [
    link.name,
    t(`agents.${link.brings}`),
    link.code,
    addressOf(link.code),
    t(link.isOpen ? 'agents.link_open' : 'agents.link_closed'),
    rateText(link.rebateRate),
    writeMoment(instant(new Date(link.createdAt)), timezone),
    String(link.visits),
    String(link.signUps),
    String(link.firstDeposits),
  ]);
  return (
    <ExportTable
      file={t('agents.links_file')}
      head={[
        t('agents.link_name'),
        t('agents.type'),
        t('agents.code'),
        t('agents.link'),
        t('agents.status'),
        t('agents.rebate'),
        t('agents.made_on'),
        t('agents.visits'),
        t('agents.sign_ups'),
        t('agents.first_deposits'),
      ]}
      load={() => Promise.resolve({ rows, isCut: false })}
    />
  );
}
