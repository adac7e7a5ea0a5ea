import * as v from "valibot";
import { isLoopbackHost } from "../http/loopback.ts";
import { hasTokenForm } from "../http/token-form.ts";

// Schemas of settings. Messages continue a setting's name: "SITE_URL must be ...".

const text = v.string("must be text");

/** An optional setting. `.env` files and dashboards leave unset ones empty. */
export function optional<Output>(inner: v.GenericSchema<string, Output>) {
  return v.pipe(
    v.optional(text, ""),
    v.transform((given) => (given === "" ? undefined : given)),
    v.optional(inner),
  );
}

/** A text of one of these forms. */
export function matching(pattern: RegExp, message: string) {
  return v.pipe(v.string(), v.regex(pattern, message));
}

/** An address whose traffic cannot be read or forged on the way: https, or this machine. */
export const safeAddress = v.pipe(
  v.string(),
  v.url("must be a URL"),
  v.check((address) => {
    const url = URL.parse(address);
    return url?.protocol === "https:" || (url?.protocol === "http:" && isLoopbackHost(url.host));
  }, "must be https, or http on this machine"),
);

/** A database's address; it may end with a slash, as Firebase shows it. */
export const databaseAddress = v.pipe(
  safeAddress,
  v.check((address) => {
    const url = URL.parse(address);
    return url !== null && url.href === `${url.origin}/`;
  }, "must be an address without a path, such as https://name.firebaseio.com"),
);

/** An origin: a scheme, a host and perhaps a port, without a path. */
export const origin = v.pipe(
  v.string(),
  v.check(
    (address) => URL.parse(address)?.origin === address,
    "must be an origin without a path, such as https://example.com",
  ),
);

/** The contact for reports of vulnerabilities: an address, or the path of a page of the site. */
export const contact = matching(
  /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*|\/(?!\/)\S*)$/,
  "must be a mailto: or https: address, or a path of the site such as /contact",
);

/** A secret too long to guess. */
export const secret = v.pipe(v.string(), v.minLength(32, "must be 32 characters or longer"));

/** A secret that clients send in place of an ID token, so it must not have a token's form. */
export const databaseSecret = v.pipe(
  secret,
  v.check(
    (given) => !hasTokenForm(given),
    "must not be three parts joined by dots, as ID tokens are",
  ),
);

/** A number of seconds forwards or, with a minus, backwards, as milliseconds. */
export const signedSeconds = v.pipe(
  matching(/^-?\d{1,10}$/, "must be a whole number of seconds, such as 86400 or -3600"),
  v.transform((given) => Number(given) * 1000),
);

/** "30 since 1795647000": a speed, and the second since 1970 from which it holds. */
export const clockSpeed = v.pipe(
  matching(
    /^[1-9]\d{0,3} since \d{1,10}$/,
    "must be a speed and a second since 1970, such as 30 since 1795647000",
  ),
  v.transform((given) => {
    const [speed = 1, since = 0] = given.split(" since ").map(Number);
    return { speed, since: since * 1000 };
  }),
);

/** A whole number from 1 on. */
export const atLeastOne = v.pipe(
  matching(/^[1-9]\d{0,6}$/, "must be a whole number from 1 on, such as 150"),
  v.transform(Number),
);

/** A duration in seconds, "0.2" too, as milliseconds. */
export const seconds = v.pipe(
  matching(/^\d{1,9}(?:\.\d{1,3})?$/, "must be a number of seconds, such as 60 or 0.5"),
  v.transform((given) => Math.round(Number(given) * 1000)),
);
