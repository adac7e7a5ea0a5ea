import { keepPages } from "./service-worker.ts";

/** A browser's subscription, as the site stores it. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The abilities of this browser for notices. */
export type PushState =
  | { kind: "on"; endpoint: string }
  | { kind: "off" | "blocked" | "unsupported" }
  /** iPhones and iPads push to installed apps alone. */
  | { kind: "not-installed" };

/** Looks without asking the visitor anything. */
export async function lookAtPush(): Promise<PushState> {
  const isOff = document.documentElement.dataset.sw === undefined;
  if (isOff || !("serviceWorker" in navigator)) return { kind: "unsupported" };
  if (!("PushManager" in window && "Notification" in window)) {
    return { kind: isApple() ? "not-installed" : "unsupported" };
  }
  if (Notification.permission === "denied") return { kind: "blocked" };
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? { kind: "on", endpoint: subscription.endpoint } : { kind: "off" };
}

/**
 * Asks for the permission, and subscribes at the browser's push service. Called by a touch alone.
 * Undefined when the visitor does not permit it; throws when the push service fails.
 */
export async function subscribe(publicKey: string): Promise<Subscribed | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  if ((await keepPages()) === undefined) throw new Error("no service worker");
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // One by an earlier key of the site is in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}

/** Ends this browser's subscription. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** An iPad calls itself a Mac, but Macs have no touch screen. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
