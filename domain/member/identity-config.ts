/** Where people sign in: the provider's project, and the emulator that stands in for it locally. */
export interface IdentityConfig {
  apiKey: string;
  projectId: string;
  authDomain: string;
  /** `host:port` of the Auth emulator; undefined where the real provider answers. */
  emulatorHost: string | undefined;
}

/** The servers that a sign-in form may talk to, as a directive of the content security policy. */
export function connectDirective({ emulatorHost }: IdentityConfig): `connect-src ${string}` {
  const provider =
    emulatorHost === undefined
      ? "https://identitytoolkit.googleapis.com https://securetoken.googleapis.com"
      : `http://${emulatorHost}`;
  return `connect-src 'self' ${provider}`;
}
