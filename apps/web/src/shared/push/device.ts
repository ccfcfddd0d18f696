/** Whether this browser can be told anything while the site is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Refused once, a browser asks no more: only its own settings change that. */
export const isPushRefused = (): boolean => canPush() && Notification.permission === 'denied';

const registrationOf = async (): Promise<ServiceWorkerRegistration | null> =>
  canPush() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;

export async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await registrationOf();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export type DeviceAddress = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** Asks the browser; null where it or the person says no. */
export async function subscribeDevice(publicKey: string): Promise<DeviceAddress | null> {
  const registration = await registrationOf();
  if (!registration || (await Notification.requestPermission()) !== 'granted') return null;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const made = await registration.pushManager.subscribe(options).catch(async () => {
    // One that was made with another key stands in the way.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  const { endpoint = '', keys } = made.toJSON();
  return { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/** Nothing comes to this browser any more; gives the address it had. */
export async function forgetDevice(): Promise<string | null> {
  const subscription = await findSubscription();
  if (!subscription) return null;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  return endpoint;
}
