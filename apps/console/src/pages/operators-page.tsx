import { OperatorKeys } from '../features/keys/operator-keys.tsx';
import { Operators } from '../features/operators/operators.tsx';

/** Who works here, and the programs that act in their name. */
export const OperatorsPage = () => (
  <>
    <Operators />
    <OperatorKeys />
  </>
);
