import { Trading } from '../features/trading/trading.tsx';

/** The trading desk: what matches would cost, the stop of one, prices, large bets, and results. */
export const TradingPage = () => <Trading />;
