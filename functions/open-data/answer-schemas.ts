import * as v from "valibot";
import { figureTitle } from "../../domain/figures/figures.ts";
import { type ColumnField, STANDINGS_COLUMNS } from "../../domain/season/standings-columns.ts";

/**
 * The schemas of the open data's answers, in the shape that clients of the public API expect. The
 * OpenAPI document and the answers' types derive from them. A value that no table of the season
 * contains is null.
 */

const text = v.nullable(v.string());
const whole = v.pipe(v.number(), v.integer());
const maybeWhole = v.nullable(whole);
const share = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
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
  status: v.literal("Final"),
  period: v.pipe(whole, v.description("The last period: 4, and 1 more for each overtime.")),
  time: v.pipe(text, v.description("Not known: always null.")),
  postseason: v.pipe(
    v.boolean(),
    v.description(
      "Play-in, playoffs, or the NBA Cup's final, which counts in no standings either.",
    ),
  ),
  home_team_score: whole,
  visitor_team_score: whole,
};

export const game = v.strictObject({
  id: v.pipe(
    whole,
    v.description(
      "The league's own id of the game, without leading zeros; from 80000000 on it is this site's.",
    ),
  ),
  ...gameFacts,
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
};

export const stat = v.strictObject({
  id: v.pipe(whole, v.description("Made of the game's id and the player's.")),
  ...line,
  player: playerOfLine,
  team,
  game: gameOfLine,
});

const boxLine = v.strictObject({ ...line, player: playerOfLine });
const boxTeam = v.strictObject({ ...team.entries, players: v.array(boxLine) });

export const boxScore = v.strictObject({
  id: whole,
  ...gameFacts,
  home_team: boxTeam,
  visitor_team: boxTeam,
  players: v.pipe(
    v.array(boxLine),
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

const cells = v.array(v.array(v.nullable(v.union([v.string(), v.number()]))));

export const questionAnswer = v.strictObject({
  query: v.pipe(v.string(), v.description("The question's own address, its parameters in order.")),
  sentence: v.pipe(v.string(), v.description("The question in words, and how many rows it has.")),
  total: v.pipe(whole, v.description("Rows on all pages.")),
  page: whole,
  columns: v.array(v.strictObject({ key: v.string(), name: v.string() })),
  rows: v.pipe(
    cells,
    v.description("Cells in the order of the columns; null where nothing is known."),
  ),
});

export const wordsAnswer = v.strictObject({
  answer: v.pipe(v.string(), v.description("The answer in one sentence.")),
  more: v.pipe(text, v.description("What is worth knowing beside it.")),
  read_as: v.pipe(
    v.array(v.strictObject({ text: v.string(), inferred: v.boolean() })),
    v.description("How the question was read: what is inferred was not in it."),
  ),
  path: v.pipe(v.string(), v.description("The page of this site that has the whole answer.")),
  query: v.pipe(text, v.description("The same question for /query; null where it is none.")),
  total: v.pipe(whole, v.description("Rows in all.")),
  columns: v.array(v.strictObject({ key: v.string(), name: v.string() })),
  rows: v.pipe(
    cells,
    v.description("The first rows that prove it, their cells in the order of the columns."),
  ),
});

export const questionRefusal = v.strictObject({
  error: v.pipe(v.string(), v.description("Why there is no answer, for a person to read.")),
  kind: v.pipe(
    v.string(),
    v.description('"ambiguous" where several things can be meant; else why it was refused.'),
  ),
  not_understood: v.array(v.string()),
  choices: v.pipe(
    v.array(v.strictObject({ name: v.string(), detail: v.string(), question: v.string() })),
    v.description("What can be meant, each with the question that means it."),
  ),
  nearest: v.pipe(
    v.array(v.string()),
    v.description("Questions near to this one that have an answer."),
  ),
});

const failure = v.strictObject({
  error: v.pipe(v.string(), v.description("What is wrong, for a person to read.")),
});

export const meta = v.strictObject({
  next_cursor: v.pipe(
    maybeWhole,
    v.description("Ask with it as cursor for the next page; null on the last."),
  ),
  per_page: whole,
});

/** The schemas that the OpenAPI document names; all others are inlined. */
export const NAMED_SCHEMAS = {
  Team: team,
  Player: player,
  PlayerOfLine: playerOfLine,
  Game: game,
  GameOfLine: gameOfLine,
  Stat: stat,
  BoxLine: boxLine,
  BoxScore: boxScore,
  SeasonAverage: seasonAverage,
  Standing: standing,
  Leader: leader,
  QuestionAnswer: questionAnswer,
  WordsAnswer: wordsAnswer,
  QuestionRefusal: questionRefusal,
  Meta: meta,
  Error: failure,
};

export type TeamAnswer = v.InferOutput<typeof team>;
export type PlayerAnswer = v.InferOutput<typeof player>;
export type PlayerOfLine = v.InferOutput<typeof playerOfLine>;
export type GameAnswer = v.InferOutput<typeof game>;
export type GameOfLine = v.InferOutput<typeof gameOfLine>;
export type StatAnswer = v.InferOutput<typeof stat>;
export type OpenBoxLine = v.InferOutput<typeof boxLine>;
export type OpenBoxScore = v.InferOutput<typeof boxScore>;
export type SeasonAverage = v.InferOutput<typeof seasonAverage>;
export type StandingAnswer = v.InferOutput<typeof standing>;
export type LeaderAnswer = v.InferOutput<typeof leader>;
export type WordsAnswer = v.InferOutput<typeof wordsAnswer>;
export type QuestionRefusal = v.InferOutput<typeof questionRefusal>;
export type StatType = (typeof STAT_TYPES)[number];
