import * as v from "valibot";
import { plainText, type Segment } from "#domain/asking/understanding.ts";
import { queryAddress } from "#domain/query/address.ts";
import { answerJson } from "#domain/query/say/json.ts";
import { fail, ok } from "#domain/result.ts";
import { wordsAsked } from "#domain/site/questions.ts";
import { askPath } from "../views/ask/ask-path.ts";
import type { Asked } from "../views/ask/asked-of.ts";
import { choicePage } from "../views/ask/choice-page.ts";
import { loadAsked } from "../views/ask/load-asked.ts";
import { FINDER_PATH } from "../views/questions/questions.ts";
import { paging } from "./parameters.ts";
import { type QuestionRefusal, type WordsAnswer, wordsAnswer } from "./question-schemas.ts";
import { route } from "./route.ts";

export const askRoutes = [
  route({
    path: "/ask",
    tag: "Questions",
    summary: "Any question in words",
    description:
      "Plain English about the season, read by rules. What was understood beyond the words is " +
      "marked in read_as; what is not understood is refused, and nothing is guessed or kept.",
    parameters: {
      q: v.pipe(v.string(), v.description("The question, of 120 characters at most.")),
      per_page: paging.per_page,
    },
    example: "/ask?q=lakers%20record%20when%20lebron%20scores%2030",
    needs: [],
    item: wordsAnswer,
    holds: "bare",
    refuses: true,
    answer: async ({ per_page }, _, { given, ...reads }) => {
      const question = wordsAsked(given, reads.collections.seasonNow.current);
      const view = await loadAsked(reads, question, { rowsPerPage: per_page });
      if (view.kind !== "ready") return fail({ kind: "unavailable" });
      const answered = answerOf(view.page, question);
      return "error" in answered ? fail({ kind: "not-answered", refusal: answered }) : ok(answered);
    },
  }),
];

function answerOf(asked: Asked, question: string): WordsAnswer | QuestionRefusal {
  switch (asked.kind) {
    case "query": {
      const { headline, deck } = asked.sentence;
      const { query, total, columns, rows } = answerJson(asked.answer);
      const path = `${FINDER_PATH}?${queryAddress(asked.asked.query)}`;
      return {
        answer: plainText(headline),
        more: deck ?? null,
        read_as: readAs(asked.asked.readAs),
        path,
        query,
        total,
        columns,
        rows,
      };
    }
    case "fact": {
      const { headline, deck, heads, rows } = asked.answer;
      return {
        answer: plainText(headline),
        more: deck ?? null,
        read_as: readAs(asked.asked.readAs),
        path: asked.asked.path ?? askPath(question),
        query: null,
        total: rows.length,
        columns: heads.map((name) => ({ key: name.toLowerCase(), name })),
        rows: rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell || null)]),
      };
    }
    case "page": {
      const { title, path } = asked.asked;
      const none = { more: null, query: null, total: 0, columns: [], rows: [] };
      return { answer: title, read_as: readAs(asked.asked.readAs), path, ...none };
    }
    case "choice":
      return {
        error: choicePage(asked).title,
        kind: "ambiguous",
        not_understood: [],
        choices: asked.choices.map(({ label: name, detail, question }) => ({
          name,
          detail,
          question,
        })),
        nearest: [],
      };
    case "refused":
      return {
        error: asked.reason,
        kind: asked.cause,
        not_understood: asked.notUnderstood.map(({ text }) => text),
        choices: [],
        nearest: [...asked.nearest],
      };
  }
}

function readAs(segments: readonly Segment[]): WordsAnswer["read_as"] {
  return segments.map(({ text, isInferred }) => ({ text, inferred: isInferred }));
}
