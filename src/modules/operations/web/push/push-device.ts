/**
 * Push notifications about new jobs in this browser (F324): permission, subscription at the push service, and
 * registration with the server.
 */
import { call } from '#platform/web/client/call.ts';

/** `blocked`: the user has blocked notifications. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function workerAddress(): Promise<string> {
  return (await import('./push-worker.ts?worker&url')).default;
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(await workerAddress());
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The state as far as it is known synchronously. */
export function firstPushState(): PushState {
  if (!isSupported()) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'off';
}

/** An existing subscription is registered again, because it may belong to an earlier session. */
export async function findPushState(): Promise<PushState> {
  const first = firstPushState();
  if (first !== 'off' || Notification.permission !== 'granted') return first;
  const subscription = await ownSubscription();
  if (!subscription) return 'off';
  await register(subscription);
  return 'on';
}

/** Throws a `CallError`, and a `DOMException` when the browser's push service can't be reached. */
export async function turnOnPush(applicationServerKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') {
    return Notification.permission === 'denied' ? 'blocked' : 'off';
  }
  const registration = await navigator.serviceWorker.register(await workerAddress());
  await begun(registration);
  await register(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  return 'on';
}

export async function turnOffPush(): Promise<PushState> {
  const subscription = await ownSubscription();
  if (subscription) {
    await call('delete_push_subscription', { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
  return 'off';
}

/** Browsers subscribe only for an active worker. */
async function begun({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((done) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') done();
    });
  });
}

async function register(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await call('save_push_subscription', { body: { endpoint, keys: { p256dh, auth } } });
}
