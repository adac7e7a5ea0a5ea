import { expect, test } from "vitest";
import { plainText } from "#domain/asking/understanding.ts";
import { loadAsked } from "#functions/views/ask/load-asked.ts";
import { builtCollections, builtDocuments, pageOf } from "../built.ts";

const reads = {
  collections: builtCollections(),
  documents: builtDocuments(),
  now: Date.parse("2026-12-23T17:00:00Z"),
  holdUntil() {},
};

/** The headline of an answer with its deck, the reason of a refusal, or the names of a choice. */
async function answerTo(question: string): Promise<string> {
  const asked = pageOf(await loadAsked(reads, question));
  switch (asked.kind) {
    case "query":
      return `${plainText(asked.sentence.headline)} ${asked.sentence.deck ?? ""}`;
    case "fact":
      return `${plainText(asked.answer.headline)} ${asked.answer.deck ?? ""}`;
    case "refused":
      return asked.reason;
    case "choice":
      return asked.choices.map(({ label }) => label).join(", ");
    case "page":
      return asked.asked.path;
  }
}

test.each([
  ["carlton carrington points", "Bub Carrington averaged"],
  ["nicolas claxton rebounds", "Nic Claxton averaged"],
  ["ron holland points", "Ronald Holland II averaged"],
  ["cam johnson threes", "Cameron Johnson averaged"],
  ["moe harkless points 2018-19", "Maurice Harkless averaged 7.7 points."],
  ["enes kanter points 2015-16", "Enes Freedom averaged 12.7 points."],
  ["rj nembhard points 2021-22", "Ruben Nembhard Jr. averaged 1.1 points."],
  ["deaaron fox points", "De'Aaron Fox averaged"],
  ["de’aaron fox points", "De'Aaron Fox averaged"],
  ["luka donc\u030cic\u0301 points", "Luka Dončić averaged"],
  ["melo points", "LaMelo Ball averaged"],
  ["jb points", "Jaylen Brown, Jalen Brunson, Jimmy Butler III"],
  ["bobcats record 2013-14", "The Charlotte Bobcats went 43–39 in 2013-14."],
  ["noh 2013", "The New Orleans Hornets went 27–55 in 2012-13."],
  ["cho record", "The Hornets went"],
  ["brk vs pho", "The Suns beat the Nets"],
  ["njn record", "The Nets went"],
  ["la record", "LA Clippers, Los Angeles Lakers"],
  [
    "michael jordan points",
    "Michael Jordan averaged 30.1 points in the regular seasons of his career.",
  ],
  ["gary payton career high", "Since 1998-99, Gary Payton had a high of 44 points"],
  ["gary payton points", "Gary Payton averaged 16.3 points in the regular seasons of his career."],
  ["gary payton ii points", "Gary Payton II averaged"],
  ["larry nance rebounds", "Larry Nance averaged 8.0 rebounds in the regular seasons"],
  ["larry nance rebounds in january", "Larry Nance retired before 1998-99, where Hardwood's games"],
  ["larry nance jr rebounds in january", "Larry Nance Jr. averaged"],
  ["jaren jackson points", "Jaren Jackson Jr. averaged"],
  ["gary trent threes", "Gary Trent Jr. averaged"],
  ["tim hardaway career threes", "Tim Hardaway"],
  ["aleksandar vezenkov points", "Sasha Vezenkov averaged"],
  ["sonics titles", "The Seattle SuperSonics won 1 title. Titles: 1979."],
  ["seattle", "The SuperSonics moved and became the Oklahoma City Thunder."],
  ["mj career points", "Michael Jordan had 32,292 points"],
  ["shaq career points", "Shaquille O'Neal had 28,596 points"],
  ["shaq", "For a retired player, the question needs a season since 1998-99."],
  ["bill russell", "Bill Russell retired before 1998-99, where Hardwood's games start."],
])("%j is answered: %s", async (question, answer) => {
  expect(await answerTo(question)).toContain(answer);
});

test.each(["gary payton ii career high", "jimmy butler points", "lebron james points"])(
  "%j is answered without a word of a namesake",
  async (question) => {
    expect(await answerTo(question)).not.toContain("retired");
  },
);
