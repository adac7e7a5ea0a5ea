import * as v from "valibot";
import type { Team } from "#domain/teams/team.ts";
import { type Bar, bars, sketch } from "./charts/bars.ts";
import type { Drawing } from "./charts/drawing.ts";
import { lines } from "./charts/lines.ts";
import { type Direction, scatter } from "./charts/scatter.ts";
import { type Candidate, ContentError, find, numberIn } from "./figure.ts";
import { filtered } from "./filters.ts";
import { leading } from "./leading.ts";
import { fill, textOf } from "./prose.ts";
import { wordsOf } from "./reference.ts";
import type { Ranked, Resolver } from "./resolver.ts";

const name = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/, "must be words joined by hyphens"));
const line = v.pipe(v.string(), v.nonEmpty());
const common = { name, title: line };
const labels = v.optional(v.picklist(["city", "nick", "code", "surname"]), "city");
const direction = v.strictObject({
  of: line,
  value: line,
  /** A value in a phrase: "{} wins". */
  told: v.pipe(line, v.includes("{}")),
});

/** The chart in the head of an article. */
export const chartSchema = v.variant("type", [
  v.strictObject({
    ...common,
    type: v.picklist(["bars", "sketch"]),
    /** `max stat * advanced ORtg`; the first of this order are drawn, ties never cut. */
    order: line,
    first: v.pipe(v.number(), v.integer(), v.minValue(2)),
    /**
     * Also draws the last ones: this number of them in a sketch, all who share the last rank in
     * bars.
     */
    last: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    /** The printed figure of a bar, unless it is its value. */
    print: v.optional(line),
    labels,
    from: v.optional(v.number()),
  }),
  v.strictObject({
    ...common,
    type: v.literal("days"),
    value: line,
    days: v.pipe(v.array(line), v.minLength(2)),
    marked: line,
  }),
  v.strictObject({ ...common, type: v.literal("courses"), teams: v.array(line) }),
  v.strictObject({
    ...common,
    type: v.literal("scatter"),
    order: line,
    first: v.optional(v.number()),
    across: direction,
    up: direction,
    /** The points with a name; all by default. */
    marked: v.optional(v.array(line)),
    labels,
  }),
]);
export type ChartHead = v.InferOutput<typeof chartSchema>;

/** The facts of charts that references do not provide. */
export interface ChartFacts {
  teams: ReadonlyMap<string, Team>;
  courses: ReadonlyMap<string, number[]>;
}

/** Draws the chart of an article. */
export function draw(
  head: ChartHead,
  resolver: Resolver,
  facts: ChartFacts,
  terms: readonly string[],
): Drawing {
  const { name } = head;
  const title = textOf(fill(head.title, resolver, terms));
  switch (head.type) {
    case "bars":
    case "sketch": {
      const order = orderOf(head.order, resolver);
      const row = ({ candidate, figure, value }: Ranked): Bar => ({
        label: labelOf(candidate, head.labels, facts),
        value,
        print: head.print === undefined ? figure.text : resolver.of(head.print, candidate).text,
      });
      const first = leading(order, head.first, ({ value }) => value, `of ${head.order}`).map(row);
      const options = { name, title, ...(head.from === undefined ? {} : { from: head.from }) };
      const last = lastOf(order, head.last);
      if (head.type === "bars") return bars({ ...options, bars: first, last: last.map(row) });
      return sketch({ ...options, bars: [...first, ...last.map(row)] });
    }
    case "days": {
      const rows = head.days.map((day): Bar => {
        const figure = resolver.of(head.value, [day]);
        const label = filtered(resolver.figure(["date", day].map(plain)).text, ["day"]);
        return { label, value: numberIn(figure), print: figure.text, marked: day === head.marked };
      });
      return bars({ name, title, bars: rows });
    }
    case "courses": {
      const series = head.teams.map((label) => ({
        label,
        values: find(facts.courses, label, "team"),
      }));
      return lines({ name, title, axis: "Wins minus losses", lines: series });
    }
    case "scatter": {
      const order = orderOf(head.order, resolver);
      const shown = order.slice(0, head.first ?? order.length);
      const points = shown.map(({ candidate }) => ({
        label: labelOf(candidate, head.labels, facts),
        x: numberIn(resolver.of(head.across.value, candidate)),
        y: numberIn(resolver.of(head.up.value, candidate)),
        marked: head.marked?.includes(candidate.join(" ")) ?? true,
      }));
      return scatter({
        name,
        title,
        points,
        across: directionOf(head.across, shown, resolver),
        up: directionOf(head.up, shown, resolver),
      });
    }
  }
}

function orderOf(text: string, resolver: Resolver): Ranked[] {
  const [extreme, ...expression] = wordsOf(text);
  if (extreme?.text !== "max" && extreme?.text !== "min") {
    throw new ContentError(`"${text}" begins with neither max nor min.`);
  }
  return resolver.order(expression, extreme.text);
}

function lastOf(order: readonly Ranked[], many: number | undefined): Ranked[] {
  if (many === undefined) return [];
  const edge = order.at(-many)?.value;
  const at = order.findIndex(({ value }) => value === edge);
  return order.slice(at);
}

function directionOf(
  { of, value, told }: v.InferOutput<typeof direction>,
  shown: readonly Ranked[],
  resolver: Resolver,
): Direction {
  const [one] = shown;
  const text = one === undefined ? "" : resolver.of(value, one.candidate).text;
  const places = text.split(".")[1]?.length ?? 0;
  return { of, places, told: (printed) => told.replace("{}", printed) };
}

/** The label of a bar or a dot: a team, a player, or "CHA over UTA" for a game. */
function labelOf(
  candidate: Candidate,
  look: v.InferOutput<typeof labels>,
  { teams }: ChartFacts,
): string {
  const [first = "", second] = candidate;
  if (candidate.length === 3) return `${first} over ${second}`;
  const team = teams.get(first);
  if (team === undefined) return look === "surname" ? surnameOf(first) : first;
  if (look === "code") return team.abbreviation;
  // Two teams share a city, so they have their short names.
  const isShared = team.city === "LA" || team.city === "Los Angeles";
  return look === "nick" || isShared ? team.name : team.city;
}

/** A player's family name: "Gilgeous-Alexander", "Murphy". */
function surnameOf(name: string): string {
  const words = name.split(" ").filter((word) => !/^(Jr\.|Sr\.|II|III|IV)$/.test(word));
  return words.slice(1).join(" ") || name;
}

function plain(text: string) {
  return { text, isQuoted: false };
}
