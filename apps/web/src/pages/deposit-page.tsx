import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { useRouterState } from '@tanstack/react-router';
import { Deposit } from '../features/deposit/deposit.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

const orderIn = ({ order }: { order?: unknown }): string | null =>
  typeof order === 'string' ? order : null;

/** Money in; an order that is open or over, by `?order={orderId}`. */
export function DepositPage() {
  const orderId = useRouterState({
    select: ({ location }) => orderIn(location.search as { order?: unknown }),
  });
  return (
    <AreaTexts areas={textsAt('/member/depositv2')} waiting={<LoadingCover />}>
      <Deposit orderId={orderId} />
    </AreaTexts>
  );
}
