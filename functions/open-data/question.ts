import * as v from "valibot";
import { COLUMN_SETS } from "#domain/figures/figure.ts";
import { FIGURES } from "#domain/figures/figures.ts";
import { CONDITION_NAMES, declared } from "#domain/query/conditions/conditions.ts";
import { BASES, GROUPINGS, ROWS } from "#domain/query/query.ts";
import { answerJson } from "#domain/query/say/json.ts";
import { printedAdvice } from "#domain/refusals/advice.ts";
import { QUERY_ADVICE } from "#domain/refusals/query-advice.ts";
import { fail, ok } from "#domain/result.ts";
import { seasonAsked } from "#domain/site/season-asked.ts";
import { seasonOfRequest } from "../data/season-of-request.ts";
import { loadQuestion } from "../views/questions/load-question.ts";
import { FINDER_PATH } from "../views/questions/questions.ts";
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
  season: text("The current one unless given; one, or several as 2015-16..2019-20, or all."),
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
    needs: [],
    item: questionAnswer,
    holds: "bare",
    parses: true,
    async answer({ per_page }, _, { given, ...current }) {
      const search = new URLSearchParams(given);
      search.delete("per_page");
      const bad = (sentence: string) => fail({ kind: "bad-question", sentence } as const);
      const now = current.collections.seasonNow.current;
      const asked = seasonAsked(FINDER_PATH, search, now);
      const season = await seasonOfRequest(asked, current, { takesSeveralSeasons: true });
      if (season.kind !== "held") {
        return bad(printedAdvice(QUERY_ADVICE.noSeason(now)));
      }
      const { collections, documents } = season;
      const address = { placeholders: {}, search, parts: documents.parts };
      const view = await loadQuestion(collections, "finder", address, per_page);
      if (view.kind !== "ready") return fail({ kind: "unavailable" });
      const { page } = view;
      return page.kind === "bad" ? bad(page.bad.sentence) : ok(answerJson(page.answer));
    },
  }),
];
