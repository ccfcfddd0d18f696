import { OperatorNetworks } from '../features/access/operator-networks.tsx';
import { OperatorSessions } from '../features/access/operator-sessions.tsx';
import { Operators } from '../features/operators/operators.tsx';

/** Who works here, where they are signed in, and from where they may. */
export const OperatorsPage = () => (
  <>
    <Operators />
    <OperatorSessions />
    <OperatorNetworks />
  </>
);
