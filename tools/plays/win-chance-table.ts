import { join } from "node:path";
import { WIN_CHANCE_WEIGHTS, type WinChanceFit } from "#domain/plays/win-chance.ts";
import { root } from "../paths.ts";
import { DatasetError } from "../season/dataset-error.ts";
import { readTable, text } from "../season/read-table.ts";

const FOLDER = join(root, "season/fitted");
const FILE = "win-chance.csv";

/** The table of the fit. */
export const WIN_CHANCE_FILE = join(FOLDER, FILE);

const RECORD = ["games", "chance", "lead", "ratings"] as const;
/** How the row of a judged season begins. */
const JUDGED = "judged ";
const TENTHS = 10;

/** The text of the table: a figure a row, and of a season or a tenth several. */
export function winChanceTable(fit: WinChanceFit): string {
  const rows = [
    ["until", fit.until],
    ...WIN_CHANCE_WEIGHTS.map((name) => [`weight ${name}`, fit.weights[name]]),
    ["fittedGames", fit.fittedGames],
    ...fit.judged.map((record) => [
      `${JUDGED}${record.season}`,
      RECORD.map((name) => record[name]).join(" "),
    ]),
    ...fit.calibration.map(({ moments, mean, won }, at) => [
      `tenth ${at}`,
      [moments, mean, won].join(" "),
    ]),
  ];
  return `figure,value\n${rows.map((row) => row.join(",")).join("\n")}\n`;
}

/** The fit of the table. Throws a `DatasetError` that names the first bad or missing row. */
export function readWinChanceFit(): WinChanceFit {
  const rows = readTable(FOLDER, FILE, { figure: text, value: text });
  const table = new Map(rows.map(({ figure, value }) => [figure, value]));
  const numbersOf = (name: string): number[] => {
    const numbers = (table.get(name) ?? "").split(" ").map(Number);
    if (!table.has(name) || numbers.some(Number.isNaN)) {
      throw new DatasetError(`${FILE}, row ${name}: must be a number.`);
    }
    return numbers;
  };
  const named = <Name extends string>(
    names: readonly Name[],
    numberOf: (name: Name, at: number) => number,
  ) =>
    Object.fromEntries(names.map((name, at) => [name, numberOf(name, at)])) as Record<Name, number>;
  const first = (row: string) => numbersOf(row)[0] ?? 0;
  return {
    until: table.get("until") ?? "",
    weights: named(WIN_CHANCE_WEIGHTS, (name) => first(`weight ${name}`)),
    fittedGames: first("fittedGames"),
    judged: [...table.keys()]
      .filter((row) => row.startsWith(JUDGED))
      .map((row) => {
        const numbers = numbersOf(row);
        return { season: row.slice(JUDGED.length), ...named(RECORD, (_, at) => numbers[at] ?? 0) };
      }),
    calibration: Array.from({ length: TENTHS }, (_, at) => {
      const [moments = 0, mean = 0, won = 0] = numbersOf(`tenth ${at}`);
      return { moments, mean, won };
    }),
  };
}
