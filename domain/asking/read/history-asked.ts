import { ALL_SEASONS } from "#domain/season/season-range.ts";
import { seasonsNamedIn } from "./named-season.ts";

/** A question about a whole career or about past playoffs, which the games of one season do not answer. */
export type HistoryAsked =
  | CareerAsked
  | SeriesAsked
  | SeriesFeatAsked
  | TeamSeasonAsked
  | ImprovedAsked
  | StartAsked;

export type CareerAsked = { /** The player's name as typed. */ player: string } & (
  | { kind: "debut" | "clubs" }
  /** His first season, with the words for the figures: "stats", "points". */
  | { kind: "rookie"; figures: string }
);

/** The last playoff series that a team won or lost. */
export interface SeriesAsked {
  kind: "series";
  /** The team's name as typed. */
  team: string;
  isWon: boolean;
}

/** An eighth seed beat a first seed, or a team won a series from 1–3 down. */
export type SeriesFeat = "upset" | "comeback";

/** The playoff series of some seasons with such an upset or comeback. */
export interface SeriesFeatAsked {
  kind: "series-feat";
  feat: SeriesFeat;
  /** The question without its seasons, for the teams that it names. */
  question: string;
  seasons: string;
}

/** The first or last season in which a team, or any team, had so many wins or losses, or was in the playoffs. */
export interface TeamSeasonAsked {
  kind: "team-season";
  /** The team's name as typed; undefined for any team. */
  team: string | undefined;
  end: "first" | "last";
  of: "wins" | "losses" | "playoffs";
  /** 1 for the playoffs. */
  count: number;
}

/** The players or teams that improved a figure the most from one season to another. */
export interface ImprovedAsked {
  kind: "improved";
  /** The question whose ranking is asked of both seasons, or another way to put it. */
  questions: readonly string[];
  /** Undefined for the current season and the one before. */
  seasons: readonly [before: string, now: string] | undefined;
}

/** The teams that began with a record, or that were the first to so many wins. */
export type StartAsked = {
  kind: "start";
  /** Undefined for the current season. */
  seasons: string | undefined;
} & ({ wins: number; losses: number } | { to: number });

