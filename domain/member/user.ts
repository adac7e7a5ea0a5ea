/** A member's identity profile (product.md section 3); times are ISO texts. */
export interface User {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  emailVerified: boolean;
  createdAt: string | null;
  lastLoginAt: string | null;
}

/** The name that the greeting and the profile show. */
export function displayNameOf({ displayName }: Pick<User, "displayName">): string {
  return displayName || "Username";
}

/**
 * Parses a profile from the API's answer or the browser's storage; undefined when it is malformed.
 */
export function parseUser(value: unknown): User | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  const { uid, email } = fields;
  if (typeof uid !== "string" || uid === "") return undefined;
  return {
    uid,
    email: textOrNull(email) ?? "",
    displayName: textOrNull(fields.displayName),
    photoURL: textOrNull(fields.photoURL),
    emailVerified: fields.emailVerified === true,
    createdAt: textOrNull(fields.createdAt),
    lastLoginAt: textOrNull(fields.lastLoginAt),
  };
}

const MAX_PHOTO_URL = 2048;

/**
 * The address of an avatar in normal form; null for one that is not https, has credentials or is
 * too long.
 */
export function photoUrlOf(text: string): string | null {
  const url = URL.parse(text);
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "") return null;
  // A style sheet would read "\\" as the beginning of an escape.
  const address = url.href.replaceAll("\\", "%5C");
  return address.length > MAX_PHOTO_URL ? null : address;
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
