import * as v from "valibot";
import { FIGURES } from "../../domain/query/figures.ts";
import { answerJson } from "../../domain/query/json.ts";
import { parseQuery } from "../../domain/query/parse.ts";
import { BASES, COLUMN_SETS, GROUPINGS, MONTHS, ROWS } from "../../domain/query/query.ts";
import { runQuery } from "../../domain/query/run.ts";
import { fail, ok } from "../../domain/result.ts";
import { SEASON } from "../../domain/season/season.ts";
import { namesOf } from "../views/questions/question-data.ts";
import { questionAnswer } from "./answer-schemas.ts";
import { paging } from "./parameters.ts";
import { route } from "./route.ts";

/** A parameter that the engine parses itself; the schema only describes it. */
const text = (description: string) => v.optional(v.pipe(v.string(), v.description(description)));
const oneOf = (values: readonly string[], description: string) =>
  text(`${description}: ${values.join(", ")}.`);

const PERSON = "by name or id";
const CLUB = "by abbreviation, name or id";

const parameters = {
  rows: oneOf(ROWS, "What the rows are; games unless said"),
  by: oneOf(GROUPINGS, "What the games are grouped by"),
  player: text(`Games of this player, ${PERSON}.`),
  team: text(`Games for this team, ${CLUB}.`),
  opp: text(`Games against this team, ${CLUB}.`),
  conf: text("Games for teams of one conference, east or west."),
  div: text("Games for teams of one division, as atlantic."),
  oppconf: text("Games against teams of one conference."),
  oppdiv: text("Games against teams of one division."),
  where: text("Games at home, away or on a neutral floor: home, away, neutral."),
  result: text("w for games won, l for games lost."),
  month: oneOf(MONTHS, "Games of one month"),
  from: text("Games of this day and later."),
  to: text("Games of this day and earlier."),
  last: text("The last so many games of each."),
  rest: text("Range of days without a game before."),
  margin: text("Range of points between the teams."),
  ot: text("1 for games with overtime, 0 for those without."),
  starter: text("1 for starters, 0 for substitutes."),
  with: text(`Games with this team-mate, ${PERSON}.`),
  without: text(`Games without this team-mate, ${PERSON}.`),
  vs: text(`Games against this player, ${PERSON}.`),
  pos: text("Guards, forwards or centers: G, F, C."),
  age: text("Range of ages."),
  rookie: text("1 for rookies, 0 for the others."),
  nation: text("Players from this country."),
  college: text("Players from this school or club."),
  draft: text("Range of years of the draft, or undrafted."),
  height: text('Range of heights, as "7-0..".'),
  stage: text("playoffs; the regular season unless said."),
  per: oneOf(BASES, "How groups are counted"),
  columns: oneOf(COLUMN_SETS, "Which figures the rows have"),
  qualified: text("1 for players who qualify alone, 0 for all."),
  sort: text("A column's key, with a minus in front for the most first."),
  page: text("The page, from 1 on."),
  per_page: paging.per_page,
  season: text(`There is one, ${SEASON}.`),
  ...Object.fromEntries(
    FIGURES.map(({ key, name }) => [key, text(`Range of: ${name.replace(/:.*/, "")}.`)]),
  ),
};

export const questionRoutes = [
  route({
    path: "/query",
    summary: "Any question of figures",
    description:
      "Games, players, teams or streaks by any condition, as the finder finds them. A range is " +
      "40.. (at least), ..5 (at most), 10..15, or one number. Where a row is of several games, " +
      "avg.pts and sum.pts ask for a mean and a sum. At most four conditions on figures.",
    parameters,
    example: "/query?pts=40..&result=l",
    needs: ["lines", "teams", "players", "seasonTotals", "teamStats"],
    item: questionAnswer,
    holds: "bare",
    answer: ({ per_page }, { lines, teams, players, seasonTotals, teamStats }, { given }) => {
      const data = { lines, teams, players, totals: seasonTotals, teamStats };
      const asked = new URLSearchParams(given);
      asked.delete("per_page");
      const query = parseQuery(asked, namesOf(data));
      if (!query.ok) return fail({ kind: "bad-question", sentence: query.error.sentence });
      return ok(answerJson(runQuery(query.value, data, per_page)));
    },
  }),
];
