import { expect, inject, it } from "vitest";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";

const read = async (by: Browser, auth: string) => {
  const answer = await by.get(`/nba/news/updatedAt.json?auth=${auth}`);
  await answer.arrayBuffer();
  return answer.status;
};

it("answers 429 to an address that guesses database secrets, even for the correct one", async () => {
  const guesser = new Browser(inject("siteUrl"));
  const administrator = new Browser(inject("siteUrl"));
  const secret = inject("databaseSecret");
  const statuses: number[] = [];
  // The window of the limit may end once during the loop.
  while (statuses.length < 65 && statuses.at(-1) !== 429) {
    statuses.push(await read(guesser, `guess-${statuses.length}`));
  }
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(await read(guesser, secret)).toBe(429);
  const { idToken } = await signUp(inject("emulatorHost"));
  expect(await read(guesser, idToken)).toBe(200);
  expect(await read(administrator, secret)).toBe(200);
});
