import { expect } from './coming-in.ts';

/** Pays at the provider's own page, as whoever scans the code does. */
export async function payAt(orderId: string, form: Record<string, string>): Promise<void> {
  const address = `${process.env['E2E_SANDBOX_URL'] ?? ''}/pay/${orderId}`;
  await expect.poll(async () => (await fetch(address)).status).toBe(200);
  const body = new URLSearchParams(form);
  const { ok } = await fetch(address, { method: 'POST', body });
  expect(ok).toBe(true);
}
