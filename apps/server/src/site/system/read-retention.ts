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
  const [chat] = content.chat;
  const [support] = content.support;
  const days = daysOf(brand, { chat: chat?.retentionDays, support: support?.retentionDays });
  return {
    classes: RETENTION_CLASSES.flatMap((name) => {
      const kept = days[name];
      return kept === undefined ? [] : [{ name, days: kept }];
    }),
  };
}

const daysOf = (
  { privacy, identity }: Pick<Brand, 'privacy' | 'identity'>,
  talk: Readonly<Record<'chat' | 'support', number | undefined>>,
): Readonly<Record<RetentionClass, number | undefined>> => ({
  ...privacy.retentionDays,
  unusedUploads: UNUSED_UPLOADS_DAYS,
  documents: identity.picturesKeptDays,
  ...talk,
});
