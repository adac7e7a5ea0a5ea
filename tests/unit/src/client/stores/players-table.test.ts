import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseTableQuery, type TableQuery, tableSearch } from "#domain/players/player-table.ts";
import { playersPath } from "#domain/players/players-answer.ts";
import { createPlayersTable, type Turned, TYPED_MS } from "#src/client/stores/players-table.ts";
import { ANSWER } from "#tests/unit/domain/players/players-answer.ts";

const ORIGIN = "https://x.example";
const events = { target: new EventTarget() };
let shown: Turned[];
/** The calls to the history and the location, in order. */
let done: string[];
/** Breaks the connection, or sets the status of the responses. */
let failure: "offline" | number | undefined;

const query = (search: string): TableQuery => parseTableQuery(new URLSearchParams(search));
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Serves any page of a table of 60 players. */
async function respond(address: string): Promise<Response> {
  if (failure === "offline") throw new TypeError("Failed to fetch");
  const { pathname, searchParams } = new URL(address, ORIGIN);
  const page = Number(/(\d+)\.json$/.exec(pathname)?.[1]);
  const asked = playersPath(page, parseTableQuery(searchParams));
  return Response.json({ ...ANSWER, query: asked, page, total: 60 }, { status: failure ?? 200 });
}

function openTable(address = playersPath(1), fields = query("")) {
  const { search } = new URL(address, ORIGIN);
  const page = Number(/\d+/.exec(address)?.[0]);
  const table = createPlayersTable({ ...ANSWER, query: address, page, total: 60 });
  const holds = search === "" ? fields : query(search);
  table.watch(
    (turned) => shown.push(turned),
    () => holds,
  );
  return table;
}

