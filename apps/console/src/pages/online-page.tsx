export { OnlinePlayers as OnlinePage } from '../features/overview/online-players.tsx';
