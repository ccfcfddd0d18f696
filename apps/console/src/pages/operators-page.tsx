import { OperatorNetworks } from '../features/access/operator-networks.tsx';
import { OperatorSessions } from '../features/access/operator-sessions.tsx';
import { OperatorKeys } from '../features/keys/operator-keys.tsx';
import { Operators } from '../features/operators/operators.tsx';

/** Who works here, where they are signed in, from where they may, and the programs in their name. */
export const OperatorsPage = () => (
  <>
    <Operators />
    <OperatorSessions />
    <OperatorNetworks />
    <OperatorKeys />
  </>
);
