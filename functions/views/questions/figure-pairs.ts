import { figureOf } from "#domain/figures/figures.ts";

/**
 * The parameters of the form's rows: a figure, its basis (each game, a mean, a sum) and a range.
 * They express "pts=40.." or "avg.pts=25.." by form fields, without a script.
 */
const NAMES = ["figure", "of", "range"] as const;

/** Returns whether a form has sent an address: it names its rows, and the fields left empty. */
export function isFromForm(search: URLSearchParams): boolean {
  return NAMES.some((name) => search.has(name)) || [...search.values()].includes("");
}

/**
 * Rewrites the form's rows as an address's parameters. The first figure without a range sorts the
 * rows, unless the address has an order.
 */
export function withoutPairs(search: URLSearchParams): URLSearchParams {
  const [figures, ofs, ranges] = NAMES.map((name) => search.getAll(name)) as [
    string[],
    string[],
    string[],
  ];
  const params = new URLSearchParams(search);
  for (const name of NAMES) params.delete(name);
  for (const [at, range] of ranges.entries()) {
    const [figure = "", of = ""] = [figures[at]?.trim(), ofs[at]?.trim()];
    if (range.trim() === "") {
      if (figure !== "" && !params.has("sort")) params.set("sort", bestFirst(figure));
      continue;
    }
    params.append(figure === "" ? "range" : of === "" ? figure : `${of}.${figure}`, range);
  }
  return params;
}

function bestFirst(figure: string): string {
  return figureOf(figure)?.better === "fewer" ? figure : `-${figure}`;
}
