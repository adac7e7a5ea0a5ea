import { expect, test } from "vitest";
import { loadQuestion } from "#functions/views/questions/load-question.ts";
import { loadStats } from "#functions/views/questions/load-stats.ts";
import { casesOf } from "#tests/fixtures/cases.ts";
import { pageOf, readsOfAll } from "../built.ts";

const { collections, documents } = readsOfAll();

/** The rows of a page that is longer than the finder's own. */
const MOST = 60;

async function outcomeOf(address: string) {
  const asked = {
    placeholders: {},
    search: new URLSearchParams(address),
    parts: documents.parts,
  };
  return pageOf(await loadQuestion(collections, "finder", asked, MOST));
}

async function answerTo(address: string) {
  const outcome = await outcomeOf(address);
  if (outcome.kind !== "answered") throw new Error(outcome.bad.sentence);
  return outcome.answer;
}

// Counted from the source's plays by a program of its own.
test.each(casesOf("tests/fixtures/plays/over-seasons.tsv"))(
  "%s: in %s, %s has %s %s",
  async (address = "", where = "", who = "", key = "", value = "") => {
    const { rows, columns } = await answerTo(address);
    const own = rows.find(({ subject }) => {
      const place = subject.kind === "game" ? subject.game.id : (subject.label ?? "");
      const id = subject.player?.id ?? String(subject.teamId);
      return place === where && id === who;
    });
    expect(own?.cells[columns.findIndex((column) => column.key === key)]).toBe(Number(value));
  },
);

test("several seasons have the parts, lineups and pairs of those with plays, and say since when", async () => {
  const { notes, rows } = await answerTo("season=all&rows=lineups");
  expect(rows[0]?.subject.player?.name).toContain("Stephen Curry / Klay Thompson");
  expect(notes).toContain("Plays are held since 2013-14; a few games have none.");
  const later = await answerTo("season=2023-24..&rows=pairs&per=total&sort=-min");
  const longer = await answerTo("season=all&rows=pairs&per=total&sort=-min");
  expect(later.total).toBeLessThan(longer.total);
});

test("a player qualifies over several seasons by a career's share of games in the clutch", async () => {
  const { notes } = await answerTo("season=all&rows=players&clutch=1&sort=-pts");
  expect(notes.join(" ")).toContain("Players with at least 100 games");
  const outcome = pageOf(
    await loadStats(collections, "clutch-stats", new URLSearchParams(), documents.parts),
  );
  expect(outcome.kind).toBe("answered");
});

test("the great quarters of all seasons are listed, and the note says which", async () => {
  const { rows, columns, notes } = await answerTo("season=all&quarter=any");
  expect(rows[0]?.subject.player?.name).toBe("Klay Thompson");
  expect(rows[0]?.cells[columns.findIndex(({ key }) => key === "pts")]).toBe(37);
  expect(rows[0]?.cells[columns.findIndex(({ key }) => key === "part")]).toBe("3rd");
  expect(notes.join(" ")).toContain("quarters of 15 points, 8 rebounds");
});

test.each([
  ["2016-17..", "Kevin Love", 34],
  ["2013-14..2015-16", "Klay Thompson", 37],
])("of single quarters in %s, %s had the best", async (season, name, points) => {
  const { rows, columns } = await answerTo(`season=${season}&quarter=any`);
  expect(rows[0]?.subject.player?.name).toBe(name);
  expect(rows[0]?.cells[columns.findIndex(({ key }) => key === "pts")]).toBe(points);
});

test("single halves of teams in all seasons are too much", async () => {
  const outcome = await outcomeOf("season=all&half=any&rows=team-games");
  expect(outcome.kind === "bad" && outcome.bad.sentence).toContain("of one season");
});
