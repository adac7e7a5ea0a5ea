import { BOX_COUNTS } from "#domain/figures/line-figures.ts";
import type { ShotZone, ZoneShooting } from "#domain/season/shots.ts";
import { byName } from "../data/by-name.ts";
import { rounded } from "./season-averages.ts";

/** The counts whose means the tables have, by the names that they have in totals, too. */
export const MEANS = [...BOX_COUNTS, "blka", "pfd"] as const;
type Mean = (typeof MEANS)[number];
type Sums = Readonly<Partial<Record<Mean, number | null>>>;

/** The counts that the averages of a player or a team are made of; null and left out are both unknown. */
export interface Summed {
  games: number;
  wins: number;
  losses: number;
  minutes: number;
  sums: Sums;
  opponents?: Sums;
  plusMinus: number | null;
  doubleDoubles?: number;
  tripleDoubles?: number;
  /** The figures that sums do not give, such as official ratings, by the league's names. */
  given?: Readonly<Record<string, number | undefined>>;
  shots?: ZoneShooting | undefined;
}

type Computed = (of: Summed) => number | null | undefined;

/** The zones of the floor by the names that the public API gives them. */
const ZONES: Readonly<Record<string, readonly ShotZone[]>> = {
  restricted_area: ["ra"],
  in_the_paint_non_ra: ["paint"],
  mid_range: ["mid"],
  left_corner_3: ["lc3"],
  right_corner_3: ["rc3"],
  corner_3: ["lc3", "rc3"],
  above_the_break_3: ["atb3"],
  backcourt: ["bc"],
};

/** The figures that are computed, by the names of the league's tables; `min` is minutes per game. */
const COMPUTED: Readonly<Record<string, Computed>> = {
  gp: ({ games }) => games,
  w: ({ wins }) => wins,
  l: ({ losses }) => losses,
  w_pct: ({ wins, games }) => rounded(wins, games, 3),
  min: ({ minutes, games }) => rounded(minutes, games, 1),
  plus_minus: ({ plusMinus, games }) => mean(plusMinus, games),
  dd2: ({ doubleDoubles }) => doubleDoubles,
  td3: ({ tripleDoubles }) => tripleDoubles,
  ...meansOf("", ({ sums }) => sums),
  ...meansOf("opp_", ({ opponents }) => opponents),
  ast_to: ({ sums: { ast, tov } }) => over(ast, tov, 2),
  efg_pct: ({ sums: { fgm, fg3m, fga } }) => over(plus(fgm, fg3m, 0.5), fga),
  ts_pct: ({ sums: { pts, fga, fta } }) => over(pts, plus(fga, fta, 0.44), 3, 0.5),
  pct_fga_2pt: ({ sums: { fga, fg3a } }) => over(plus(fga, fg3a, -1), fga),
  pct_fga_3pt: ({ sums: { fga, fg3a } }) => over(fg3a, fga),
  pct_pts_2pt: ({ sums: { pts, fgm, fg3m } }) => over(plus(fgm, fg3m, -1), pts, 3, 2),
  pct_pts_3pt: ({ sums: { pts, fg3m } }) => over(fg3m, pts, 3, 3),
  pct_pts_ft: ({ sums: { pts, ftm } }) => over(ftm, pts),
  ...Object.fromEntries(Object.entries(ZONES).flatMap(([name, zones]) => zoneFigures(name, zones))),
};

/** Figures by their names, rounded as in the league's tables. */
export function figuresNamed<Name extends string>(
  names: readonly Name[],
  of: Summed,
): Record<Name, number | null> {
  return byName(names, (name) => of.given?.[name] ?? COMPUTED[name]?.(of) ?? null);
}

/** The names of the figures of all zones, in the order of the floor. */
export const ZONE_FIGURES = Object.keys(ZONES).flatMap((zone) =>
  ["fgm", "fga", "fg_pct"].map((count) => `${zone}_${count}`),
);

function meansOf(prefix: string, sumsIn: (of: Summed) => Sums | undefined) {
  const means = MEANS.map((name): [string, Computed] => [
    prefix + name,
    (of) => mean(sumsIn(of)?.[name], of.games),
  ]);
  const shares = (["fg", "fg3", "ft"] as const).map((shot): [string, Computed] => [
    `${prefix}${shot}_pct`,
    (of) => over(sumsIn(of)?.[`${shot}m`], sumsIn(of)?.[`${shot}a`]),
  ]);
  return Object.fromEntries([...means, ...shares]);
}

function zoneFigures(name: string, zones: readonly ShotZone[]): [string, Computed][] {
  const sum = ({ shots }: Summed, count: "made" | "tried") =>
    shots && zones.reduce((sum, zone) => sum + shots[zone][count], 0);
  return [
    [`${name}_fgm`, (of) => mean(sum(of, "made"), of.games)],
    [`${name}_fga`, (of) => mean(sum(of, "tried"), of.games)],
    [`${name}_fg_pct`, (of) => over(sum(of, "made"), sum(of, "tried"))],
  ];
}

type Known = number | null | undefined;

function mean(sum: Known, games: number): number | null {
  return typeof sum === "number" ? rounded(sum, games, 1) : null;
}

function plus(sum: Known, other: Known, times: number): Known {
  return typeof sum === "number" && typeof other === "number" ? sum + times * other : null;
}

/** A quotient, times a factor; null where a part is unknown or the whole is nothing. */
function over(part: Known, whole: Known, places = 3, times = 1): number | null {
  if (typeof part !== "number" || typeof whole !== "number" || whole === 0) return null;
  return rounded(times * part, whole, places);
}
