import { join } from "node:path";
import * as v from "valibot";
import { RATING_PARAMETERS, type RatingParameters } from "#domain/ratings/parameters.ts";
import { isSeasonName } from "#domain/season/season.ts";
import { root } from "../paths.ts";
import { DatasetError } from "../season/dataset-error.ts";
import { number, readTable, text } from "../season/read-table.ts";

/** The fitted parameters, and the last season that they know. */
export interface FittedRatings {
  until: string;
  parameters: RatingParameters;
}

const FOLDER = join(root, "season/fitted");
const FILE = "ratings.csv";

/** The table of the fitted parameters. */
export const PARAMETER_FILE = join(FOLDER, FILE);

const FittedRows = v.object({
  until: v.pipe(v.string(), v.check(isSeasonName, "must be a season like 2022-23")),
  ...v.entriesFromList(RATING_PARAMETERS, number),
});

/** The fitted parameters. Throws a `DatasetError` that names the first bad or missing row. */
export function readFittedRatings(): FittedRatings {
  const rows = readTable(FOLDER, FILE, { parameter: text, value: text });
  const table = Object.fromEntries(rows.map(({ parameter, value }) => [parameter, value]));
  const result = v.safeParse(FittedRows, table);
  if (!result.success) {
    const [issue] = result.issues;
    throw new DatasetError(`${FILE}, row ${v.getDotPath(issue)}: ${issue.message}.`);
  }
  const { until, ...parameters } = result.output;
  return { until, parameters };
}

/** The text of the table. */
export function fittedTable({ until, parameters }: FittedRatings): string {
  const rows = RATING_PARAMETERS.map((name) => `${name},${parameters[name]}`);
  return `parameter,value\nuntil,${until}\n${rows.join("\n")}\n`;
}
