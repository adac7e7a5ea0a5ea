import { describe, expect, test } from "vitest";
import { seasonOfGames } from "#domain/season/season.ts";
import { readsOfPastSeason } from "#functions/data/past-season.ts";
import { loadAsked } from "#functions/views/ask/load-asked.ts";
import { loadDay } from "#functions/views/day/day.ts";
import { BOX_HEADS } from "#functions/views/game/box-score.ts";
import { loadGame } from "#functions/views/game/game.ts";
import { loadTeamGames } from "#functions/views/team/team-games.ts";
import { casesOf } from "#tests/fixtures/cases.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const reads = {
  collections: builtCollections(),
  documents: builtDocuments(),
  now: Date.parse("2026-12-23T17:00:00Z"),
  holdUntil() {},
  bringsResults: false,
};

/** Games that fans know, whose lines are rebuilt: a player's figure, the opponent, and words that ask for it. */
const GAMES = casesOf("tests/fixtures/famous-games.tsv") as [
  id: string,
  player: string,
  figure: string,
  head: (typeof BOX_HEADS)[number],
  opponent: string,
  question: string,
][];

describe.each(GAMES)(
  "%s: %s had %s %s against the %s",
  (id, player, figure, head, opponent, question) => {
    test("by its address", async () => {
      const season = readsOfPastSeason(seasonOfGames([{ id }]), reads);
      const { away, home } = pageOf(await loadGame(season.collections, season.documents, id));
      const [side, other] = [away, home]
        .map(({ box, team }) => ({
          line: [...box.starters, ...box.bench].find(({ name }) => name === player),
          team,
        }))
        .toSorted((a, b) => Number(a.line === undefined) - Number(b.line === undefined));
      // Shots are made and attempted: "7-13".
      expect(side?.line?.cells[BOX_HEADS.indexOf(head)]?.text).toMatch(new RegExp(`^${figure}\\b`));
      expect(other?.team.name).toBe(opponent);
    });

    test(`in words: ${question}`, async () => {
      const asked = pageOf(await loadAsked(reads, question));
      if (asked.kind !== "query") throw new Error(asked.kind);
      const said = asked.sentence.headline.map(({ text }) => text).join("");
      expect(said).toMatch(new RegExp(`${player}.+\\b${figure}\\b`));
      const addresses = asked.answer.rows.flatMap(({ subject }) =>
        subject.kind === "game" ? subject.game.id : [],
      );
      expect(addresses).toContain(id);
    });
  },
);

test("a game is not told by a figure that is an estimate", async () => {
  const id = "0020800784";
  const season = readsOfPastSeason(seasonOfGames([{ id }]), reads);
  const page = pageOf(await loadGame(season.collections, season.documents, id));
  const davis = page.home.box.starters.find(({ name }) => name.startsWith("Baron Davis"));
  expect(davis?.cells[BOX_HEADS.indexOf("AST")]?.text).toBe("20");
  expect(page.sentence).toMatch(/^The Clippers needed overtime to beat New York 128–124\./);
  expect(page.sentence).not.toContain("assists");
  expect(page.overtimes).toBe("OT");
});

test("a day's best lines and scorers carry the mark of an estimate", async () => {
  const season = readsOfPastSeason("2008-09", reads);
  const { collections, documents } = season;
  const day = pageOf(await loadDay(collections, documents, "2008-11-15", reads));
  if (day.kind !== "games") throw new Error(day.kind);
  expect(day.top.map(({ name }) => name)).toContain("Baron Davis*");
  for (const { name, href, line } of day.top) {
    expect(name.endsWith("*")).toBe(line.doubt !== undefined);
    expect(href).not.toContain("*");
  }
  const bests = day.games.flatMap(({ away, home }) => [away.best?.name, home.best?.name]);
  expect(bests).toContain("Baron Davis*");
  // The Clippers had Baron and Ricky Davis.
  const { season: regular } = pageOf(await loadTeamGames(collections, documents, "13"));
  const scorers = regular.map(({ top }) => top?.name);
  expect(scorers).toEqual(expect.arrayContaining(["Davis*", "Gordon"]));
});
