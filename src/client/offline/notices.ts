import type { NoticeMessage } from "#domain/notices/notice-text.ts";

/** The used part of a service worker's registration. */
interface Showing {
  showNotification(title: string, options: NotificationOptions): Promise<void>;
}

/** A window of the site. */
interface OpenWindow {
  url: string;
  focus(): Promise<unknown>;
}

/** Shows a message of the site's server; the browser has decrypted it, so it comes from there. */
export function showNotice(message: NoticeMessage, registration: Showing): Promise<void> {
  const { title, path: data, ...shown } = message;
  return registration.showNotification(title, { ...shown, data, icon: "/icons/192.png" });
}

/** What a browser says when it has ended or replaced a subscription. */
export interface SubscriptionChange {
  oldSubscription?: PushSubscription | null | undefined;
  newSubscription?: PushSubscription | null | undefined;
}

/**
 * Adds the new subscription of this browser for one that ended, whose row goes when the push service next
 * says so. The token against forgery ends within the hour, so a new one is asked for; without a session,
 * or where cookies cannot be read, nothing changes, and the page of notices offers them again.
 */
export async function renewSubscription(
  { oldSubscription: old, newSubscription }: SubscriptionChange,
  pushManager: Pick<PushManager, "subscribe">,
  readToken: () => Promise<string | undefined>,
): Promise<void> {
  const applicationServerKey = old?.options.applicationServerKey ?? null;
  if (!newSubscription && !applicationServerKey) return;
  await fetch("/api/session");
  const token = await readToken();
  if (!token) return;
  const options = { userVisibleOnly: true, applicationServerKey };
  const { endpoint, keys } = (newSubscription ?? (await pushManager.subscribe(options))).toJSON();
  await fetch("/api/notices/devices", {
    method: "POST",
    headers: { "X-XSRF-TOKEN": token, "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth }),
  });
}

/** Opens the address of a notice's page, in the window that shows it where there is one. */
export async function openNotice(
  address: string,
  windows: {
    matchAll(options: { type: "window" }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  },
): Promise<void> {
  const open = (await windows.matchAll({ type: "window" })).find(({ url }) => url === address);
  await (open?.focus() ?? windows.openWindow(address));
}
