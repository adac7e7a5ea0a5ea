import type { NoticeMessage } from "../../../domain/notices/notice-text.ts";

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
  const { title, body, path, tag } = message;
  return registration.showNotification(title, { body, tag, icon: "/icons/192.png", data: path });
}

/** Opens a notice's page, in the window that shows it where there is one. */
export async function openNotice(
  path: unknown,
  origin: string,
  windows: {
    matchAll(options: { type: "window" }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  },
): Promise<void> {
  const { href } = new URL(String(path), origin);
  const open = (await windows.matchAll({ type: "window" })).find(({ url }) => url === href);
  await (open === undefined ? windows.openWindow(href) : open.focus());
}
