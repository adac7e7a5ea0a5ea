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
  const guessed: number[] = [];
  const guess = async (times: number) => {
    const answers = Array.from({ length: times }, (_, at) => read(guesser, `guess-${at}`));
    guessed.push(...(await Promise.all(answers)));
    return guessed.at(-1);
  };
  let ofSecret: number;
  // The minute of the limit may end during the guesses; between two refused ones it has not.
  do {
    while ((await guess(20)) !== 429);
    ofSecret = await read(guesser, secret);
  } while ((await guess(1)) !== 429);
  expect(new Set(guessed)).toEqual(new Set([401, 429]));
  expect(ofSecret).toBe(429);
  const { idToken } = await signUp(inject("emulatorHost"));
  expect(await read(guesser, idToken)).toBe(200);
  expect(await read(administrator, secret)).toBe(200);
});