function goTo(address: string): void {
  Object.assign(location, { href: ORIGIN + address });
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  done = [];
  failure = undefined;
  events.target = new EventTarget();
  vi.stubGlobal("fetch", respond);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("scrollY", 40);
  vi.stubGlobal("addEventListener", events.target.addEventListener.bind(events.target));
  vi.stubGlobal("location", {
    href: ORIGIN + playersPath(1),
    assign: (href: string) => done.push(`assign ${href}`),
    replace: (href: string) => done.push(`replace ${href}`),
    reload: () => done.push("reload"),
  });
  vi.stubGlobal("history", {
    pushState: (_: object, __: string, href: string) => {
      done.push(`push ${href}`);
      goTo(href);
    },
    replaceState: (state: object, _: string, href?: string) => {
      done.push(href === undefined ? `keep ${JSON.stringify(state)}` : `replace with ${href}`);
      if (href !== undefined) goTo(href);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const addresses = () => shown.map(({ answer }) => answer.query);

describe("a link", () => {
  it("shows the page, adds a history entry and announces it", async () => {
    const table = openTable();
    table.follow("/nba/players/page/2");
    await settle();
    expect(addresses()).toEqual(["/nba/players/page/2"]);
    expect(shown[0]).toMatchObject({ entry: "push", isSameQuery: true, field: undefined });
    expect(done).toEqual(['keep {"scroll":40}', "push /nba/players/page/2"]);
    expect(table.$said.get()).toEqual({
      text: "60 players by number. Page 2 of 3.",
      look: "hidden-text",
    });
  });

  it("keeps the table while offline and shows the page once online", async () => {
    const table = openTable();
    failure = "offline";
    table.follow("/nba/players/page/2");
    await settle();
    expect(table.$said.get()).toMatchObject({ look: "message" });
    expect(table.$said.get().text).toMatch(/^No response\. The table stays as it is\./);
    expect({ shown, done }).toEqual({ shown: [], done: [] });
    vi.stubGlobal("navigator", { onLine: false });
    table.follow("/nba/players/page/2");
    await settle();
    expect(table.$said.get().text).toMatch(/^You're offline\. The table stays as it is/);
    failure = undefined;
    events.target.dispatchEvent(new Event("online"));
    await settle();
    expect(addresses()).toEqual(["/nba/players/page/2"]);
    expect(table.$said.get()).toMatchObject({ look: "hidden-text" });
  });

  it("falls back to navigation after an error status", async () => {
    const table = openTable();
    failure = 503;
    table.follow("/nba/players/page/2");
    await settle();
    expect(done).toEqual(["assign /nba/players/page/2"]);
  });
});

describe("the fields", () => {
  it("add one history entry per field until it is left", async () => {
    const table = openTable();
    for (const name of ["l", "lu"]) {
      table.type(() => query(`name=${name}`));
      await vi.advanceTimersByTimeAsync(TYPED_MS);
      await settle();
    }
    table.narrow(query("name=lu&pos=G"), "pos");
    await settle();
    table.leave("pos");
    table.narrow(query("name=lu&pos=C"), "pos");
    await settle();
    expect(done.filter((step) => !step.startsWith("keep"))).toEqual([
      "push /nba/players/page/1?name=l",
      "replace with /nba/players/page/1?name=lu",
      "push /nba/players/page/1?name=lu&pos=G",
      "push /nba/players/page/1?name=lu&pos=C",
    ]);
    expect(shown.map(({ field }) => field)).toEqual(["name", "name", "pos", "pos"]);
  });

  it("are debounced while typing", async () => {
    const table = openTable();
    table.type(() => query("name=l"));
    await vi.advanceTimersByTimeAsync(TYPED_MS - 1);
    table.type(() => query("name=lu"));
    await vi.advanceTimersByTimeAsync(TYPED_MS);
    await settle();
    expect(addresses()).toEqual(["/nba/players/page/1?name=lu"]);
  });

  it("set back to the shown query cancel a failed request", async () => {
    const table = openTable();
    failure = "offline";
    table.narrow(query("name=lu"), "name");
    await settle();
    table.narrow(query(""), "name");
    expect(table.$said.get().text).toBe("");
    failure = undefined;
    events.target.dispatchEvent(new Event("online"));
    await settle();
    expect(shown).toEqual([]);
  });

  it("apply when they were set before the island woke", async () => {
    openTable(playersPath(1), query("pos=G"));
    await settle();
    expect(addresses()).toEqual(["/nba/players/page/1?pos=G"]);
  });

  it("make one history entry of a name that is typed while the island wakes", async () => {
    const table = openTable(playersPath(1), query("name=c"));
    await settle();
    table.type(() => query("name=curry"));
    await vi.advanceTimersByTimeAsync(TYPED_MS);
    expect(done.filter((step) => !step.startsWith("keep"))).toEqual([
      "push /nba/players/page/1?name=c",
      "replace with /nba/players/page/1?name=curry",
    ]);
  });

  type Step = (table: ReturnType<typeof openTable>) => void;
  const typing: Step = (table) => table.type(() => query("name=cu"));
  const narrowing: Step = (table) => table.narrow(query("pos=G"), undefined);
  const following: Step = (table) => table.follow("/nba/players/page/2");

  it.each<[string, TableQuery, Step[], string[]]>([
    ["of the fields as they were before the island woke", query("name=c"), [typing], []],
    ["of the fields as they were sent", query(""), [narrowing], []],
    ["of the fields as they were sent, while typing", query(""), [narrowing, typing], []],
    ["of a link", query(""), [following], ["name", "pos", "team"]],
    ["of a link, while typing", query(""), [following, typing], ["pos", "team"]],
    ["of a link, after typing", query(""), [typing, following], ["name", "pos", "team"]],
  ])("are set to the query of a page %s: %#", async (_, before, steps, filled) => {
    const table = openTable(playersPath(1), before);
    for (const step of steps) step(table);
    await settle();
    expect(shown.map((turned) => turned.filled)).toEqual([filled]);
  });
});

describe("the history", () => {
  it.each(["/nba/players/page/3", `/nba/players/page/1${tableSearch(query("sort=age"))}`])(
    "shows %s on popstate without another entry",
    async (address) => {
      openTable();
      goTo(address);
      events.target.dispatchEvent(new Event("popstate"));
      await settle();
      expect(addresses()).toEqual([address]);
      expect(done).toEqual([]);
    },
  );

  it("shows the page of a traversal from before the island woke", async () => {
    goTo("/nba/players/page/3");
    openTable();
    await settle();
    expect(shown[0]).toMatchObject({ entry: "traverse", answer: { page: 3 } });
  });

  it("reloads the page after an error status", async () => {
    openTable();
    failure = 503;
    goTo("/nba/players/page/2");
    events.target.dispatchEvent(new Event("popstate"));
    await settle();
    expect(done).toEqual(["reload"]);
  });

  it("requests nothing when only the fragment changes", async () => {
    openTable();
    goTo("/nba/players/page/1#main");
    events.target.dispatchEvent(new Event("popstate"));
    await settle();
    expect(shown).toEqual([]);
  });
});
