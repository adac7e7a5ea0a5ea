import { SEASON } from "../../../domain/season/season.ts";
import { FINDER_PATH } from "./questions.ts";

/** A popular question, with its name and address. */
export interface Feat {
  name: string;
  href: string;
}

const NAMED: readonly (readonly [name: string, query: string])[] = [
  ["50 points", "pts=50.."],
  ["40 points and a loss", "result=l&pts=40.."],
  ["30 points off the bench", "starter=0&pts=30.."],
  ["30 points by rookies", "rookie=1&pts=30.."],
  ["Ten threes", "fg3m=10.."],
  ["20 rebounds", "reb=20.."],
  ["20 assists", "ast=20.."],
  ["Ten assists, no turnover", "ast=10..&tov=0"],
  ["Eight blocks", "blk=8.."],
  ["Triple-doubles", "td=1"],
  ["Triple-doubles by player", "rows=players&td=1"],
  ["Five by five", "5x5=1"],
  ["Streaks of 20 points", "rows=streaks&pts=20.."],
  ["Longest winning streaks", "rows=team-streaks&result=w"],
  ["Longest losing streaks", "rows=team-streaks&result=l"],
  ["Widest wins", "rows=team-games&result=w&sort=-margin"],
  ["150 points by a team", "rows=team-games&pts=150.."],
];

/** The popular feats, each a question of the finder. */
export const FEATS: readonly Feat[] = NAMED.map(([name, query]) => ({
  name,
  href: `${FINDER_PATH}?${withSeason(query)}`,
}));

function withSeason(query: string): string {
  const params = new URLSearchParams(query);
  params.set("season", SEASON);
  return params.toString();
}
