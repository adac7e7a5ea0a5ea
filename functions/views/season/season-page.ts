import { figureOf } from "#domain/figures/figures.ts";
import { knownOfSeason } from "#domain/history/era.ts";
import {
  type ListedAward,
  listedPostseason,
  listedStandings,
  listsOfLeague,
  type SeasonLists,
  tableTitle,
} from "#domain/history/season-lists.ts";
import { LEADER_RULES } from "#domain/leaders/leader-categories.ts";
import { leaderList, leadersPath } from "#domain/leaders/leader-lists.ts";
import {
  inSeason,
  linksOfSeason,
  playoffsPath,
  type SeasonLinks,
} from "#domain/players/season-links.ts";
import { printedRecord, printedScore } from "#domain/printing/records.ts";
import { unlikeSums } from "#domain/query/engine/unlike-sums.ts";
import type { SeasonLines } from "#domain/query/storage/season-lines.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { isRebuilt } from "#domain/season/ladder.ts";
import {
  FINALS_ROUND,
  NO_POSTSEASON,
  type Postseason,
  type Series,
} from "#domain/season/postseason.ts";
import { seasonName, yearOfSeason } from "#domain/season/season.ts";
import {
  FIRST_SEASON,
  FIRST_WITH_AVERAGES,
  FIRST_WITH_LINES,
} from "#domain/season/season-rules.ts";
import type { Standings } from "#domain/standings/standing.ts";
import { standingOfTeam } from "#domain/standings/standing-teams.ts";
import { columnOf, printedColumn } from "#domain/standings/standings-columns.ts";
import { hasLinesBelow, lineBelow } from "#domain/standings/standings-lines.ts";
import type { Team } from "#domain/teams/team.ts";
import { badgeUrl } from "#domain/teams/team-links.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { missing } from "#functions/data/not-held.ts";
import { type LeaderRow, leaderRow } from "../leaders/leader-tables.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { Bracket, type PlayoffRound } from "../standings/bracket.ts";
import { latestRows } from "../standings/standings-rows.ts";
import { playerPageOf } from "../team/team-lists.ts";

/** A league's part of a season's page. */
export interface SeasonLeague {
  /** "NBA", "BAA", "ABA". */
  league: string;
  /** The standings of its conferences, before 1970-71 of its divisions. */
  tables: SeasonTable[];
  /** The teams that disbanded during the season. */
  disbanded: { name: string; href: string }[];
  /** The rounds from the Finals down; each series stands in the order of the series that it leads to. */
  rounds: PlayoffRound[];
  awards: SeasonAwardRow[];
}

/** The final standings of a conference. */
export interface SeasonTable {
  title: string;
  rows: {
    rank: number;
    name: string;
    href: string | undefined;
    logo: string;
    record: string;
    winPct: string;
    /** Games behind the first. */
    behind: string;
    /** The line that the league draws below the row. */
    line: ReturnType<typeof lineBelow>;
  }[];
}

export interface SeasonAwardRow {
  award: string;
  /** Of one person, or a team of the season's best; undefined for longer lists. */
  look: "one" | "team" | undefined;
  /** A coach has no page. */
  winners: Pick<LeaderRow, "player" | "href" | "team" | "figure">[];
}

export interface SeasonChampion {
  team: Team;
  href: string;
  logo: string;
  /** "The Chicago Bulls went 72–10 and beat the Seattle SuperSonics 4–2 in the Finals." */
  sentence: string;
  /** "72–10". */
  record: string;
  mvp: AwardWinner | undefined;
}

type AwardWinner = SeasonAwardRow["winners"][number];

/** A season since 1946-47: what it holds, and empty lists of what it does not. */
export interface SeasonPage {
  season: string;
  /** "1995-96 NBA season". */
  title: string;
  champion: SeasonChampion | undefined;
  /** Every conference had eight teams in the playoffs, so that the rounds make a bracket. */
  hasBracket: boolean;
  before: string | undefined;
  after: string | undefined;
  leagues: SeasonLeague[];
  leaders: { category: string; href: string | undefined; rows: LeaderRow[] }[];
  draft: { pick: number; team: string; name: string; href: string | undefined; college: string }[];
  draftYear: number;
  /** The other pages of the season. */
  links: { text: string; href: string }[];
  /** What is known of the season, in a sentence. */
  known: string;
  /** The sums of rebuilt lines that differ from the official totals. */
  unlike: { name: string; count: string; rebuilt: number; official: number }[];
}

const NO_LISTS: SeasonLists = {
  teams: [],
  players: [],
  games: [],
  series: [],
  awards: [],
  draft: [],
};

