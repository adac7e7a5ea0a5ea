import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, sharedTest as test } from "../site.ts";

const root = join(import.meta.dirname, "../../..");
const stored = (name: string) =>
  JSON.parse(readFileSync(join(root, "season/built", `${name}.json`), "utf8"));

// An independent client of the protocol: the Firebase JavaScript SDK in its REST mode.
test("the Firebase SDK reads the embedded database", async ({ page, baseURL }) => {
  await page.route("https://www.gstatic.com/firebasejs/**", async (route) => {
    const file = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    await route.fulfill({ path: join(root, "node_modules", "firebase", file) });
  });
  // A page of the site's origin without its CSP, which would block the SDK.
  await page.route("**/sdk", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>SDK</title>" }),
  );
  const refusals: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) refusals.push(`${response.status()} ${pathname}`);
  });
  await page.goto("/sdk");
  const { version } = JSON.parse(
    readFileSync(join(root, "node_modules", "firebase", "package.json"), "utf8"),
  );
  const read = await page.evaluate(
    async ({ base, databaseURL }) => {
      const app = await import(`${base}/firebase-app.js`);
      const db = await import(`${base}/firebase-database.js`);
      db._TEST_ACCESS_forceRestClient(true);
      const database = db.getDatabase(
        app.initializeApp({ databaseURL, projectId: "demo-hardwood" }),
      );
      const get = async (target: unknown) => (await db.get(target)).val();
      const attempt = (target: unknown) =>
        get(target).then(
          () => "read",
          () => "refused",
        );
      return {
        teams: await get(db.ref(database, "nba/teamsAPI/data")),
        standings: await get(db.ref(database, "nba/standings")),
        city: await get(db.ref(database, "nba/teamsAPI/data/26/city")),
        fact: await get(db.ref(database, "nba/players/data/0/none")),
        query: await attempt(
          db.query(db.ref(database, "nba/teamsAPI/data"), db.orderByKey(), db.limitToLast(2)),
        ),
        users: await attempt(db.ref(database, "users")),
        news: await attempt(db.ref(database, "nba/news")),
      };
    },
    {
      base: `https://www.gstatic.com/firebasejs/${version}`,
      databaseURL: `${baseURL}?ns=hardwood`,
    },
  );
  expect(read.teams).toEqual(stored("teamsAPI").data);
  expect(read.standings).toEqual(stored("standings"));
  expect(read.city).toBe("San Antonio");
  expect(read.fact).toBeNull();
  expect(read).toMatchObject({ query: "refused", users: "refused", news: "refused" });
  expect(refusals.sort()).toEqual([
    "401 /nba/news.json",
    "401 /users.json",
    "501 /nba/teamsAPI/data.json",
  ]);
});
