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

/** The name in the greeting and on the profile. */
export function displayNameOf({ displayName }: Pick<User, "displayName">): string {
  return displayName || "Username";
}

/**
 * Parses a profile from the API's response or from the browser's storage; undefined when it is
 * malformed.
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
 * The normalized address of an avatar; null unless it is https, free of credentials and short
 * enough.
 */
export function photoUrlOf(text: string): string | null {
  const url = parsedUrl(text);
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "") return null;
  // CSS would read a backslash as the start of an escape.
  const address = url.href.replaceAll("\\", "%5C");
  return address.length > MAX_PHOTO_URL ? null : address;
}

/** What `URL.parse` returns, which browsers have only since 2024. */
function parsedUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** A member who has deleted the account, with the last ID token, if any; it may have expired. */
export interface DeletedMember {
  uid: string;
  idToken: string | undefined;
}
