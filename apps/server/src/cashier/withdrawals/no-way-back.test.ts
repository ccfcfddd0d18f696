import { isShutToExcluded } from '@baize/contract/endpoint';
import { CONTRACT } from '@baize/contract/table';
import { cancelWithdrawal } from '@baize/contract/withdrawal';
import { expect, test } from 'vitest';
import { listBrands, loadBrand } from '../../base/brand/index.ts';

test('item 33 no shipped brand lets a withdrawal that waits fall back into play', () => {
  const allowing = listBrands().filter(
    (code) => loadBrand(code).brand.payments.withdrawal.canCancel,
  );
  expect(allowing).toEqual([]);
});

test('item 33 who is on a break cannot take a withdrawal back, whatever the brand allows', () => {
  expect(isShutToExcluded(cancelWithdrawal)).toBe(true);
});

test('item 33 no call tops a wallet up by itself or turns a withdrawal into a deposit', () => {
  const calls = Object.keys(CONTRACT).filter((name) => /top.?up|auto.*deposit|reverse/i.test(name));
  expect(calls).toEqual([]);
});
