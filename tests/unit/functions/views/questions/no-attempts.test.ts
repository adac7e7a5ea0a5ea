import { describe, expect, test } from "vitest";
import { answerTable } from "#functions/views/questions/answer-table.ts";
import { answered } from "./asked.ts";

const SHARES = ["fgpct", "fg3pct", "ftpct", "efg", "ts"];

describe("a percentage without an attempt is a dash", () => {
  test.each([
    "rows=players&columns=shooting&qualified=0&sort=fg3pct",
    "rows=players&columns=shooting&qualified=0&sort=-fg3pct",
    "rows=players&qualified=0&sort=-ftpct&stage=playoffs",
    "rows=games&player=daniel+gafford&columns=shooting",
    "rows=games&player=daniel+gafford&by=month&columns=shooting",
    "rows=players&columns=shooting&clutch=1&qualified=0",
  ])("in every row of %s, which has no rank by it", async (query) => {
    const asked = await answered(query);
    const { answer } = asked;
    for (let page = 1; page <= answer.pages; page += 1) {
      const { answer: own, ...place } = await answered(`${query}&page=${page}`);
      const { heads, rows, foot } = answerTable({ ...place, answer: own });
      for (const [at, { key }] of heads.entries()) {
        const column = own.columns.findIndex((one) => one.key === key);
        if (own.columns[column]?.kind !== "figure") continue;
        for (const [place, { cells, rank }] of rows.entries()) {
          const cell = own.rows[place]?.cells[column] ?? null;
          const text = cells[at]?.text ?? "";
          expect(text === "–", `${key} of row ${place}`).toBe(cell === null);
          expect(text, key).not.toBe("");
          if (cell === null && key === answer.query.sort.key) expect(rank).toBeUndefined();
        }
        if (foot !== undefined && SHARES.includes(key)) expect(foot.cells[at]?.text).not.toBe("");
      }
    }
  });
});
