import type { TransitOptions } from './key-wrapper.ts';

/** Where the keys are: in a file, or in the environment as a text; wrapped by a KMS or not. */
export type KeyPlace = ({ readonly file: string } | { readonly text: string }) & {
  readonly kms?: TransitOptions | null;
};

/** The settings that say where the keys are. */
export type KeySettings = {
  readonly KEYS?: string | undefined;
  readonly KEYS_FILE?: string | undefined;
  readonly KMS_URL?: string | undefined;
  readonly KMS_KEY?: string | undefined;
  readonly KMS_TOKEN?: string | undefined;
};

export const KEY_SETTING_NAMES = ['KEYS', 'KEYS_FILE', 'KMS_URL', 'KMS_KEY', 'KMS_TOKEN'] as const;

/** Where neither is said, the keys are in the fallback. */
export function keyPlaceOf(env: KeySettings, fallbackFile: string): KeyPlace {
  const { KMS_URL: url, KMS_KEY: key, KMS_TOKEN: token } = env;
  const kms = url && key && token ? { url: url.replace(/\/+$/, ''), key, token } : null;
  return env.KEYS ? { text: env.KEYS, kms } : { file: env.KEYS_FILE || fallbackFile, kms };
}

/** The same place as the settings of a process that is started with it. */
export const keySettingsOf = (place: KeyPlace): Record<string, string> => ({
  ...('file' in place ? { KEYS_FILE: place.file } : { KEYS: place.text }),
  ...(place.kms
    ? { KMS_URL: place.kms.url, KMS_KEY: place.kms.key, KMS_TOKEN: place.kms.token }
    : {}),
});
