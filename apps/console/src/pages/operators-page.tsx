import { Operators } from '../features/operators/operators.tsx';

export const OperatorsPage = () => <Operators />;
