import type { Brand } from '@baize/contract/brand';
import { ensure } from '../../base/kernel/index.ts';

export type AgreementsOptions = {
  readonly brand: Brand;
  /** Whether the brand has salaries, dividends and contracts at all. */
  readonly isOn: () => boolean;
};

export const ensureOn = ({ isOn }: AgreementsOptions): void => ensure(isOn(), 'feature_off');