/** A season's standings, series, leaders, awards and draft; missing for one that is not held. */
export async function loadSeason(
  collections: Collections,
  documents: Documents,
  season: string,
): Promise<View<SeasonPage>> {
  const read = await gather({
    teams: collections.teams(),
    standings: collections.standings(),
    players: collections.players(),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), []),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
    lists: orElse(documents.seasonLists(season), NO_LISTS),
    together: orElse<object | undefined>(documents.together(season), undefined),
    // Of other seasons nothing is made of lines here, and none are read.
    lines: orElse<SeasonLines | undefined>(
      isRebuilt(season) ? collections.lines() : missing("lines")(),
      undefined,
    ),
  });
  const { current, boxScores } = collections.seasonNow;
  const links = linksOfSeason(season, current);
  return viewOf(
    read,
    ({ teams, players, standings, totals, postseason, lists, together, lines }) => {
      const league = lists.teams.find((team) => team.league !== "ABA")?.league ?? "NBA";
      const aba = listsOfLeague(lists, true);
      const given = listsOfLeague(lists, false).awards;
      const rowOf = leaderRow({ players, teams, totals }, links);
      const own = { season, links, teams, standings, postseason, rowOf };
      const main = leagueOf({ ...own, given: given.length > 0 ? given : postseason.awards });
      const year = yearOfSeason(season);
      return {
        season,
        title: `${season} ${league} season`,
        champion: championOfSeason(own, main.awards),
        hasBracket: hasLinesBelow(season),
        before: season > FIRST_SEASON ? seasonName(year - 1) : undefined,
        after: season < current ? seasonName(year + 1) : undefined,
        leagues: [
          { ...main, league },
          ...(aba.teams.length === 0
            ? []
            : [
                {
                  ...leagueOf({
                    ...own,
                    teams: aba.teams,
                    standings: listedStandings(aba, season),
                    postseason: listedPostseason(aba),
                    given: aba.awards,
                  }),
                  league: "ABA",
                },
              ]),
        ],
        leaders: leadersOf({ players, teams, totals }, { season, current, links }),
        draft: lists.draft.map(({ playerId, ...pick }) => ({
          ...pick,
          href: playerPageOf(playerId, pick.name),
        })),
        draftYear: year,
        links: otherPages(season, current, lists.games.length > 0),
        known: knownOfSeason(season, {
          hasGames: lists.games.length > 0,
          hasPlays: together !== undefined,
          boxScores: season === current ? boxScores : undefined,
        }),
        unlike:
          lines === undefined
            ? []
            : unlikeSums(lines)(lists.players).map(({ name, count, rebuilt, official }) => ({
                name,
                count: figureOf(count)?.short ?? "",
                rebuilt,
                official,
              })),
      };
    },
  );
}

function otherPages(season: string, current: string, hasGames: boolean): SeasonPage["links"] {
  const standings = { text: "Standings", href: inSeason("/nba/standings", season, current) };
  const games = { text: "Games", href: inSeason("/nba/games", season, current) };
  if (season < FIRST_WITH_LINES) return hasGames ? [standings, games] : [standings];
  return [
    standings,
    { text: "Playoffs", href: playoffsPath(season, current) },
    games,
    { text: "Statistics", href: inSeason("/nba/stats/players", season, current) },
  ];
}

interface LeagueFacts {
  season: string;
  links: SeasonLinks;
  teams: Team[];
  standings: Standings;
  postseason: Postseason;
  rowOf: ReturnType<typeof leaderRow>;
}

function championOfSeason(
  { teams, standings, postseason, links }: LeagueFacts,
  awards: readonly SeasonAwardRow[],
): SeasonChampion | undefined {
  const finals = postseason.series.find(({ round }) => round === FINALS_ROUND);
  if (finals === undefined) return undefined;
  const { highTeamId, lowTeamId, highWins, lowWins, winnerTeamId } = finals;
  const loserId = winnerTeamId === highTeamId ? lowTeamId : highTeamId;
  const [team, loser] = [winnerTeamId, loserId].map((id) => teams.find((one) => one.id === id));
  if (team === undefined) return undefined;
  const own = standingOfTeam(team, [...standings.east, ...standings.west]);
  const record = own ? printedRecord(own) : "";
  const score = printedScore(Math.max(highWins, lowWins), Math.min(highWins, lowWins));
  const went = record && `went ${record} and `;
  const mvp = awards.find(({ award }) => award === "Finals MVP")?.winners[0];
  const sentence = `The ${team.fullName} ${went}beat the ${loser?.fullName} ${score} in the Finals.`;
  return {
    team,
    href: links.team(team),
    logo: badgeUrl(team),
    sentence,
    record,
    mvp,
  };
}

