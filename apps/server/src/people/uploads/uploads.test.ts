import * as contract from '@baize/contract/upload';
import { ATTACHMENT_BYTES_MAX, attachments, REMARK_MAX, remark } from '@baize/contract/upload';
import type { Id, MemberId } from '@baize/std/id';
import { DAY_MS } from '@baize/std/time';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { loadBrand } from '../../base/brand/index.ts';
import { answer } from '../../base/kernel/index.ts';
import { givenAccount, givenSession, useIdentity } from '../../testing/identity.ts';
import { operatorOf } from '../../testing/operator.ts';
import { bombOf, movingPng, noiseOf, photoOf, pngOf, zipOf } from '../../testing/uploads.ts';
import { asked } from '../../testing/world.ts';
import { claimUploads, listUploads, uploadsJobs, uploadsRoutes } from './index.ts';

const identity = useIdentity(() => uploadsRoutes);

async function givenSender(type = 0) {
  const member = await givenAccount(identity.world, { type });
  const { token } = await givenSession(identity, member);
  return { memberId: member.id, token };
}

type Sender = Awaited<ReturnType<typeof givenSender>>;
type StoredPicture = { uploadId: Id<'upl'>; width: number; height: number };

const sendText = (content: string, { token }: Sender) =>
  identity.call(contract.uploadPicture, { content }, { token });
const send = (bytes: Buffer, sender: Sender) => sendText(bytes.toString('base64'), sender);
const kept = async (bytes: Buffer, sender: Sender) =>
  (await send(bytes, sender)).value as StoredPicture;
const read = (uploadId: string, { token }: Sender) =>
  identity.call(contract.readPicture, { uploadId }, { token });

async function shown(uploadId: string, sender: Sender) {
  const { type, content } = (await read(uploadId, sender)).value as {
    type: string;
    content: string;
  };
  return { type, bytes: Buffer.from(content, 'base64') };
}

const claim = (memberId: MemberId, uploadIds: readonly Id<'upl'>[], subject = 'dep_1') =>
  identity.world.db
    .transaction()
    .execute((tx) => claimUploads(tx, { memberId, uploadIds, subject }));

test('MONEY-05 a png and a jpg are kept, by content, and shown to whoever sent them', async () => {
  const sender = await givenSender();
  const png = await kept(await pngOf(40, 30), sender);
  expect(png).toMatchObject({ width: 40, height: 30 });
  expect((await shown(png.uploadId, sender)).type).toBe('image/png');
  const jpg = await kept(
    await sharp(await pngOf(40, 30))
      .jpeg()
      .toBuffer(),
    sender,
  );
  expect((await shown(jpg.uploadId, sender)).type).toBe('image/jpeg');
});

test('MONEY-05 what a camera wrote into a photograph is gone, and it stands upright', async () => {
  const sender = await givenSender();
  const photo = await photoOf(400, 300);
  expect(photo.includes('Secretphone')).toBe(true);
  const { uploadId, width, height } = await kept(photo, sender);
  expect([width, height]).toEqual([300, 400]);
  const { bytes } = await shown(uploadId, sender);
  expect(bytes.includes('Secretphone')).toBe(false);
  const found = await sharp(bytes).metadata();
  expect(found).toMatchObject({ width: 300, height: 400 });
  expect([found.exif, found.icc, found.xmp, found.orientation]).toEqual(Array(4).fill(undefined));
  // What was on the left before it was turned is at the top.
  const { data } = await sharp(bytes).resize(1, 2, { kernel: 'nearest' }).raw().toBuffer({
    resolveWithObject: true,
  });
  const [topRed = 0, , topBlue = 0, bottomRed = 0, , bottomBlue = 0] = data;
  expect([topBlue > topRed, bottomRed > bottomBlue]).toEqual([true, true]);
});

