import { CONTRACT } from '@baize/contract/table';
import { vendorCallName } from '@baize/contract/vendor';
import { VENDOR_ERROR_CODES } from '@baize/contract/vendor-errors';
import { expect, test } from 'vitest';
import { createHttp, registerDocs } from '../../base/kernel/index.ts';
import { own } from './dialects/own.ts';

const rows = Object.values(CONTRACT).filter(({ access }) => access === 'vendor');

test('MONEY-08 every row of the vendor protocol is served by the door, and nothing else is', () => {
  expect([...own.calls].sort()).toEqual(rows.map(vendorCallName).sort());
});

test('MONEY-08 every refusal a vendor can get is documented with every call', async () => {
  const app = createHttp();
  registerDocs(app, CONTRACT, { title: 'Baize', version: '1', identify: async () => null });
  const document = (await app.inject('/docs/api.json')).json();
  for (const { path } of rows) {
    const { responses, security } = document.paths[path].post;
    expect(security).toEqual([{ vendor: [] }]);
    const told = JSON.stringify(responses);
    for (const code of VENDOR_ERROR_CODES) expect(told).toContain(`\`${code}\``);
  }
});
