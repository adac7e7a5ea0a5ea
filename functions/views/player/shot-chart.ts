import { type ShotMark, shotMarks } from "#domain/players/shot-chart.ts";
import { counted } from "#domain/printing/counted.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { percentage, quotient, signed } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import {
  SHOT_ZONES,
  type Shooting,
  type Shots,
  type ShotZone,
  shootingOf,
  THREES,
  ZONE_NAMES,
  type ZoneShooting,
} from "#domain/season/shots.ts";

/** The marks of one shade and size as one path of steps on the lattice. */
export interface MarkPath {
  shade: number;
  size: number;
  d: string;
}

/** A row of the table of zones, as printed. */
export interface ZoneRow {
  name: string;
  /** His percentage; "–" without an attempt. */
  percentage: string;
  league: string;
  difference: string;
  /** "133-163". */
  shots: string;
  /** The zone's share of his attempts, in percent. */
  share: string;
}

/** A player's shots of the regular season, as printed. */
export interface ShotChart {
  headline: string;
  note: string;
  label: string;
  paths: MarkPath[];
  zones: ZoneRow[];
  sums: ZoneRow[];
}

const TWOS = SHOT_ZONES.filter((zone) => !THREES.includes(zone));

/** The places that headlines name, with their zones. */
const PLACES: readonly (readonly [words: string, zones: readonly ShotZone[]])[] = [
  ["from three", THREES],
  ["at the rim", ["ra"]],
  ["in the paint, away from the rim", ["paint"]],
  ["from mid-range", ["mid"]],
];

/** The least attempts for a headline about a place. */
const FEWEST_SHOTS = 100;

/** The least lead over the league's share of attempts for a headline about a place; 1 is all. */
const NOTABLE = 0.05;

/** The shot chart of a player with shots; `official` are his season totals. */
export function shotChart(
  family: string,
  { zones, league, bins }: Shots,
  official: SeasonTotals | undefined,
): ShotChart | undefined {
  const all = shootingOf(Object.values(zones));
  if (all.tried === 0) return undefined;
  const whole = shootingOf(Object.values(league));
  const of = (own: ZoneShooting, of: readonly ShotZone[]) =>
    shootingOf(of.map((zone) => own[zone]));
  const row = (name: string, own: Shooting, others: Shooting) =>
    zoneRow(name, own, others, all.tried);
  const threes =
    official?.fga === all.tried ? { made: official.fg3m, tried: official.fg3a } : of(zones, THREES);
  const twos = { made: all.made - threes.made, tried: all.tried - threes.tried };
  const shots = counted(printedFigure(String(all.tried)), "shot");
  const { headline, beside } = messageOf(family, zones, league, shots);
  const season = official === undefined || official.fga === all.tried ? "" : " known by place";
  return {
    headline,
    note:
      `${beside} Bigger hexagons mean more of his ${shots}${season}; fuller ones, better ` +
      "than the league from there.",
    label: `Half court seen from above with ${shots}; the table has the zones`,
    paths: pathsOf(shotMarks({ bins, league })),
    zones: SHOT_ZONES.filter((zone) => zone !== "bc" || zones.bc.tried > 0).map((zone) =>
      row(ZONE_NAMES[zone], zones[zone], league[zone]),
    ),
    sums: [
      row("All 2s", twos, of(league, TWOS)),
      row("All 3s", threes, of(league, THREES)),
      row("All shots", all, whole),
    ],
  };
}

/** The headline: his favorite place or his percentage; `beside` is the league's figure. */
function messageOf(
  family: string,
  zones: ZoneShooting,
  league: ZoneShooting,
  shots: string,
): { headline: string; beside: string } {
  const all = shootingOf(Object.values(zones));
  const whole = shootingOf(Object.values(league));
  if (all.tried < FEWEST_SHOTS) {
    const headline = `${family} made ${all.made} of ${shots}`;
    return { headline, beside: `The league makes ${rounded(whole.made, whole.tried)}%.` };
  }
  const [most] = PLACES.map(([words, of]) => {
    const own = shootingOf(of.map((zone) => zones[zone])).tried;
    const others = shootingOf(of.map((zone) => league[zone])).tried;
    return { words, own, others, more: own / all.tried - others / whole.tried };
  }).toSorted((a, b) => b.more - a.more) as [Habit];
  if (most.more < NOTABLE) {
    const headline = `${family} makes ${rounded(all.made, all.tried)}% of his shots`;
    return { headline, beside: `The league: ${rounded(whole.made, whole.tried)}%.` };
  }
  return {
    headline: `${family} takes ${rounded(most.own, all.tried)}% of his shots ${most.words}`,
    beside: `The league: ${rounded(most.others, whole.tried)}%.`,
  };
}

type Habit = { words: string; own: number; others: number; more: number };

function rounded(part: number, whole: number): string {
  return quotient(100 * part, whole, 0);
}

function zoneRow(name: string, own: Shooting, league: Shooting, all: number): ZoneRow {
  const others = percentage(league.made, league.tried);
  const isTried = own.tried > 0;
  const made = percentage(own.made, own.tried);
  return {
    name,
    percentage: isTried ? made : "–",
    league: others,
    difference: isTried ? printedFigure(signed(difference(own, league), 1, 1)) : "",
    shots: `${own.made}-${own.tried}`,
    share: rounded(own.tried, all),
  };
}

function difference(own: Shooting, league: Shooting): number {
  return league.tried === 0 ? 0 : 100 * (own.made / own.tried - league.made / league.tried);
}

/**
 * The marks as few paths: a start, and steps from mark to mark. Coordinates count hexagons along a
 * row, and rows; the axes are skewed, and the drawing's matrix straightens them.
 */
function pathsOf(marks: readonly ShotMark[]): MarkPath[] {
  const skewed = marks.map((mark) => ({ ...mark, column: (mark.column - mark.row) / 2 }));
  const groups = Map.groupBy(skewed, ({ shade, size }) => `${shade}${size}`);
  return [...groups.values()]
    .map((own) => {
      const [first, ...rest] = own as [ShotMark, ...ShotMark[]];
      let last = first;
      const steps = rest.map((mark) => {
        const [columns, rows] = [mark.column - last.column, mark.row - last.row];
        last = mark;
        return rows === 0 ? `h${columns}` : `l${columns}${rows < 0 ? "" : " "}${rows}`;
      });
      // Some browsers draw no marker on a path of one point.
      const d = `M${first.column} ${first.row}${steps.join("") || "h0"}`;
      return { shade: first.shade, size: first.size, d };
    })
    .toSorted((a, b) => a.shade - b.shade || a.size - b.size);
}