test('a large picture is made smaller, and one that packs badly becomes a jpg', async () => {
  const sender = await givenSender();
  expect(await kept(await pngOf(5_000, 1_000), sender)).toMatchObject({
    width: 2_000,
    height: 400,
  });
  const noise = identity.world.chance.bytes(1_200 * 1_000 * 3);
  const { uploadId } = await kept(await noiseOf(1_200, 1_000, noise), sender);
  expect((await shown(uploadId, sender)).type).toBe('image/jpeg');
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
const png = () => pngOf(16, 16);
const jpg = async () =>
  sharp(await png())
    .jpeg()
    .toBuffer();

const HOSTILE: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['an archive', async () => zipOf('slip.png', 'money')],
  ['a drawing that may run', async () => Buffer.from(SVG)],
  ['a page named like a picture', async () => Buffer.from(HTML)],
  [
    'a picture of another kind',
    async () =>
      sharp(await png())
        .webp()
        .toBuffer(),
  ],
  ['a picture that moves', movingPng],
  [
    'a gif',
    async () =>
      sharp(await png())
        .gif()
        .toBuffer(),
  ],
  ['half a png', async () => (await pngOf(300, 300)).subarray(0, -40)],
  ['half a jpg', async () => (await photoOf(600, 600)).subarray(0, -900)],
  ['only the first bytes of a png', async () => (await png()).subarray(0, 20)],
  ['a png and an archive in one', async () => Buffer.concat([await png(), zipOf('a', 'b')])],
  ['a jpg and an archive in one', async () => Buffer.concat([await jpg(), zipOf('a', 'b')])],
  ['a png with a page behind it', async () => Buffer.concat([await png(), Buffer.from(HTML)])],
  [
    'the head of a jpg and a page',
    async () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from(HTML)]),
  ],
];

test.each(HOSTILE)('MONEY-05 %s is refused', async (_name, make) => {
  const sender = await givenSender();
  expect(await send(await make(), sender)).toMatchObject({
    success: false,
    message: 'picture_unreadable',
  });
});

test('nothing of what stood behind a jpg is kept', async () => {
  const sender = await givenSender();
  const { uploadId } = await kept(Buffer.concat([await jpg(), Buffer.from(HTML)]), sender);
  expect((await shown(uploadId, sender)).bytes.includes('script')).toBe(false);
});

test('MONEY-05 a picture of 30,000 by 30,000 is refused by its head alone', async () => {
  const sender = await givenSender();
  for (const [width, height] of [
    [30_000, 30_000],
    [20_001, 1],
    [8_000, 8_000],
  ] as const) {
    expect(await send(bombOf(width, height), sender)).toMatchObject({
      message: 'picture_too_large',
    });
  }
  // A size that is allowed, and nothing behind the head that could fill it.
  expect(await send(bombOf(7_000, 7_000), sender)).toMatchObject({ message: 'picture_unreadable' });
});

test('MONEY-05 five megabytes are taken, one byte more is not', async () => {
  const sender = await givenSender();
  const photo = await jpg();
  const filled = (size: number) => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
  expect(await send(filled(ATTACHMENT_BYTES_MAX), sender)).toMatchObject({ success: true });
  expect(await send(filled(ATTACHMENT_BYTES_MAX + 1), sender)).toMatchObject({
    status: 413,
    message: 'picture_too_large',
  });
  expect(await sendText('A'.repeat(9 * 1024 * 1024), sender)).toMatchObject({
    status: 413,
    message: 'too_large',
  });
});

test('what is not base 64 is refused', async () => {
  const sender = await givenSender();
  const right = (await png()).toString('base64');
  for (const content of [`data:image/png;base64,${right}`, `${right} `, '????', '=', '====']) {
    expect(await sendText(content, sender), content.slice(0, 30)).toMatchObject({
      message: 'picture_unreadable',
    });
  }
  expect(await sendText('', sender)).toMatchObject({ message: 'invalid_input' });
});

test('MONEY-05 a picture is its sender’s: nobody else reads or attaches it', async () => {
  const sender = await givenSender();
  const stranger = await givenSender();
  const { uploadId } = await kept(await png(), sender);
  expect(await read(uploadId, stranger)).toMatchObject({ message: 'not_found' });
  await expect(claim(stranger.memberId, [uploadId])).rejects.toThrow('attachments_wrong');
  const trial = await givenSender(identity.loaded.brand.trialTypes[0]);
  expect(await send(await png(), trial)).toMatchObject({ message: 'in_need_true_account' });
  expect(await identity.call(contract.readPicture, { uploadId })).toMatchObject({
    message: 'not_signed_in',
  });
});

