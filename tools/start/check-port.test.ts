import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPort } from './check-port.ts';

const squatter = createServer();
let port: number;

beforeEach(async () => {
  await new Promise<void>((resolve) => {
    squatter.listen(0, resolve);
  });
  ({ port } = squatter.address() as AddressInfo);
});

afterEach(() => squatter.close());

test('a taken port is named, with the variable that chooses another', async () => {
  await expect(checkPort(port, 'PORT')).rejects.toThrow(
    `Port ${port} is taken by another program: choose another with PORT=${port + 100}.`,
  );
});
