import { expect, inject, it } from "vitest";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";

const PATH = "/user/profile/data";

it("gives a member all that is kept about him as a file", async () => {
  const browser = new Browser(inject("siteUrl"));
  const account = await signUp(inject("emulatorHost"));
  await browser.signIn(account);
  await browser.send("PUT", "/api/favorites/teams/8");
  await browser.send("PUT", "/api/favorites/players/Stephen%20Curry");
  const file = await browser.get(PATH);
  expect(file.headers.get("content-disposition")).toContain("attachment");
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  const text = await file.text();
  expect(text).not.toContain(account.idToken);
  expect(JSON.parse(text)).toMatchObject({
    account: { email: account.email, emailVerified: false },
    record: {
      email: account.email,
      favorites: { teams: { 8: true }, players: { "Stephen Curry": true } },
    },
  });
});

it("sends a visitor to sign in, and back", async () => {
  const answer = await new Browser(inject("siteUrl")).get(PATH);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    `/user/login?next=${encodeURIComponent(PATH)}`,
  ]);
});
