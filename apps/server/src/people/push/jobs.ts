import type { Brand } from '@baize/contract/brand';
import { type AnyJob, job } from '../../base/kernel/index.ts';
import { SEND_PUSH } from './job-names.ts';
import { PUBLIC_REACH, type Reach } from './reach.ts';
import { sendNotes } from './send-notes.ts';
import { noteWriter } from './write-note.ts';

export type PushOptions = {
  readonly brand: Brand;
  readonly publicUrl: string;
  /** Which push services may be called; a test has one of its own. */
  readonly reach?: Reach;
};

/** At once when something is told, and every minute for what waited for an hour or a second try. */
export function pushJobs({
  brand,
  publicUrl,
  reach = PUBLIC_REACH,
}: PushOptions): readonly AnyJob[] {
  const means = { brand, reach, write: noteWriter(brand), contact: publicUrl };
  return [job({ ...SEND_PUSH, schedule: '* * * * *', run: (world) => sendNotes(world, means) })];
}
