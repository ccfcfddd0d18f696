import { Downlines } from '../../features/agent-center/downlines/downlines.tsx';
import { DownlineOffers } from '../../features/agreements/downline-offers.tsx';

export const DownlinesPage = () => (
  <Downlines
    renderOffers={(memberId, account) => <DownlineOffers payee={{ memberId, account }} />}
  />
);
