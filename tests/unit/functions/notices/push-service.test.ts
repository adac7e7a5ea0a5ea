import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPushEndpoint } from "#functions/notices/push-service.ts";

const STAND_IN = "http://127.0.0.1:5399";

describe("an endpoint", () => {
  test.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://wns2-by3p.notify.windows.com/w/?token=abc",
    "https://web.push.apple.com/QGuQ",
    "https://FCM.googleapis.com/fcm/send/abc",
  ])("%s is a known push service's", (address) => {
    expect(isPushEndpoint(address, undefined)).toBe(true);
  });

  test.each([
    "",
    "text",
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://user@fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com@evil.example/",
    "https://fcm.googleapis.com.evil.example/",
    "https://evil-fcm.googleapis.com/",
    "https://fcm.googleapis.com./",
    "https://notify.windows.com.evil.example/",
    "https://evilnotify.windows.com/",
    "https://push.services.mozilla.com/",
    "https://web.push.apple.com.evil.example/",
    "https://evil.example/?https://fcm.googleapis.com/",
    "https://evil.example/#.notify.windows.com",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://10.0.0.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://localhost/",
    "file:///etc/passwd",
    "ftp://fcm.googleapis.com/",
    `https://fcm.googleapis.com/${"x".repeat(1_000)}`,
    `${STAND_IN}/push/1`,
  ])("%s is refused", (address) => {
    expect(isPushEndpoint(address, undefined)).toBe(false);
  });

  test("of the stand-in is taken only where it is set, and by its whole origin", () => {
    expect(isPushEndpoint(`${STAND_IN}/push/1`, STAND_IN)).toBe(true);
    expect(isPushEndpoint("http://127.0.0.1:53990/push/1", STAND_IN)).toBe(false);
    expect(isPushEndpoint("http://127.0.0.1:5399@evil.example/", STAND_IN)).toBe(false);
  });

  test("is never one of another host, whatever the address", () => {
    const known =
      /^(?:fcm\.googleapis\.com|web\.push\.apple\.com|[^/]+\.notify\.windows\.com|[^/]+\.push\.services\.mozilla\.com)$/;
    const part = fc.constantFrom(
      ..."https http :// / // \\ @ : # ? . .. %2e %00 [::1] 127.0.0.1 evil.example".split(" "),
      "fcm.googleapis.com",
      "a.notify.windows.com",
      "\t",
      "。",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const address = parts.join("");
        if (!isPushEndpoint(address, undefined)) return;
        // What `fetch` would call is what the address's own parser says.
        const { hostname, protocol, port, username } = new URL(address);
        expect(hostname).toMatch(known);
        expect([protocol, port, username]).toEqual(["https:", "", ""]);
      }),
      { numRuns: 2_000 },
    );
  });
});
