import type { Brand } from '@baize/contract/brand';
import type { Output } from '@baize/contract/endpoint';
import type { readRetention as contract } from '@baize/contract/privacy';
import {
  RETENTION_CLASSES,
  type RetentionClass,
  UNUSED_UPLOADS_DAYS,
} from '@baize/contract/privacy-rules';
import type { Site } from '../../base/brand/index.ts';

/** What the privacy page promises is what the jobs go by. */
export function readRetention({ brand, content }: Site): Output<typeof contract> {
  const [house] = content.chat;
  const days = daysOf(brand, house?.retentionDays);
  return {
    classes: RETENTION_CLASSES.flatMap((name) => {
      const kept = days[name];
      return kept === undefined ? [] : [{ name, days: kept }];
    }),
  };
}

const daysOf = (
  { privacy, identity }: Pick<Brand, 'privacy' | 'identity'>,
  chat: number | undefined,
): Readonly<Record<RetentionClass, number | undefined>> => ({
  ...privacy.retentionDays,
  unusedUploads: UNUSED_UPLOADS_DAYS,
  documents: identity.picturesKeptDays,
  chat,
});
