/** Browser features that no page here uses; each is denied to this origin and to all frames. */
const UNUSED_POWERS = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "xr-spatial-tracking",
];

/** The headers of every answer; an answer's own header takes precedence. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "credentialless",
  "Permissions-Policy": UNUSED_POWERS.map((power) => `${power}=()`).join(", "),
  // Pages state their own policy: astro.config.mjs, and the login forms for the sign-in service.
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
};

/** The header that lets pages of other sites embed or read an answer. */
export const FOR_OTHER_SITES = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** Text types without a charset parameter, whose charset a browser would guess. */
const TEXT_WITHOUT_CHARSET = /^(?:text\/[\w.+-]+|[\w.-]+\/(?:[\w.-]+\+)?xml)$/i;

/** Sets the missing headers of `SECURITY_HEADERS` on an answer, and the charset of text. */
export function secure(headers: Headers): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const type = headers.get("Content-Type");
  if (type !== null && TEXT_WITHOUT_CHARSET.test(type)) {
    headers.set("Content-Type", `${type}; charset=utf-8`);
  }
}