const DEBUTS = [
  /^(?:when (?:was|is|did) )?(.+?)(?:['’]s)? (?:make (?:his|their) )?(?:nba )?debut$/i,
  /^(?:when (?:was|is) )?(.+?)(?:['’]s)? first (?:ever )?(?:nba |career )?game(?: ever| of all time)?$/i,
  /^when (?:was|is) (.+?)(?:['’]s| a)? rookie(?: (?:season|year))?$/i,
];

/** The words between the player and the figures. */
const ROOKIE = /(?:['’]s| in (?:his|their))? rookie (?:season|year)\b| as a rookie\b/i;
/** "what" and "how many points", before "did cooper flagg average as a rookie" */
const AMOUNT = /^(?:what|how)(?: many (.+))?$/i;
const AVERAGED = / (?:average|do|score|get|have|play)$/i;

const CLUBS = [
  /^(?:who|(?:which|what) teams?) (?:did|has|have) (.+) play(?:ed)? (?:for|with)$/i,
  /^(?:(?:which|what|all) )?teams? (?:that )?(.+?) (?:has )?played for$/i,
  /^how many (?:different )?(?:nba )?teams (?:has|have|did) (.+) play(?:ed)? (?:for|with)$/i,
  /^(?:former|previous|past) teams of (.+)$/i,
  /^(.+?)(?:['’]s)? (?:former|previous|past) teams$/i,
];

const SERIES = [
  /^(?:when was the )?last time (?:the )?(.+) (won|lost) a (?:playoff |postseason )?series$/i,
  /^when did (?:the )?(.+) last (win|lose) a (?:playoff |postseason )?series$/i,
  /^(?:the )?(.+?)(?:['’]s)? last (?:playoff |postseason )?series (win|loss)$/i,
];

const TEAM_SEASONS = [
  /^when did (?:the )?(?<team>.+) (?<end>last|first) (?<verb>win|lose|have) (?<count>\d\d) (?:games|wins|losses)$/i,
  /^(?:when was the )?(?<end>last|first) time (?:the )?(?<team>.+) (?<verb>won|lost|had) (?<count>\d\d) (?:games|wins|losses)$/i,
  /^(?:(?:who|which) (?:was|is) the )?(?<end>last) team (?:to|that|with) (?:(?<verb>win|won|lose|lost|have|had) )?(?<count>\d\d) (?:games|wins|losses)$/i,
];
const PLAYOFFS = [
  /^when did (?:the )?(?<team>.+) (?<end>last|first) (?:make|reach) the playoffs$/i,
  /^(?:when was the )?(?<end>last|first) time (?:the )?(?<team>.+) (?:made|reached|were in) the playoffs$/i,
  /^(?:the )?(?<team>.+?)(?:['’]s?)? (?<end>last|first) playoff appearance$/i,
];
const ANY_TEAM = /^(?:an?|any) (?:nba )?team$|^(?:anyone|someone)$/i;

/** "when did the spurs last win 60 games", "last team to win 70 games" */
function teamSeasonAsked(text: string): TeamSeasonAsked | undefined {
  const asked = text.replace(/ or more\b| in a season$/gi, "");
  const [groups] = [...TEAM_SEASONS, ...PLAYOFFS].flatMap((pattern) => {
    const found = pattern.exec(asked);
    return found?.groups ? [{ ...found.groups }] : [];
  });
  if (groups === undefined) return undefined;
  const { team, end = "", verb = "", count } = groups;
  const of = /^los/i.test(verb) || /losses$/i.test(asked) ? "losses" : "wins";
  return {
    kind: "team-season",
    team: team === undefined || ANY_TEAM.test(team) ? undefined : team,
    end: end.toLowerCase() === "first" ? "first" : "last",
    of: count === undefined ? "playoffs" : of,
    count: Number(count ?? 1),
  };
}

const IMPROVED = [
  /^(?:which|what) (player|team) (?:has )?improved (?:his|their|its) (.+) the most$/i,
  /^(?:who|(?:which|what) (player|team)) (?:has )?improved the most in (.+)$/i,
  /^(?:who had )?(?:the )?(?:biggest|largest) (?:improvement|jump|increase|rise) in (?:a (player|team)['’]s )?(.+)$/i,
  /^most improved (team)$/i,
];
const FROM_TO = /\bfrom (\d{4}-\d{2}) to (\d{4}-\d{2})\b/i;
const SINCE_LAST = / (?:this season|(?:over|from|since) (?:last|the previous) season)$/i;

/** "which player improved his scoring average the most", "most improved team" */
function improvedAsked(text: string): ImprovedAsked | undefined {
  const [said = "", before, now] = FROM_TO.exec(text) ?? [];
  const asked = text.replace(said, "").replace(SINCE_LAST, "").trim();
  const [found] = IMPROVED.flatMap((pattern) => {
    const one = pattern.exec(asked);
    return one === null ? [] : [one];
  });
  if (found === undefined) return undefined;
  const [, whose, figure = "record"] = found;
  const name = figure.toLowerCase().replace(/^scoring(?: average)?$/, "points per game");
  const isRecord = /^(?:record|win total|wins)$/.test(name);
  const ofTeams = whose?.toLowerCase() === "team" ? " by a team" : "";
  const seasons = before === undefined || now === undefined ? undefined : ([before, now] as const);
  return {
    kind: "improved",
    questions: isRecord
      ? ["most wins by a team"]
      : [
          `most ${name} per game${ofTeams}`,
          `most ${name}${ofTeams}`,
          `best ${name}${ofTeams && " team"}`,
        ],
    seasons,
  };
}

const STARTED =
  /^(?:(?:which|what|how many|last|any) )?teams? (?:(?:that|to|has|have|had|ever) )*(?:started|start) (?:the season )?(\d{1,2})[-–](\d{1,2})$/i;
const RACE =
  /^(?:(?:who|(?:which|what) team) (?:was|were) )?(?:the )?first (?:team )?to (?:(?:reach|win|get to|have) )?(\d\d) (?:wins|games)$/i;

/** "teams that started 10-0 since 2015", "first team to reach 50 wins" */
function startAsked(text: string, current: string): StartAsked | undefined {
  const now = text.replace(/ this season$/i, "").replace(` in ${current}`, "");
  const named = seasonsNamedIn(now, current);
  const question = (named?.question ?? now).trim();
  const seasons = named?.season;
  const [, wins, losses] = STARTED.exec(question) ?? [];
  if (wins !== undefined && losses !== undefined)
    return { kind: "start", seasons, wins: Number(wins), losses: Number(losses) };
  const [, to] = RACE.exec(question) ?? [];
  return to === undefined ? undefined : { kind: "start", seasons, to: Number(to) };
}

const EIGHTH = /\b(?:8|8th|eight|eighth)[- ]seeds?\b/i;
const FIRST = /\b(?:1|1st|one|first|top)[- ]seeds?\b/i;
const THREE_ONE = /\b3[-–]1\b/;
const CAME_BACK = /\b(?:came|come|coming) back\b|\b(?:comebacks?|deficits?|down|leads?|series)\b/i;

/** "8 seeds that beat 1 seeds", "teams that came back from 3-1 down". */
function featAsked(text: string, current: string): SeriesFeatAsked | undefined {
  const isUpset = EIGHTH.test(text) && FIRST.test(text);
  if (!isUpset && !(THREE_ONE.test(text) && CAME_BACK.test(text))) return undefined;
  const named = seasonsNamedIn(text, current);
  return {
    kind: "series-feat",
    feat: isUpset ? "upset" : "comeback",
    question: named?.question ?? text,
    seasons: named?.season ?? ALL_SEASONS,
  };
}

/** "luka rookie year stats", "how many points did luka average as a rookie" */
function rookieAsked(before: string, after: string): CareerAsked {
  const [amount = "", who] = before.split(/ (?:did|does) /i);
  const asked = AMOUNT.exec(amount);
  if (asked === null || who === undefined)
    return { kind: "rookie", player: before, figures: after || "stats" };
  const player = who.replace(AVERAGED, "");
  return { kind: "rookie", player, figures: asked[1] || after || "stats" };
}

/** The question about a career or past playoffs; undefined for any other. */
export function historyAskedIn(question: string, current: string): HistoryAsked | undefined {
  const text = question.trim().replace(/\?$/, "").trim();
  const found = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => pattern.exec(text) ?? []).slice(1);
  const [debut] = found(DEBUTS);
  if (debut !== undefined) return { kind: "debut", player: debut };
  const [before = "", after] = text.split(ROOKIE);
  if (before !== "" && after !== undefined) return rookieAsked(before, after.trim());
  const [clubs] = found(CLUBS);
  if (clubs !== undefined) return { kind: "clubs", player: clubs };
  const [team, end = ""] = found(SERIES);
  if (team !== undefined) return { kind: "series", team, isWon: /^w/i.test(end) };
  return (
    teamSeasonAsked(text) ??
    improvedAsked(text) ??
    startAsked(text, current) ??
    featAsked(text, current)
  );
}

/** The same question about another player. */
export function careerQuestion(asked: CareerAsked, player: string): string {
  switch (asked.kind) {
    case "debut":
      return `${player} debut`;
    case "clubs":
      return `former teams of ${player}`;
    case "rookie":
      return `${player} rookie season ${asked.figures}`;
  }
}
