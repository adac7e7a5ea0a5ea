import * as v from "valibot";

const text = v.nullable(v.string());
const whole = v.pipe(v.number(), v.integer());
const cells = v.array(v.array(v.nullable(v.union([v.string(), v.number()]))));

export const questionAnswer = v.strictObject({
  query: v.pipe(v.string(), v.description("The question's own address, its parameters in order.")),
  sentence: v.pipe(v.string(), v.description("The question in words, and how many rows it has.")),
  total: v.pipe(whole, v.description("Rows on all pages.")),
  page: whole,
  columns: v.array(v.strictObject({ key: v.string(), name: v.string() })),
  rows: v.pipe(
    cells,
    v.description(
      "Cells in the order of the columns, percentages from 0 to 100; null without an attempt, and " +
        "where nothing is known.",
    ),
  ),
});

export const wordsAnswer = v.strictObject({
  answer: v.pipe(v.string(), v.description("The answer in one sentence.")),
  more: v.pipe(text, v.description("What is worth knowing beside it.")),
  read_as: v.pipe(
    v.array(v.strictObject({ text: v.string(), inferred: v.boolean() })),
    v.description("How the question was read: what is inferred was not in it."),
  ),
  path: v.pipe(v.string(), v.description("The page of this site that has the whole answer.")),
  query: v.pipe(text, v.description("The same question for /query; null where it is none.")),
  total: v.pipe(whole, v.description("Rows in all.")),
  columns: v.array(v.strictObject({ key: v.string(), name: v.string() })),
  rows: v.pipe(
    cells,
    v.description("The first rows that prove it, their cells in the order of the columns."),
  ),
});

export const questionRefusal = v.strictObject({
  error: v.pipe(v.string(), v.description("Why there is no answer, for a person to read.")),
  kind: v.pipe(
    v.string(),
    v.description('"ambiguous" where several things can be meant; else why it was refused.'),
  ),
  not_understood: v.array(v.string()),
  choices: v.pipe(
    v.array(v.strictObject({ name: v.string(), detail: v.string(), question: v.string() })),
    v.description("What can be meant, each with the question that means it."),
  ),
  nearest: v.pipe(
    v.array(v.string()),
    v.description("Questions near to this one that have an answer."),
  ),
});

export type WordsAnswer = v.InferOutput<typeof wordsAnswer>;
export type QuestionRefusal = v.InferOutput<typeof questionRefusal>;
