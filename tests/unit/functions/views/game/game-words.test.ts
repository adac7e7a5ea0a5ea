import { describe, expect, test } from "vitest";
import type { BoxScore } from "#domain/season/box-score.ts";
import { placeName } from "#domain/teams/team.ts";
import { GAME_KINDS, toldGame } from "#domain/telling/told-game.ts";
import {
  dayWords,
  type GameFacts,
  gameTelling,
  gameWords,
} from "#functions/views/game/game-words.ts";
import { seasonGames } from "#functions/views/season/season-games.ts";
import { casesOf } from "#tests/fixtures/cases.ts";
import { sourceRows } from "#tests/fixtures/season.ts";
import { builtDocuments, builtValue, everyDocument, noDocuments } from "../built.ts";
import { type Claimed, PLAYER_CLAIMS } from "../plain-claims.ts";
import { GAME_CLAIMS } from "../plain-game-claims.ts";
import { numberOf, PlainSeason } from "../plain-season.ts";

const [games, postseason] = [await builtValue("games"), await builtValue("postseason")];
const lines = await builtValue("lines");
const days = [...(await everyDocument("days")).values()];
const careers = await everyDocument("careers");

/** Games of the season with a kind by which each is told, days with a kind of opening, and their sentences. */
const TOLD_GAMES = casesOf("tests/unit/functions/views/told-games.tsv");
const TOLD_DAYS = casesOf("tests/unit/functions/views/told-days.tsv");

const byId = new Map((await builtValue("teams")).map((team) => [team.id, team]));
const season = seasonGames(games)(postseason);
const factsOf = (names: ReadonlyMap<string, string>): GameFacts => ({
  teams: byId,
  season,
  current: "2025-26",
  postseason,
  names,
  lines,
});
const all = days.flatMap((day) => day.games.map((game) => ({ game, names: day.names })));

function gameAt(id: string) {
  const found = all.find(({ game }) => game.id === id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return found;
}

/** The forms of sentences, each with a pattern for any game. */
const CLAIMS = [...GAME_CLAIMS, ...PLAYER_CLAIMS].map(([form, holds]) => ({
  form,
  holds,
  isLike: new RegExp(`^${form.replace(/\{[^}]+\}/g, ".+")}\\.$`, "i"),
}));

const told = ({ game, names }: (typeof all)[number]) =>
  toldGame(gameTelling(game, factsOf(names), careers));

describe("a game in sentences", () => {
  test.each(TOLD_GAMES)("%s tells its %s", async (id, kind, sentences) => {
    const { game, names } = gameAt(id);
    expect(await gameWords(game, factsOf(names), builtDocuments())).toBe(sentences);
    expect(told({ game, names }).kinds).toContain(kind);
  });

  test("says nothing of a season high when no career can be read", async () => {
    const { game, names } = gameAt("0022500398");
    expect(await gameWords(game, factsOf(names), noDocuments)).toBe(
      "Jalen Brunson scored 47 points as New York beat Miami 132–125.",
    );
  });

  test("has a case of every kind", () => {
    const cases = TOLD_GAMES.map(([, kind]) => kind);
    expect(GAME_KINDS.map(({ name }) => name).filter((name) => !cases.includes(name))).toEqual([]);
  });
});

describe("the sentences of all games of the season", () => {
  const sentences = all.map((found) => ({ ...found, ...told(found) }));
  const plain = new PlainSeason(all.map(({ game }) => game));
  const rookies = new Set(
    sourceRows("players.csv")
      .filter((row) => row.years_of_service === "0")
      .map((row) => row.player_id),
  );
  const nameOf = (id: number) => placeName(byId.get(id) ?? { city: "", name: "" });

  test("tell every kind", () => {
    const kinds = sentences.flatMap((game) => game.kinds);
    const counts = GAME_KINDS.map(({ name }) => [
      name,
      kinds.filter((kind) => kind === name).length,
    ]);
    console.info(counts.map(([name, count]) => `${count} ${name}`).join("\n"));
    expect(sentences.length).toBeGreaterThan(1300);
    expect(counts.filter(([, count]) => count === 0)).toEqual([]);
  });

  test("are whole, short and cleanly printed", () => {
    for (const { sentences: of } of sentences) {
      const text = of.join(" ");
      expect(of.length).toBeLessThanOrEqual(3);
      expect(text.length).toBeLessThanOrEqual(220);
      expect(text).not.toMatch(/undefined|NaN|null| {2}|[\d]-\d|\bthe the\b|^\d|\. \d/);
      for (const sentence of of) expect(sentence).toMatch(/^\p{Lu}.*[^.]\.$/u);
    }
  });

  test("would be refused with any last figure one higher", () => {
    const kept = sentences.flatMap(({ game, names, sentences: of }) => {
      const isTrue = verifier(game, names);
      return of
        .filter((sentence) => /\d/.test(sentence))
        .map((sentence) => sentence.replace(/\d+(?=\D*$)/, (figure) => String(Number(figure) + 1)))
        .filter(isTrue);
    });
    expect(kept).toEqual([]);
  });

  test("claim nothing that a plain count does not find", () => {
    const untrue = sentences.flatMap(({ game, names, sentences: of }) => {
      const isTrue = verifier(game, names);
      return of.filter((sentence) => !isTrue(sentence)).map((sentence) => [game.id, sentence]);
    });
    expect(untrue).toEqual([]);
  });

  /** Returns whether a sentence of a game has a known form, and its claims hold. */
  function verifier(game: BoxScore, names: ReadonlyMap<string, string>) {
    const [winner, loser] = plain.sides(game, nameOf);
    const of: Claimed = {
      game,
      winner,
      loser,
      season: plain,
      nameOf: (id) => names.get(id) ?? "",
      isRookie: (id) => rookies.has(id),
    };
    const score = `${winner.points}–${loser.points}`;
    const extra = ["", " in overtime", " in double overtime"][
      Math.max(0, winner.periods.length - 4)
    ];
    const words: Record<string, string> = {
      W: winner.name,
      L: loser.name,
      "W's": `${winner.name}${winner.name.endsWith("s") ? "'" : "'s"}`,
      "L's": `${loser.name}${loser.name.endsWith("s") ? "'" : "'s"}`,
      score,
      S: `${score}${extra}`,
      R: `${winner.name} beat ${loser.name} ${score}${extra}`,
    };
    const isOwn = (form: string, sentence: string) => {
      const own = form.replace(/\{([^}]+)\}/g, (_, name: string) => words[name] ?? "");
      return new RegExp(`^${own}\\.$`, "i").exec(sentence);
    };
    return (sentence: string) =>
      CLAIMS.some(({ form, holds, isLike }) => {
        const found = isLike.test(sentence) ? isOwn(form, sentence) : null;
        return found !== null && holds(of, ...found.slice(1));
      });
  }
});

