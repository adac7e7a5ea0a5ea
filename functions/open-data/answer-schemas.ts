import * as v from "valibot";
import { figureTitle } from "#domain/figures/figures.ts";
import { GRADES } from "#domain/season/grades.ts";
import { LINE_MARKS } from "#domain/season/line-doubts.ts";
import { type ColumnField, STANDINGS_COLUMNS } from "#domain/standings/standings-columns.ts";

/**
 * The schemas of the open data's answers, in the shape that clients of the public API expect. The
 * OpenAPI document and the answers' types derive from them. A value that no table of the season
 * contains is null.
 */

const text = v.nullable(v.string());
const whole = v.pipe(v.number(), v.integer());
const maybeWhole = v.nullable(whole);
const share = v.pipe(
  v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  v.description("From 0 to 1; null without an attempt."),
);
const average = v.pipe(v.number(), v.minValue(0));
const day = v.pipe(v.string(), v.isoDate());

export const team = v.strictObject({
  id: whole,
  conference: v.picklist(["East", "West"]),
  division: v.string(),
  city: v.string(),
  name: v.string(),
  full_name: v.string(),
  abbreviation: v.string(),
});

const person = {
  id: v.pipe(
    whole,
    v.description(
      "The league's own id of the player; eight digits that begin with 9 are this site's.",
    ),
  ),
  first_name: v.string(),
  last_name: v.string(),
  position: text,
  height: v.pipe(text, v.description("Feet and inches, as 6-6.")),
  weight: v.pipe(text, v.description("Pounds.")),
  jersey_number: text,
  college: v.pipe(text, v.description("School or club before the draft.")),
  country: text,
  draft_year: maybeWhole,
  draft_round: maybeWhole,
  draft_number: maybeWhole,
};

export const player = v.strictObject({
  ...person,
  team: v.pipe(
    v.nullable(team),
    v.description("Of a player without a contract: the last team he played for."),
  ),
});

/** A player next to his figures, with the id of his team. */
export const playerOfLine = v.strictObject({ ...person, team_id: maybeWhole });

const gameFacts = {
  date: day,
  season: v.pipe(whole, v.description("The year in which the season began.")),
  status: v.pipe(
    v.string(),
    v.description(
      '"Final"; before the game its tip-off, or its day where no time is known; during it "3rd Qtr", ' +
        '"Halftime", "OT"; "Postponed" or "Canceled".',
    ),
  ),
  period: v.pipe(
    whole,
    v.description("The period: 4 at the end, and 1 more for each overtime; 0 before the game."),
  ),
  time: v.pipe(text, v.description("The game clock while it runs; null otherwise.")),
  postseason: v.pipe(
    v.boolean(),
    v.description(
      "Play-in, playoffs, or the NBA Cup's final, which counts in no standings either.",
    ),
  ),
  home_team_score: whole,
  visitor_team_score: whole,
};

/** The periods by the names that clients know; there are none for a fourth overtime. */
export const PERIODS = ["q1", "q2", "q3", "q4", "ot1", "ot2", "ot3"] as const;
type PeriodField = `${"home" | "visitor"}_${(typeof PERIODS)[number]}`;
export type Periods = Record<PeriodField, number | null>;

const periods = Object.fromEntries(
  ["home", "visitor"].flatMap((side) => PERIODS.map((period) => [`${side}_${period}`, maybeWhole])),
) as Record<PeriodField, typeof maybeWhole>;

export const game = v.strictObject({
  id: v.pipe(
    whole,
    v.description(
      "The league's own id of the game, without leading zeros. Where it is not known, as before the " +
        "game, this site's own: five last digits from 10000 on, made of the day and the home team.",
    ),
  ),
  ...gameFacts,
  datetime: v.pipe(text, v.description("The tip-off in UTC; null where it is not known.")),
  ...periods,
  home_team: team,
  visitor_team: team,
});

/** A game next to a line, with the ids of its teams. */
export const gameOfLine = v.strictObject({
  id: whole,
  ...gameFacts,
  home_team_id: whole,
  visitor_team_id: whole,
});

const rebounds = v.pipe(maybeWhole, v.description("Null where only the sum is known."));

