import type { World } from '../../base/kernel/index.ts';
import type { PaymentSettings } from '../../config/providers.ts';
import { createHttpProvider } from './http-provider.ts';
import type { PaymentProviders } from './provider.ts';

/** The providers this process reaches, by the code that a brand's methods name. */
export const createProviders = (
  world: Pick<World, 'db' | 'clock' | 'chance'>,
  settings: PaymentSettings | null,
  zone: string,
): PaymentProviders =>
  new Map(settings ? [[settings.code, createHttpProvider(world, { ...settings, zone })]] : []);