function leagueOf({
  given,
  ...facts
}: LeagueFacts & { given: readonly Given[] }): Omit<SeasonLeague, "league"> {
  const { links, teams, standings, postseason, rowOf } = facts;
  const all = [...standings.east, ...standings.west];
  return {
    tables: tablesOf(facts),
    disbanded: teams
      .filter((team) => !standingOfTeam(team, all))
      .map((team) => ({ name: team.fullName, href: links.team(team) })),
    rounds: roundsOf(new Bracket(teams, postseason, NO_SEEDS, links), postseason.series),
    awards: awardRows(given, rowOf),
  };
}

/** The conferences' final standings. */
function tablesOf({ season, links, teams, standings }: LeagueFacts): SeasonTable[] {
  return [standings.east, standings.west].flatMap((rows) => {
    const tables = Map.groupBy(latestRows(rows, teams, links).rows, ({ team }) =>
      team ? tableTitle(team, season) : "",
    );
    return [...tables].map(([title, own]) => ({
      title,
      rows: own.map(({ figures, team, name, href, logo }) => ({
        rank: figures.rank,
        name: team?.name ?? name,
        href,
        logo,
        record: printedRecord(figures),
        winPct: printedColumn(columnOf("pct"), figures),
        behind: printedColumn(columnOf("gb"), figures),
        line: lineBelow(figures.rank, season),
      })),
    }));
  });
}

/** Seeds are not those of the standings alone, and left out. */
const NO_SEEDS = { East: { rows: [] }, West: { rows: [] } };

function roundsOf(bracket: Bracket, all: readonly Series[]): PlayoffRound[] {
  const rounds: PlayoffRound[] = [];
  let later: Series[] = [];
  for (const [round, played] of Map.groupBy(
    all.toSorted((a, b) => b.round - a.round),
    (one) => one.round,
  )) {
    const place = ({ winnerTeamId: id }: Series) =>
      later.flatMap(({ highTeamId, lowTeamId }) => [highTeamId, lowTeamId]).indexOf(id);
    later = played.toSorted((a, b) => place(a) - place(b));
    for (const [label, series] of Map.groupBy(later, (one) => one.label)) {
      rounds.push({
        name: label.replace(/^NBA /, "").replace("ern Conference", ""),
        round,
        conference:
          round === FINALS_ROUND
            ? "NBA"
            : (bracket.team(series[0]?.highTeamId ?? 0)?.conference ?? "East"),
        series: series.map((one) => bracket.seriesOf(one)),
      });
    }
  }
  return rounds;
}

type Given = Pick<ListedAward, "playerId" | "name"> & { award: string };

function awardRows(awards: readonly Given[], rowOf: LeagueFacts["rowOf"]): SeasonAwardRow[] {
  // The champions of the Cup are a roster, not an award of players.
  const given = Map.groupBy(awards, ({ award }) => award);
  given.delete("NBA Cup Champion");
  return [...given]
    .map(
      ([award, own]): SeasonAwardRow => ({
        award,
        look: own.length === 1 ? "one" : lookOf(award),
        winners: own.map(({ playerId, name }) => ({
          ...rowOf({ rank: 1, player: name, stat: "" }),
          href: playerPageOf(playerId, name),
        })),
      }),
    )
    .toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** "All-NBA First Team" is a team of the season's best. */
const lookOf = (award: string): SeasonAwardRow["look"] =>
  /^All-(?:NBA|BAA|ABA) /.test(award) ? "team" : undefined;

/** Awards of one player come first, then the teams of the season's best, and the All-Stars last. */
function placeOf({ award, look, winners }: SeasonAwardRow): number {
  if (award === "Most Valuable Player") return 0;
  if (look !== undefined) return look === "one" ? 1 : 2;
  return /First Team$/.test(award) ? 3 : award === "All-Star" ? 99 : winners.length;
}

const CATEGORIES = ["Points", "Rebounds", "Assists", "Steals", "Blocks", "Threes made"];
const LEADERS = 5;

/** The first five of a season's lists: until 1968-69 the league ranked totals. */
function leadersOf(
  facts: Parameters<typeof leaderRow>[0],
  { season, current, links }: { season: string; current: string; links: SeasonLinks },
): SeasonPage["leaders"] {
  const rowOf = leaderRow(facts, links);
  return CATEGORIES.flatMap((count) => {
    const isTotal = season < FIRST_WITH_AVERAGES || count === "Threes made";
    const group = isTotal ? "totals" : "averages";
    const category = isTotal ? count : `${count} per game`;
    const rule = LEADER_RULES.find((own) => own.group === group && own.category === category);
    if (rule === undefined) return [];
    const { rows } = leaderList(rule, facts.totals, [], { season, length: LEADERS });
    if (rows.length === 0) return [];
    return [
      {
        category,
        href: inSeason(leadersPath(group, category), season, current),
        rows: rows.map(({ rank, player: { name }, stat }) => rowOf({ rank, player: name, stat })),
      },
    ];
  });
}
