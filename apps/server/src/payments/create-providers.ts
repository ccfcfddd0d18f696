import type { World } from '../kernel/index.ts';
import { createHttpProvider, type HttpProviderOptions } from './http-provider.ts';
import type { PaymentProviders } from './provider.ts';

export type PaymentSettings = Omit<HttpProviderOptions, 'zone' | 'timeoutMs'>;

/** The providers this process reaches, by the code that a brand's methods name. */
export const createProviders = (
  world: Pick<World, 'clock' | 'chance'>,
  settings: PaymentSettings | null,
  zone: string,
): PaymentProviders =>
  new Map(settings ? [[settings.code, createHttpProvider(world, { ...settings, zone })]] : []);