describe("a day in sentences", () => {
  const tellDay = ({ games: of, names }: (typeof days)[number]) =>
    dayWords(of, factsOf(names), builtDocuments());

  test.each(TOLD_DAYS)("%s is told by %j", async (date, sentences) => {
    const day = days.find((one) => one.date === date);
    expect(day && (await tellDay(day))).toBe(sentences);
  });

  test("opens with what a plain count of its games finds, and fits two lines", async () => {
    for (const day of days.filter(({ games: of }) => of.length > 1)) {
      const text = await tellDay(day);
      const [opening = ""] = text.split(/(?<=\.) /);
      expect(text.length).toBeLessThanOrEqual(220);
      expect(text).not.toMatch(/undefined| {2}/);
      const margins = day.games.map((of) => Math.abs(of.homePoints - of.awayPoints));
      const homeWon = day.games.filter((of) => of.homePoints > of.awayPoints).length;
      const forties = day.games.flatMap(({ lines }) => lines.filter(({ pts }) => pts >= 40));
      const number = margins.length;
      const checks: [RegExp, (first?: string, second?: string) => boolean][] = [
        [/^(\w+) games\.$/, (count) => numberOf(count) === number],
        [/^Home teams won all (\w+) games/, () => homeWon === number],
        [/^Road teams won all (\w+) games/, () => homeWon === 0],
        [/^Home teams won all but one of the (\w+) games/, () => homeWon === number - 1],
        [/^Road teams won all but one of the (\w+) games/, () => homeWon === 1],
        [
          /^(?:\w+) games, (both|all|\w+ of them) in overtime/,
          (which = "") =>
            (/both|all/.test(which) ? number : numberOf(which.split(" ")[0])) ===
            day.games.filter(({ periods }) => periods.home.length > 4).length,
        ],
        [
          /^(\w+) of the \w+ games were decided by five points or fewer/,
          (some) => margins.filter((margin) => margin <= 5).length === numberOf(some),
        ],
        [
          /^(\w+) of the \w+ games were decided by 20 points or more/,
          (some) => margins.filter((margin) => margin >= 20).length === numberOf(some),
        ],
        [
          /^\w+ games, and (\w+) players with 40 points or more/,
          (some) => numberOf(some) === forties.length,
        ],
        [
          /^\w+ games, none closer than (\d+) points/,
          (least) => Number(least) === Math.min(...margins),
        ],
        [
          /^\w+ games, (\w+) of them decided by one point/,
          (some) => margins.filter((margin) => margin === 1).length === numberOf(some),
        ],
      ];
      const holding = checks.filter(([form, holds]) => {
        const found = form.exec(opening);
        return found !== null && holds(...found.slice(1));
      });
      expect(holding, `${day.date}: ${opening}`).toHaveLength(1);
    }
  });
});
