import { describe, expect, test } from "vitest";
import { isUnsupportedPath } from "#functions/database/protocol/unsupported.ts";
import { memoryDatabase, SECRET } from "#tests/fixtures/memory-database.ts";

const ask = memoryDatabase();

async function answerTo(path: string, init: RequestInit = {}) {
  const answer = await ask(new Request(`http://d${path}`, init));
  return { status: answer.status, body: await answer.json() };
}

const unsupported = (what: string, parameter = "") => ({
  status: 501,
  body: { error: `${what} not supported by this database${parameter}` },
});

describe("unsupported Firebase endpoints", () => {
  test.each([
    ["/.ws?v=5&ns=x", "GET", "The socket protocol of Firebase's own clients is"],
    ["/.lp?start=t&ser=1", "GET", "The socket protocol of Firebase's own clients is"],
    ["/.settings/rules.json", "GET", "Managing rules and settings over REST is"],
    ["/.settings/rules.json", "PUT", "Managing rules and settings over REST is"],
    ["/.settings.json", "GET", "Managing rules and settings over REST is"],
    ["/.info/connected.json", "GET", "The state of a client's connection (.info) is"],
    ["/.info.json", "GET", "The state of a client's connection (.info) is"],
  ])("%s (%s) is answered 501 with the feature's name", async (path, method, what) => {
    const body = method === "PUT" ? { body: "{}" } : {};
    expect(await answerTo(path, { method, ...body })).toEqual(unsupported(what));
    expect(isUnsupportedPath(new URL(path, "http://d").pathname)).toBe(true);
  });

  test.each(
    (
      "/.wsx /.ws/a /a/.ws /a/.lp /.settingsx.json /.settings.jsonx /a/.settings/rules.json " +
      "/.infos.json /.info.jsonx /a/.info/connected.json /nba.json"
    ).split(" "),
  )("%s is none of them", (pathname) => {
    expect(isUnsupportedPath(pathname)).toBe(false);
  });
});

describe("unsupported parameters", () => {
  test.each([
    ["orderBy", "Queries are"],
    ["startAt", "Queries are"],
    ["startAfter", "Queries are"],
    ["endAt", "Queries are"],
    ["endBefore", "Queries are"],
    ["equalTo", "Queries are"],
    ["limitToFirst", "Queries are"],
    ["limitToLast", "Queries are"],
    ["callback", "JSONP is"],
    ["download", "Downloads under another name are"],
    ["writeSizeLimit", "Limits on the size of a write are"],
    ["auth_variable_override", "Overriding the caller's identity is"],
  ])("%s is answered 501 with the feature's name", async (name, what) => {
    expect(await answerTo(`/nba/teamsAPI.json?${name}=`)).toEqual(unsupported(what, ` (${name})`));
  });

  test("a stream of changes is answered 501", async () => {
    const headers = { accept: "text/event-stream, */*" };
    expect(await answerTo("/nba/teamsAPI.json", { headers })).toEqual(unsupported("Streaming is"));
  });

  test("others change nothing", async () => {
    const headers = { accept: "application/json", authorization: `Bearer ${SECRET}` };
    expect((await answerTo("/nba.json?timeout=5s&unknown=1", { headers })).status).toBe(200);
  });
});
