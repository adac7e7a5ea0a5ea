import * as v from "valibot";
import { COLUMN_SETS } from "../../domain/figures/figure.ts";
import { FIGURES } from "../../domain/figures/figures.ts";
import { CONDITION_NAMES, declared } from "../../domain/query/conditions/conditions.ts";
import { answerJson } from "../../domain/query/json.ts";
import { namesOf } from "../../domain/query/names.ts";
import { parseQuery } from "../../domain/query/parse.ts";
import { BASES, GROUPINGS, ROWS } from "../../domain/query/query.ts";
import { runQuery } from "../../domain/query/run.ts";
import { fail, ok } from "../../domain/result.ts";
import { paging } from "./parameters.ts";
import { questionAnswer } from "./question-schemas.ts";
import { route } from "./route.ts";

/** A parameter that the engine parses itself; the schema only describes it. */
const text = (description: string) => v.optional(v.pipe(v.string(), v.description(description)));
const oneOf = (values: readonly string[], description: string) =>
  text(`${description}: ${values.join(", ")}.`);

const parameters = {
  rows: oneOf(ROWS, "What the rows are; games unless said"),
  by: oneOf(GROUPINGS, "What the games are grouped by"),
  ...Object.fromEntries(CONDITION_NAMES.map((name) => [name, text(declared(name).description)])),
  stage: text("playoffs; the regular season unless said."),
  per: oneOf(BASES, "How groups are counted"),
  columns: oneOf(COLUMN_SETS, "Which figures the rows have"),
  qualified: text("1 for only the players who qualify, 0 for all."),
  sort: text("A column's key, with a minus in front for the most first."),
  page: text("The page, from 1 on."),
  per_page: paging.per_page,
  season: text("The current one unless given."),
  ...Object.fromEntries(FIGURES.map(({ key, name }) => [key, text(`Range of: ${name}.`)])),
};

export const questionRoutes = [
  route({
    path: "/query",
    tag: "Questions",
    summary: "Any question of figures",
    description:
      "Games, players, teams or streaks by any condition, as the finder finds them. A range is " +
      "40.. (at least), ..5 (at most), 10..15, or one number. Where a row is of several games, " +
      "avg.pts and sum.pts ask for a mean and a sum. At most four conditions on figures.",
    parameters,
    example: "/query?pts=40..&result=l",
    needs: ["lines", "teams", "players", "seasonTotals", "seasonRatings", "teamStats"],
    item: questionAnswer,
    holds: "bare",
    parses: true,
    answer: ({ per_page }, { seasonTotals, seasonRatings, ...others }, { given }) => {
      const data = { ...others, totals: seasonTotals, ratings: seasonRatings };
      const asked = new URLSearchParams(given);
      asked.delete("per_page");
      const query = parseQuery(asked, namesOf(data));
      if (!query.ok) return fail({ kind: "bad-question", sentence: query.error.sentence });
      return ok(answerJson(runQuery(query.value, data, per_page)));
    },
  }),
];
