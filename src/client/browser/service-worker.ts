/** The used part of Trusted Types; browsers without them take the address itself. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy("worker", { createScriptURL: (address) => address });

/**
 * Registers the service worker, if the page names one; without it, no page is saved and no notice
 * shown.
 */
export async function keepPages(): Promise<ServiceWorkerRegistration | undefined> {
  const { sw } = document.documentElement.dataset;
  if (sw === undefined) return undefined;
  const script = policy?.createScriptURL(sw) ?? sw;
  return navigator.serviceWorker?.register(script).catch(() => undefined);
}
