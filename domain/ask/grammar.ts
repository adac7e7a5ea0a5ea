import { yearOfDigits } from "../season/season.ts";
import type { ChartEdge, GrammarRule } from "./chart.ts";

type Sense = Pick<ChartEdge, "category" | "value">;

/** A rule of parts that are written one after another. */
export function rule(parts: string, means: (...values: never[]) => Sense | undefined): GrammarRule {
  return { parts: parts.split(" "), means };
}

/** The whole means what its last part does, in a category of its own. */
const last =
  (category: string) =>
  (...values: unknown[]): Sense => ({ category, value: values.at(-1) });

/** The whole means the number after its first word, from a least one on. */
const number =
  (category: string, least = 1) =>
  (_: unknown, value: number): Sense | undefined =>
    value < least ? undefined : { category, value };

const ON_AND_OFF = [
  "on off",
  "on and off",
  "off and on",
  "on against off",
  "on court",
  "off court",
  "on-off against off",
  "on against off court",
  "on-off court",
];

const SEASON_WINS = ["win number game", "win number more game", "number win", "number more win"];

const SEASON_COUNTS = { win: "season-wins", loss: "season-losses" };
const FEWEST_OF_SEASON = 10;

/** A number of wins or losses that only a whole season has. */
const ofSeason =
  (category: string, isMore: boolean) =>
  (...values: unknown[]): Sense | undefined => {
    const count = Number(values.find((value) => typeof value === "number"));
    return count < FEWEST_OF_SEASON ? undefined : { category, value: { count, isMore } };
  };

/** A seed by its number: the first and the eighth meet in the first round. */
const seed = (value: number | string): Sense | undefined => {
  const category = ["", "first-seed"][Number(value)] ?? (Number(value) === 8 ? "eighth-seed" : "");
  return category === "" ? undefined : { category, value: "" };
};

/** A count and its least number: "pts 2000". */
const leastOf =
  (category: string) =>
  (value: number, figure = "pts"): Sense => ({ category, value: `${figure} ${value}` });

/** How meanings combine to others. */
export const RULES: readonly GrammarRule[] = [
  rule("against _team", last("opponent")),
  rule("at _team", last("host")),
  rule("in _team", last("host")),
  rule("rank number", (rank: string) =>
    rank === "best" ? { category: "top", value: "" } : undefined,
  ),
  rule("in number", (_: unknown, value: number) =>
    value < 100 ? { category: "short-year", value: yearOfDigits(value) } : undefined,
  ),
  rule("next _number _game", number("among", 2)),
  rule("last _number _game", number("latest")),
  rule("minimum _number", number("least")),
  rule("number figure", leastOf("at-least")),
  rule("year figure", leastOf("at-least")),
  rule("number mean", leastOf("mean-at-least")),
  rule("number figure _game", leastOf("mean-at-least")),
  rule("number figure per-game", leastOf("mean-at-least")),
  rule("number per-game", (value: number) => leastOf("mean-at-least")(value)),
  rule("number _game", (value: number) => leastOf("mean-at-least")(value)),
  rule("minimum _number _attempts", number("least")),
  rule("number _attempts", (value: number) => ({ category: "least", value })),
  rule("minimum _number _minutes", number("least-minutes")),
  ...ON_AND_OFF.map((parts) =>
    rule(parts.replaceAll(" ", " _"), () => ({ category: "on-off", value: "" })),
  ),
  ...SEASON_WINS.flatMap((parts) =>
    (["win", "loss"] as const).map((end) =>
      rule(parts.replace("win", end), ofSeason(SEASON_COUNTS[end], parts.includes("more"))),
    ),
  ),
  rule("number seed", seed),
  rule("nth seed", seed),
  rule("numbered number seed", (_: unknown, value: number) => seed(value)),
  rule("first seed", () => seed(1)),
  rule("rank seed", (value: string) => (value === "best" ? seed(1) : undefined)),
];
