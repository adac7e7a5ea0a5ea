import * as v from "valibot";
import { isFirebaseHost } from "../data/realtime-database.ts";
import type { ServiceAccountKey } from "../data/service-account.ts";
import { safeAddress } from "./settings.ts";

const Key = v.object({
  type: v.literal("service_account"),
  client_email: v.pipe(v.string(), v.email()),
  private_key_id: v.optional(v.string()),
  private_key: v.pipe(v.string(), v.startsWith("-----BEGIN PRIVATE KEY-----")),
  token_uri: safeAddress,
});

/** Reads a service account's JSON key; undefined for anything else. */
export function parseServiceAccountKey(text: string): ServiceAccountKey | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Key), text);
  if (!parsed.success) return undefined;
  const { client_email, private_key, private_key_id, token_uri } = parsed.output;
  return {
    email: client_email,
    privateKey: private_key,
    keyId: private_key_id,
    tokenUrl: token_uri,
  };
}

/** The setting with a service account's key, as one line of JSON. */
export const serviceAccount = v.pipe(
  v.string(),
  v.transform(parseServiceAccountKey),
  v.check((key) => key !== undefined, "must be a service account's JSON key, as Firebase makes it"),
);

/**
 * The setting whose credential writes to the site's database when nobody is signed in. Firebase
 * takes no secret of ours, and a token of a service account instead.
 */
export function administratorSettingOf(
  variables: Partial<Record<"DATABASE_URL" | "DATABASE_SERVICE_ACCOUNT", unknown>>,
): "DATABASE_SECRET" | "DATABASE_SERVICE_ACCOUNT" {
  const { DATABASE_URL: url, DATABASE_SERVICE_ACCOUNT: key } = variables;
  if (typeof url !== "string" || url === "") return "DATABASE_SECRET";
  return key || isFirebaseHost(url) ? "DATABASE_SERVICE_ACCOUNT" : "DATABASE_SECRET";
}
