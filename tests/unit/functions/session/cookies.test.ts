import { expect, test } from "vitest";
import {
  hiddenScoresCookie,
  readCookie,
  sessionCookie,
  sessionCookieName,
  xsrfCookie,
  xsrfCookieName,
} from "#functions/session/cookies.ts";

const SITE = new URL("https://hardwood.example/nba?x=1");
const LOCAL = new URL("http://localhost:4321/");

test.each([
  ["session=abc", "abc"],
  ["a=1; session=abc; b=2", "abc"],
  [" session = abc ", "abc"],
  ["session=first; session=second", "first"],
  ["session=a=b==", "a=b=="],
  ["session=", ""],
  ["session", undefined],
  ["=session", undefined],
  ["=session=abc", undefined],
  ["my-session=abc; sessions=abc", undefined],
  ["", undefined],
  [null, undefined],
])("of the header %j the session is %j", (header, value) => {
  expect(readCookie(header, "session")).toBe(value);
});

test("over HTTPS a session's cookie is of this host alone, and no script reads it", () => {
  expect(sessionCookieName(SITE)).toBe("__Host-session");
  expect(sessionCookie(SITE, "sealed", 90_499)).toBe(
    "__Host-session=sealed; Path=/; HttpOnly; SameSite=Lax; Max-Age=90; Secure",
  );
  expect(sessionCookie(SITE, "", 0)).toBe(
    "__Host-session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
  );
});

test("over HTTPS the anti-forgery cookie is of this host alone, and lasts an hour", () => {
  expect(xsrfCookieName(SITE)).toBe("__Host-XSRF-TOKEN");
  expect(xsrfCookie(SITE, "token")).toBe(
    "__Host-XSRF-TOKEN=token; Path=/; SameSite=Strict; Max-Age=3600; Secure",
  );
});

test.each([
  ["all", "all; Path=/; SameSite=Lax; Max-Age=34560000"],
  [[2], "2; Path=/; SameSite=Lax; Max-Age=34560000"],
  [[2, 14], "2.14; Path=/; SameSite=Lax; Max-Age=34560000"],
  [[], "; Path=/; SameSite=Lax; Max-Age=0"],
] as const)("keeps hidden scores %j for scripts, for as long as browsers do", (hidden, rest) => {
  expect(hiddenScoresCookie(SITE, hidden)).toBe(`__Host-hush=${rest}; Secure`);
  expect(hiddenScoresCookie(LOCAL, hidden)).toBe(`hush=${rest}`);
});

test("on a developer's machine the cookies work over plain HTTP", () => {
  expect(sessionCookieName(LOCAL)).toBe("session");
  expect(xsrfCookieName(LOCAL)).toBe("XSRF-TOKEN");
  expect(sessionCookie(LOCAL, "sealed", 1_000)).toBe(
    "session=sealed; Path=/; HttpOnly; SameSite=Lax; Max-Age=1",
  );
});
