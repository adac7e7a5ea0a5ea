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
