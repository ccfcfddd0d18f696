import { Overview } from '../features/overview/overview.tsx';

export const OverviewPage = () => <Overview />;
