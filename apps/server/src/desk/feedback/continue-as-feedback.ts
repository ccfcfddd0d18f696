import { dayOf } from '@baize/std/day';
import type { Id, MemberId } from '@baize/std/id';
import type { Instant } from '@baize/std/time';
import type { Tx } from '../../base/db/index.ts';
import type { World } from '../../base/kernel/index.ts';
import { withReference } from '../../cashier/payments/index.ts';
import { moveUploads } from '../../people/uploads/index.ts';
import type { FeedbackOptions } from './options.ts';
import * as queries from './queries.ts';
import { answerBy } from './rules.ts';

type SaidBefore = {
  /** What its pictures are attached to. */
  readonly subject: string;
  readonly operatorId: Id<'opr'> | null;
  readonly text: string;
  readonly at: Instant;
};

type Continuing = {
  readonly brand: FeedbackOptions['site']['brand'];
  readonly memberId: MemberId | null;
  /** Where a guest is answered. */
  readonly email: string | null;
  readonly language: string;
  readonly said: readonly SaidBefore[];
};

/** Takes over what a member or guest said elsewhere, in that transaction; it waits for an answer from now on. */
export async function continueAsFeedback(
  ctx: Pick<World, 'clock' | 'newId'>,
  tx: Tx,
  { brand, memberId, email, language, said }: Continuing,
): Promise<string> {
  const id = ctx.newId('fbk');
  const at = ctx.clock.now();
  const { reference } = await withReference({ id, day: dayOf(at, brand.timezone) }, (free) =>
    queries.insertCase(tx, {
      id,
      reference: free,
      request_key: null,
      kind: 'feedback',
      member_id: memberId,
      email,
      language,
      status: 'waiting',
      network: null,
      owner_id: null,
      taken_at: null,
      created_at: at,
      asked_at: at,
      answer_by: answerBy(brand, 'feedback', at),
      first_answered_at: null,
      closed_at: null,
      closed_by: null,
    }),
  );
  for (const { subject, operatorId, text, at: saidAt } of said) {
    const entry = ctx.newId('fbe');
    await queries.insertEntry(tx, {
      id: entry,
      case_id: id,
      operator_id: operatorId,
      text,
      created_at: saidAt,
    });
    await moveUploads(tx, subject, entry);
  }
  return reference;
}
