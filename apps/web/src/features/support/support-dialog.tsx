import { useT } from '@baize/i18n/react.tsx';
import { Dialog } from '@baize/ui/dialog.tsx';
import { Loading, Skeleton } from '@baize/ui/skeleton.tsx';
import { AreaTexts } from '../../shared/names/area-texts.tsx';
import { SupportChannels } from './support-channels.tsx';
import { SupportDesk } from './support-desk.tsx';
import { useSupportDesk } from './use-support.ts';

type Props = { isOpen: boolean; onClose: () => void };

const AREAS = ['desk', 'cashier', 'errors'] as const;

/** A person to talk to where the brand has its own desk, and every other way to reach one. */
export function SupportDialog({ isOpen, onClose }: Props) {
  const t = useT();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shell.support_title')} size="small">
      {isOpen && <Ways />}
    </Dialog>
  );
}

function Ways() {
  const t = useT();
  const desk = useSupportDesk();
  if (desk.isPending) return <DeskLoading />;
  if (!desk.data?.isOffered) {
    return (
      <div className="stack">
        <p className="muted">{t('shell.support_text')}</p>
        <SupportChannels />
      </div>
    );
  }
  return (
    <AreaTexts areas={AREAS} waiting={<DeskLoading />}>
      <SupportDesk desk={desk.data} />
    </AreaTexts>
  );
}

const DeskLoading = () => (
  <Loading>
    <Skeleton height="12rem" />
  </Loading>
);
