import { view } from '../../tables/baccarat/super-six.ts';
import { baccaratTable } from './baccarat.ts';

export const game = (code: string) => baccaratTable(code, view);
