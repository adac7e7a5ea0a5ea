import { expect, test } from "vitest";
import { bothSeasons, upcomingPlayers } from "#tests/fixtures/upcoming-season.ts";
import { openedSource, scoreboardSettings, statsApiSettings } from "#tools/replay/opened-source.ts";
import { isOfScoreboard, scoreboardAnswer } from "#tools/replay/scoreboard.ts";
import { answerOf, type Json } from "#tools/replay/stats-api.ts";
import { resources } from "../refresh/season.ts";
import { fakeClock } from "./clock.ts";

const season = bothSeasons(resources(), "2026-10-21", upcomingPlayers());
const [GAME] = season.games.filter(
  ({ season: year, date }) => year === 2026 && String(date) >= "2026-10-20",
);
const ASKED = { season: 2026, days: [String(GAME?.date)] };

/** A stats API with a free or a paid key beside a scoreboard whose events are changed. */
function bothOf({
  isFree,
  change = (events) => events,
}: {
  isFree: boolean;
  change?: (events: Json[]) => Json[] | undefined;
}) {
  const requested: string[] = [];
  const sources = { source: statsApiSettings(10_000), second: scoreboardSettings(10_000) };
  const source = openedSource(sources, {
    random: () => 0,
    ...fakeClock(),
    fetch: async (address) => {
      const url = new URL(address);
      requested.push(url.pathname);
      if (!isOfScoreboard(url)) {
        const { status, body } = answerOf(season, url, { isFree });
        return new Response(JSON.stringify(body), { status });
      }
      const { status, body } = scoreboardAnswer(season, url);
      const events = (body as Json).events as Json[] | undefined;
      const changed = events && change(events);
      if (events && changed === undefined) return new Response("gone", { status: 503 });
      const given = changed ? { events: changed } : body;
      return new Response(JSON.stringify(given), { status });
    },
  });
  return { source, requested };
}

const GAME_ID = Number(GAME?.id);

test("lines come from the first source where it gives them, and else from the second", async () => {
  for (const isFree of [true, false]) {
    const { source, requested } = bothOf({ isFree });
    await source.games(ASKED);
    const lines = await source.lines([GAME_ID]);
    if (!lines.ok) throw new Error(lines.error.kind);
    expect(lines.value.rows.length).toBeGreaterThan(10);
    expect(new Set(lines.value.rows.map(({ gameId }) => gameId))).toEqual(new Set([GAME_ID]));
    expect(requested.some((path) => path.endsWith("/summary"))).toBe(isFree);
    // Whoever gave the lines tells who their players are.
    expect(source.linesOfPlayers === undefined).toBe(isFree);
    const rosters = await source.activePlayers([1]);
    expect(requested.some((path) => path.endsWith("/roster"))).toBe(isFree);
    expect(rosters.ok && rosters.value.rows.length).toBeGreaterThan(10);
    // A summary is read once; what the stats API corrects later is read again.
    expect(source.daysOfCorrections).toBe(isFree ? 0 : 3);
  }
});

test("on a day without lines to read, rosters come from the first source that gives them, and no line is asked for", async () => {
  for (const isFree of [true, false]) {
    const { source, requested } = bothOf({ isFree });
    await source.games(ASKED);
    const rosters = await source.activePlayers([1]);
    expect(rosters.ok && rosters.value.rows.length).toBeGreaterThan(10);
    expect(requested.some((path) => path.endsWith("/roster"))).toBe(isFree);
    expect(source.daysOfCorrections).toBe(0);
  }
});

test("a final of which the second source says another score is named, and the first one's counts", async () => {
  const other = (events: Json[]) =>
    JSON.parse(JSON.stringify(events).replace(/"score":"\d+"/, '"score":"7"')) as Json[];
  const { source } = bothOf({ isFree: true, change: other });
  const games = await source.games(ASKED);
  if (!games.ok) throw new Error(games.error.kind);
  expect(games.value.doubts).toEqual([
    expect.stringMatching(
      /^2026-10-\d\d, team \d+ at team \d+: .* counts, the scoreboard has .*7$/,
    ),
  ]);
  const counted = games.value.rows.find(({ id }) => id === GAME_ID);
  expect(counted?.homePoints).toBe(GAME?.home_team_score);
});

test("a second source that is gone costs a sentence", async () => {
  const { source } = bothOf({ isFree: true, change: () => undefined });
  expect(await source.games(ASKED)).toMatchObject({
    ok: true,
    value: { doubts: ["the scoreboard does not give scoreboard (failing 503)"] },
  });
});
