/**
 * The form's rows of three fields: a figure, of what it is (of each game, a mean, a sum), and a range.
 * They ask what "pts=40.." or "avg.pts=25.." asks, which needs no script to be said in a form.
 */
const NAMES = ["figure", "of", "range"] as const;

/** Whether an address comes from the form's rows of figures. */
export function hasPairs(search: URLSearchParams): boolean {
  return NAMES.some((name) => search.has(name));
}

/** The parameters with those rows written as addresses write figures; a row without a range asks nothing. */
export function withoutPairs(search: URLSearchParams): URLSearchParams {
  const [figures, ofs, ranges] = NAMES.map((name) => search.getAll(name)) as [
    string[],
    string[],
    string[],
  ];
  const params = new URLSearchParams(search);
  for (const name of NAMES) params.delete(name);
  for (const [at, range] of ranges.entries()) {
    if (range.trim() === "") continue;
    const [figure = "", of = ""] = [figures[at]?.trim(), ofs[at]?.trim()];
    params.append(figure === "" ? "range" : of === "" ? figure : `${of}.${figure}`, range);
  }
  return params;
}
