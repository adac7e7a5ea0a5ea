import { describe, expect, inject, it } from "vitest";
import { parseMemberFront } from "#domain/member/member-front.ts";
import { signUp } from "../fixtures/auth-accounts.ts";
import { Browser } from "../fixtures/browser.ts";

const site = inject("siteUrl");

describe("/api/front", () => {
  it("returns cards and notes about the member's favorites, with no-store", async () => {
    const browser = new Browser(site);
    await browser.signIn(await signUp(inject("emulatorHost")));
    const empty = parseMemberFront(await (await browser.get("/api/front")).json());
    expect(empty?.favorites).toEqual({ players: [], teams: [] });
    expect(empty?.cards).toEqual([]);

    await browser.send("PUT", "/api/favorites/teams/8");
    await browser.send("PUT", "/api/favorites/players/Stephen%20Curry");
    const answer = await browser.get("/api/front");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const text = await answer.text();
    expect(text.length).toBeLessThan(4_096);
    const front = parseMemberFront(JSON.parse(text));
    expect(front?.cards.map(({ name }) => name)).toEqual(["Denver Nuggets", "Stephen Curry"]);
    expect(front?.notes.map(({ label }) => label?.split(",")[0])).toEqual([
      "News",
      "Transactions through April 12",
    ]);
  });

  it("answers 401 to a visitor and 405 to POST", async () => {
    const visitor = new Browser(site);
    const refused = await visitor.get("/api/front");
    expect(refused.status).toBe(401);
    expect(refused.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await refused.json()).toMatchObject({ code: "signed-out" });
    await visitor.get("/api/session");
    const written = await visitor.send("POST", "/api/front", {});
    expect(written.status).toBe(405);
    expect(written.headers.get("Allow")).toBe("GET");
  });
});
