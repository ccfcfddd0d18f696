import { LoadingCover } from '@baize/ui/loading-cover.tsx';
import { useRouterState } from '@tanstack/react-router';
import { Withdraw } from '../features/withdraw/withdraw.tsx';
import { textsAt } from '../shared/address/pages.ts';
import { AreaTexts } from '../shared/names/area-texts.tsx';

const orderIn = ({ order }: { order?: unknown }): string | null =>
  typeof order === 'string' ? order : null;

/** Money out; one withdrawal on its way or over, by `?order={orderId}`. */
export function WithdrawPage() {
  const orderId = useRouterState({
    select: ({ location }) => orderIn(location.search as { order?: unknown }),
  });
  return (
    <AreaTexts areas={textsAt('/member/withdraw')} waiting={<LoadingCover />}>
      <Withdraw orderId={orderId} />
    </AreaTexts>
  );
}
