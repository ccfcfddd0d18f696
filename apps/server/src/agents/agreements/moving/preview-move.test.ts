import { type MovePreview, previewMove } from '@baize/contract/agent';
import { assert } from '@baize/std/assert';
import { expect, test } from 'vitest';
import { givenLine, openAgreements, termsOf } from '../../../testing/agreements.ts';
import { operatorOf } from '../../../testing/operator.ts';
import { useWorld } from '../../../testing/world.ts';

const t = useWorld();

async function givenTwoLines() {
  const open = openAgreements(t.world);
  const [one, moved, below] = await givenLine(t.world, 3);
  const [other] = await givenLine(t.world, 1);
  assert(one && moved && below && other, 'two lines');
  const preview = async (memberId: string, toAccount?: string) => {
    const wire = { memberId, ...(toAccount !== undefined && { toAccount }) };
    const reply = await open.call(operatorOf('admin'), previewMove, wire);
    return { message: reply.message, value: reply.value as unknown as MovePreview };
  };
  return { ...open, one, moved, below, other, preview };
}

test('a move is foretold: who goes along, what holds them, and from when it counts', async () => {
  const { one, moved, other, preview, agreeTop, agree, offer } = await givenTwoLines();
  for (const kind of ['daily', 'hourly'] as const) await agreeTop(one, termsOf(kind, 50));
  await agree(one, moved, termsOf('daily', 20));
  await offer(one, moved, termsOf('hourly', 10));
  const { message, value } = await preview(moved.id, other.account.toUpperCase());
  expect(message).toBe(null);
  expect(value).toMatchObject({
    from: { memberId: one.id, account: one.account },
    to: { memberId: other.id, account: other.account },
    members: 2,
    agreements: [{ kind: 'daily', topRate: 20, endsAt: null }],
    offers: [{ kind: 'hourly', topRate: 10 }],
  });
  expect(Date.parse(value.countsFrom)).toBeLessThanOrEqual(+t.world.clock.now());
  const top = await preview(moved.id);
  expect(top.value).toMatchObject({ to: null, members: 2 });
});

test('what the move refuses is refused before it, and only those who may move ask', async () => {
  const { one, moved, below, preview, call } = await givenTwoLines();
  expect((await preview(one.id, below.account)).message).toBe('tree_cycle');
  expect((await preview(moved.id, moved.account)).message).toBe('tree_cycle');
  expect((await preview(moved.id, 'nobody-at-all')).message).toBe('not_found');
  expect((await preview(t.world.newId('mem'), one.account)).message).toBe('not_found');
  // Where somebody stands already is no cycle.
  expect((await preview(moved.id, one.account)).message).toBe(null);
  const wire = { memberId: moved.id };
  for (const role of ['finance', 'risk', 'support', 'auditor'] as const) {
    expect((await call(operatorOf(role), previewMove, wire)).message).toBe('not_permitted');
  }
});