const line = {
  min: v.pipe(v.string(), v.description("Whole minutes.")),
  fgm: maybeWhole,
  fga: maybeWhole,
  fg_pct: share,
  fg3m: maybeWhole,
  fg3a: maybeWhole,
  fg3_pct: share,
  ftm: maybeWhole,
  fta: maybeWhole,
  ft_pct: share,
  oreb: rebounds,
  dreb: rebounds,
  reb: whole,
  ast: whole,
  stl: whole,
  blk: whole,
  turnover: whole,
  pf: maybeWhole,
  pts: whole,
  plus_minus: maybeWhole,
  grade: v.pipe(
    v.nullable(v.picklist(GRADES)),
    v.description(
      "The grade of a season whose lines are rebuilt from play-by-play: A where at least 99.5% of its " +
        "players' sums equal the official ones, B from 99%; null where the line is the league's.",
    ),
  ),
  marks: v.pipe(
    v.array(v.picklist(LINE_MARKS)),
    v.description("Why a rebuilt line is in part an estimate; empty where no doubt is known."),
  ),
};

export const stat = v.strictObject({
  id: v.pipe(whole, v.description("Made of the game's id and the player's.")),
  ...line,
  player: playerOfLine,
  team,
  game: gameOfLine,
});

export const boxScoreLine = v.strictObject({ ...line, player: playerOfLine });
const boxTeam = v.strictObject({ ...team.entries, players: v.array(boxScoreLine) });

export const boxScore = v.strictObject({
  id: whole,
  ...gameFacts,
  datetime: text,
  ...periods,
  home_team: boxTeam,
  visitor_team: boxTeam,
  players: v.pipe(
    v.array(boxScoreLine),
    v.description("Both teams' players once more, where the published client's types look."),
  ),
});

export const seasonAverage = v.strictObject({
  player_id: whole,
  season: whole,
  games_played: whole,
  min: v.pipe(v.string(), v.description("Minutes and seconds, as 35:21.")),
  pts: average,
  ast: average,
  reb: average,
  stl: average,
  blk: average,
  turnover: average,
  pf: average,
  fgm: average,
  fga: average,
  fg_pct: share,
  fg3m: average,
  fg3a: average,
  fg3_pct: share,
  ftm: average,
  fta: average,
  ft_pct: share,
  oreb: average,
  dreb: average,
});

const described = (meaning: string) => v.pipe(text, v.description(`${meaning}.`));
const records = Object.fromEntries(
  STANDINGS_COLUMNS.flatMap(({ field, meaning = "", explained }) =>
    field === undefined ? [] : [[field, described(figureTitle({ name: meaning, explained }))]],
  ),
) as Record<ColumnField, ReturnType<typeof described>>;

export const standing = v.strictObject({
  team,
  season: whole,
  wins: whole,
  losses: whole,
  conference_rank: whole,
  division_rank: whole,
  ...records,
});

export const STAT_TYPES = [
  "pts",
  "reb",
  "ast",
  "stl",
  "blk",
  "tov",
  "min",
  "oreb",
  "dreb",
] as const;

export const leader = v.strictObject({
  rank: whole,
  stat_type: v.picklist(STAT_TYPES),
  value: v.pipe(average, v.description("Per game.")),
  season: whole,
  games_played: whole,
  player: playerOfLine,
});

export const errorAnswer = v.strictObject({
  error: v.pipe(v.string(), v.description("What is wrong, for a person to read.")),
});

export const meta = v.strictObject({
  next_cursor: v.pipe(
    maybeWhole,
    v.description("Ask with it as cursor for the next page; null on the last."),
  ),
  per_page: whole,
});

export type TeamAnswer = v.InferOutput<typeof team>;
export type PlayerAnswer = v.InferOutput<typeof player>;
export type PlayerOfLine = v.InferOutput<typeof playerOfLine>;
export type GameAnswer = v.InferOutput<typeof game>;
export type GameOfLine = v.InferOutput<typeof gameOfLine>;
export type StatAnswer = v.InferOutput<typeof stat>;
export type OpenBoxLine = v.InferOutput<typeof boxScoreLine>;
export type OpenBoxScore = v.InferOutput<typeof boxScore>;
export type SeasonAverage = v.InferOutput<typeof seasonAverage>;
export type StandingAnswer = v.InferOutput<typeof standing>;
export type LeaderAnswer = v.InferOutput<typeof leader>;
export type StatType = (typeof STAT_TYPES)[number];
