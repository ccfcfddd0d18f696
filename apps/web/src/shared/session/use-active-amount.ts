import { type Minor, minor } from '@baize/std/money';
import { useBrand } from '../loading/start.tsx';

/** Valid bets that make a member active in a period. */
export const useActiveAmount = (): Minor => minor(BigInt(useBrand().activeValidBets));
