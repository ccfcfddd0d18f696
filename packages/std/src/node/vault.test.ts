import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addKey, dropKeys, ensureKeyFile } from './key-file.ts';
import { parseKeyLines, readKey, ringOf } from './key-ring.ts';
import { openKeys } from './key-source.ts';
import { createTransitWrapper } from './key-wrapper.ts';
import { createVault, keyIdOf } from './vault.ts';

const keyText = (letter: string) => Buffer.alloc(32, letter).toString('base64');

const vaultWith = (text: string) => {
  const ring = ringOf(parseKeyLines(text).map((line) => ({ id: line.id, key: readKey(line) })));
  return createVault(() => ring);
};

test('DOOR-06 what is sealed names its key, opens again, and never looks the same twice', () => {
  const vault = vaultWith(`k1:${keyText('a')}`);
  const [one, two] = [vault.seal('secret ภาษา', 'a/1'), vault.seal('secret ภาษา', 'a/1')];
  expect(keyIdOf(one)).toBe('k1');
  expect(one).not.toBe(two);
  expect([one, two].map((sealed) => vault.open(sealed, 'a/1'))).toEqual([
    'secret ภาษา',
    'secret ภาษา',
  ]);
  expect(vault.open(vault.seal('', 'a/1'), 'a/1')).toBe('');
});

test('DOOR-06 an older key of the ring still opens what it sealed, and new values are under the first', () => {
  const old = vaultWith(`k1:${keyText('a')}`).seal('kept', 'a/1');
  const now = vaultWith(`k2:${keyText('b')}\nk1:${keyText('a')}`);
  expect(now.open(old, 'a/1')).toBe('kept');
  expect(keyIdOf(now.seal('new', 'a/1'))).toBe('k2');
  expect(() => vaultWith(`k2:${keyText('b')}`).open(old, 'a/1')).toThrow('has no key k1');
});

test.each([
  ['copied to another row', (sealed: string) => [sealed, 'a/2']],
  ['changed by a letter', (sealed: string) => [`${sealed.slice(0, -3)}AAA`, 'a/1']],
  ['cut off', (sealed: string) => [sealed.slice(0, 20), 'a/1']],
  ['in the clear', () => ['1234567890', 'a/1']],
  ['renamed to another key', (sealed: string) => [sealed.replace(':k1:', ':k2:'), 'a/1']],
])('DOOR-05 a value that was %s does not open, and is not told', (_, change) => {
  const vault = vaultWith(`k1:${keyText('a')}\nk2:${keyText('b')}`);
  const [text = '', place = ''] = change(vault.seal('1234567890', 'a/1'));
  expect(() => vault.open(text, place)).toThrow(
    /^what is kept for a\/\d (is not sealed|does not open)$/,
  );
});

test('a digest is the same for the same value of a column alone, and differs with the key', () => {
  const vault = vaultWith(`k1:${keyText('a')}`);
  expect(vault.digest('1', 'a')).toBe(vault.digest('1', 'a'));
  expect(vault.digest('1', 'a')).not.toBe(vault.digest('1', 'b'));
  expect(vault.digest('1', 'a')).not.toBe(vaultWith(`k1:${keyText('b')}`).digest('1', 'a'));
});

test.each([
  ['', 'the ring has no key'],
  ['k1', 'key 1 of the ring is not written as id:key'],
  ['k1:c2hvcnQ=', 'key k1 of the ring is not 32 bytes'],
  [`k1:${keyText('a')},k1:${keyText('b')}`, 'two keys of the ring have the same id'],
])('a ring written as %j is refused without telling a key', (text, words) => {
  expect(() => vaultWith(text)).toThrow(words);
});

test('DOOR-05 a key file is its owner’s alone, made once, and read again when a key is added', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-keys-'));
  const file = path.join(folder, 'site.keys');
  try {
    ensureKeyFile(file);
    const first = readFileSync(file, 'utf8');
    ensureKeyFile(file);
    expect(readFileSync(file, 'utf8')).toBe(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const keys = await openKeys({ file });
    const sealed = keys.vault.seal('kept', 'a/1');
    expect(await addKey(file, null)).toBe('k2');
    await keys.reload();
    expect(keys.ring().current).toBe('k2');
    expect(keys.vault.open(sealed, 'a/1')).toBe('kept');
    dropKeys(file, ['k1']);
    await keys.reload();
    expect(() => keys.vault.open(sealed, 'a/1')).toThrow('has no key k1');
    expect(await addKey(file, null)).not.toBe('k1');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** A KMS as it is spoken to: it turns texts around, and lets in who has the token. */
async function startTransit() {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, string>;
      const turn = (word = '') => word.split('').reverse().join('');
      const answers: Record<string, object> = {
        '/v1/transit/encrypt/baize': { ciphertext: `vault:v1:${turn(body['plaintext'])}` },
        '/v1/transit/decrypt/baize': {
          plaintext: turn(body['ciphertext']?.slice('vault:v1:'.length)),
        },
      };
      const data = answers[request.url ?? ''];
      const isIn = request.headers['x-vault-token'] === 'in';
      response.writeHead(isIn && data ? 200 : 403, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: isIn ? data : {} }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1/transit`, close: () => server.close() };
}

test('DOOR-05 keys that a KMS has wrapped are in the file as it wrapped them, and are opened by it', async () => {
  const kms = await startTransit();
  const folder = mkdtempSync(path.join(tmpdir(), 'baize-keys-'));
  const file = path.join(folder, 'site.keys');
  const place = { file, kms: { url: kms.url, key: 'baize', token: 'in' } };
  try {
    ensureKeyFile(file);
    const before = (await openKeys({ file })).vault.seal('kept', 'a/1');
    await addKey(file, createTransitWrapper(place.kms));
    expect(readFileSync(file, 'utf8')).toContain('k2:kms=vault:v1:');
    const { vault } = await openKeys(place);
    const sealed = vault.seal('wrapped', 'a/1');
    expect([keyIdOf(sealed), vault.open(sealed, 'a/1'), vault.open(before, 'a/1')]).toEqual([
      'k2',
      'wrapped',
      'kept',
    ]);
    await expect(openKeys({ file })).rejects.toThrow('wrapped by a KMS');
    const stranger = { file, kms: { ...place.kms, token: 'out' } };
    await expect(openKeys(stranger)).rejects.toThrow('the KMS refused to decrypt: 403');
  } finally {
    kms.close();
    rmSync(folder, { recursive: true });
  }
});
