import { expect, test } from "vitest";
import { answerPageQuestion } from "#functions/views/questions/answer-page-question.ts";

const files = { csv: "/nba/compare.csv?of=1,2", json: "/nba/compare.json?of=1,2" };
const LINKS =
  '</nba/compare.csv?of=1,2>; rel="alternate"; type="text/csv", ' +
  '</nba/compare.json?of=1,2>; rel="alternate"; type="application/json"';

test.each([
  ["none", undefined, { status: 200, links: null, moved: undefined }],
  ["a bad one", { kind: "bad" }, { status: 400, links: null, moved: undefined }],
  [
    "one in another spelling",
    { kind: "elsewhere", href: "/nba/compare" },
    { status: 200, links: null, moved: "/nba/compare" },
  ],
  [
    "an answered one at another address",
    { kind: "answered", isOwnAddress: false, href: "/nba/compare", files },
    { status: 200, links: null, moved: "/nba/compare" },
  ],
  [
    "an answered one at its own address",
    { kind: "answered", isOwnAddress: true, href: "/nba/compare", files },
    { status: 200, links: LINKS, moved: undefined },
  ],
  ["one with files", { kind: "asked", files }, { status: 200, links: LINKS, moved: undefined }],
  ["one without files", { kind: "unplayed" }, { status: 200, links: null, moved: undefined }],
])("the response for a question: %s", (_, question, { status, links, moved }) => {
  const response = { status: 200, headers: new Headers() };
  expect(answerPageQuestion(response, question)).toBe(moved);
  expect(response.status).toBe(status);
  expect(response.headers.get("Link")).toBe(links);
});
