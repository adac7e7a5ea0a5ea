/** The identity provider's project, and its local emulator. */
export interface IdentityConfig {
  apiKey: string;
  projectId: string;
  authDomain: string;
  /** `host:port` of the Auth emulator; undefined with the real provider. */
  emulatorHost: string | undefined;
}

/** The `connect-src` directive of the content security policy for pages with a sign-in form. */
export function connectDirective({ emulatorHost }: IdentityConfig): `connect-src ${string}` {
  const provider =
    emulatorHost === undefined
      ? "https://identitytoolkit.googleapis.com https://securetoken.googleapis.com"
      : `http://${emulatorHost}`;
  return `connect-src 'self' ${provider}`;
}
