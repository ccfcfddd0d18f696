import { isIP } from 'node:net';

/** Whether only this machine can reach it: `localhost`, 127.0.0.0/8 or ::1, in brackets or not. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(name) === 4) return name.startsWith('127.');
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost');
}

/** Whether a listener there is reached from every network the machine is in. */
export const isEveryAddress = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** Where a demonstration listens, whatever else is set. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const;

/** The chosen address, and this machine: the other processes of a start call from there. */
export function addressesOf(bind: string): readonly string[] {
  if (isEveryAddress(bind)) return [bind];
  return isLoopback(bind) && bind !== '::1' ? [bind] : [...new Set(['127.0.0.1', bind])];
}