test('MONEY-05 a picture is attached once, and all are or none is', async () => {
  const sender = await givenSender();
  const [one, two, three, four] = await Promise.all(
    Array.from({ length: 4 }, async () => (await kept(await png(), sender)).uploadId),
  );
  if (!one || !two || !three || !four) throw new Error('four were sent');
  await claim(sender.memberId, [two, one], 'wdr_1');
  expect(await listUploads(identity.world.db, 'wdr_1')).toEqual([two, one]);
  await expect(claim(sender.memberId, [three, one])).rejects.toThrow('attachments_wrong');
  await expect(claim(sender.memberId, [three, three])).rejects.toThrow('attachments_wrong');
  await claim(sender.memberId, [three], 'wdr_1');
  expect(await listUploads(identity.world.db, 'wdr_1')).toEqual([two, one, three]);
  await claim(sender.memberId, []);
  const both = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) => claim(sender.memberId, [four], `dep_${at}`)),
  );
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('MONEY-05 three pictures and a remark of 140 characters, and no more', async () => {
  const sender = await givenSender();
  const ids = Array.from({ length: 4 }, () => identity.world.newId('upl'));
  expect(z.safeDecode(attachments(1), ids).success).toBe(false);
  expect(z.safeDecode(attachments(1), ids.slice(1)).success).toBe(true);
  expect(z.safeDecode(attachments(1), []).success).toBe(false);
  await expect(claim(sender.memberId, ids)).rejects.toThrow('attachments_wrong');
  expect(z.safeDecode(remark, 'ก'.repeat(REMARK_MAX)).success).toBe(true);
  expect(z.safeDecode(remark, 'ก'.repeat(REMARK_MAX + 1)).success).toBe(false);
});

test('an operator sees a picture once it is attached, if trusted with payments', async () => {
  const sender = await givenSender();
  const { uploadId } = await kept(await png(), sender);
  const route = uploadsRoutes.find(({ endpoint }) => endpoint === contract.readMemberPicture);
  if (!route) throw new Error('the call is served');
  const world = { ...identity.world, wording: (code: string) => code };
  const look = async (caller = operatorOf('finance')) =>
    (await answer(route, world, asked({ uploadId }, { caller }))).body;
  expect(await look()).toMatchObject({ message: 'not_found' });
  await claim(sender.memberId, [uploadId], 'dep_seen');
  expect(await look()).toMatchObject({ success: true, value: { type: 'image/png' } });
});

test('twenty pictures wait at most, however many are sent at once', async () => {
  const sender = await givenSender();
  const bytes = await png();
  for (let at = 0; at < 17; at++) await kept(bytes, sender);
  const replies = await Promise.all(Array.from({ length: 6 }, () => send(bytes, sender)));
  const outcomes = replies.map(({ message }) => message ?? 'kept').toSorted();
  expect(outcomes).toEqual([...Array(3).fill('kept'), ...Array(3).fill('too_many_pictures')]);
});

test('what was attached to nothing is gone after a day, the rest stays', async () => {
  const sender = await givenSender();
  const [loose, attached] = [await kept(await png(), sender), await kept(await png(), sender)];
  await claim(sender.memberId, [attached.uploadId], 'dep_kept');
  const prune = () => uploadsJobs(loadBrand('mekhala').brand)[0]?.run(identity.world, {} as never);
  identity.world.clock.advance(DAY_MS - 1);
  await prune();
  const { token } = await givenSession(identity, { id: sender.memberId });
  const back = { ...sender, token };
  expect(await read(loose.uploadId, back)).toMatchObject({ success: true });
  identity.world.clock.advance(2);
  await prune();
  expect(await read(loose.uploadId, back)).toMatchObject({ message: 'not_found' });
  expect(await read(attached.uploadId, back)).toMatchObject({ success: true });
});
