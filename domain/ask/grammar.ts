import type { ChartEdge, GrammarRule } from "./chart.ts";

type Sense = Pick<ChartEdge, "category" | "value">;

function rule(parts: string, means: (...values: never[]) => Sense | undefined): GrammarRule {
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
  "on-off court",
];

/** How meanings combine to others. */
export const RULES: readonly GrammarRule[] = [
  rule("against team", last("opponent")),
  rule("at team", last("host")),
  rule("in team", last("host")),
  rule("next number game", number("among", 2)),
  rule("last number game", number("latest")),
  rule("minimum number", number("least")),
  rule("minimum number attempts", number("least")),
  rule("number attempts", (value: number) => ({ category: "least", value })),
  rule("minimum number minutes", number("least-minutes")),
  ...ON_AND_OFF.map((parts) => rule(parts, () => ({ category: "on-off", value: "" }))),
];
