import { numberIn } from "#domain/asking/answer/words.ts";
import { floorPath, playerPath } from "#domain/players/players.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { duosOf } from "#domain/plays/assist-rows.ts";
import { type FloorSums, type LineupKind, namesOfLineup } from "#domain/plays/lineups.ts";
import { netPer48, type OnFloor, offFloor } from "#domain/plays/on-off.ts";
import type { PlayedStage, SeasonOnOff } from "#domain/plays/season-on-off.ts";
import type { AnswerRow } from "#domain/query/answer.ts";
import { ruleOf } from "#domain/query/engine/qualified.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery } from "#domain/query/query.ts";
import { dataOfLines, type QuestionData } from "#domain/query/question-data.ts";
import { mostGames } from "#domain/query/storage/part-lines.ts";
import type { LinePlayer, PartLines, SeasonLines } from "#domain/query/storage/season-lines.ts";
import { printedFigure } from "#domain/season/printed.ts";
import type { Team } from "#domain/teams/team.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import type { Documents } from "#functions/data/cached-documents.ts";
import { shortName, signedCount } from "../game/box-score.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import { playerTabs, type Tab } from "../page/subject-tabs.ts";
import type { View } from "../page/view.ts";
import { coverageNotes, DEFINITIONS, minutesOf, netText } from "./lineup-words.ts";

/** A row of a table: whom or what it is of, and its figures. */
export interface FloorRow {
  name: string;
  href: string | undefined;
  cells: string[];
  /** Too few minutes for its figure of 48 to say much. */
  isSmall: boolean;
}

export interface FloorTable {
  id: string;
  title: string;
  /** The head of the names, and those of the figures. */
  head: string;
  heads: string[];
  rows: FloorRow[];
}

export interface PlayerFloorPage {
  id: string;
  name: string;
  href: string;
  canonicalPath: string;
  tabs: Tab[];
  sentence: string;
  tables: FloorTable[];
  notes: string[];
}

/** The address of a player's page of this kind, in the same season. */
type PathOf = (name: string) => string;

const SUM_HEADS = ["Per 48", "MIN", "+/−", "PTS", "OPP"];
const MOST_ROWS = 8;

/** A small sample, in seconds. */
const SMALL = 60 * 100;

/** The reads of a player's page on the floor, of a season. */
interface FloorReads {
  collections: Collections;
  documents: Pick<Documents, "parts" | "together">;
  season: string;
}

/** A player on and off the floor, with whom, and who assists him; missing for an unknown name. */
export async function loadPlayerFloor(
  { collections, documents, season }: FloorReads,
  given: string,
): Promise<View<PlayerFloorPage>> {
  const unread = undefined;
  const read = await gather({
    teams: collections.teams(),
    players: collections.players(),
    together: orElse<SeasonOnOff | undefined>(documents.together(season), unread),
    lines: orElse<SeasonLines | undefined>(collections.lines(), unread),
    lineups: orElse<PartLines | undefined>(documents.parts("lineups"), unread),
    pairs: orElse<PartLines | undefined>(documents.parts("pairs"), unread),
  });
  return viewOf(read, ({ together, ...rest }): PlayerFloorPage | undefined => {
    const { teams, players, lines } = rest;
    const wanted = foldForSearch(given);
    const known = [
      ...[...(together?.names ?? [])].map(([id, name]) => ({ id, name })),
      ...players.map(({ id, name }) => ({ id, name })),
    ];
    const player = known.find(({ name }) => foldForSearch(name) === wanted);
    if (player === undefined) return undefined;
    const { id, name } = player;
    const href = playerPath(name);
    const { current } = collections.seasonNow;
    const pathOf = (other: string) => inSeason(floorPath(other), season, current);
    const lineupsTable = (kind: LineupKind): FloorTable[] =>
      lines === undefined
        ? []
        : [
            tableOfLineups(
              player,
              kind,
              { ...dataOfLines(lines, teams), players, part: rest[kind] },
              pathOf,
            ),
          ];
    return {
      id,
      name,
      href,
      canonicalPath: pathOf(name),
      tabs: playerTabs({ href, name, id }, current, season),
      ...(together === undefined
        ? { sentence: "Play-by-play isn't available for this season.", tables: [], notes: [] }
        : contentOf(
            player,
            together,
            teams,
            [...lineupsTable("pairs"), ...lineupsTable("lineups")],
            pathOf,
          )),
    };
  });
}

function contentOf(
  { id, name }: { id: string; name: string },
  together: SeasonOnOff,
  teams: readonly Team[],
  ofLineups: readonly FloorTable[],
  pathOf: PathOf,
): Pick<PlayerFloorPage, "sentence" | "tables" | "notes"> {
  const { season } = together.stages;
  const own = season.players.filter((one) => one.playerId === id);
  const stages = together.stages.playoffs.players.some((one) => one.playerId === id)
    ? (["season", "playoffs"] as const)
    : (["season"] as const);
  const tables = [
    ...stages.map((stage) => onOffTable(id, stage, together, teams)),
    ...ofLineups,
    duosTable(id, "to", together, pathOf),
    duosTable(id, "by", together, pathOf),
  ].filter(({ rows }) => rows.length > 0);
  return {
    sentence: own.length === 0 ? `${name} was not on the floor this season.` : shotsOf(name, own),
    tables,
    notes: [
      DEFINITIONS.together,
      DEFINITIONS.net,
      "Off: all other minutes of the team's games, including those he missed. A star marks fewer " +
        "than 100 minutes, a small sample.",
      ...coverageNotes(
        together,
        season,
        season.teams.filter(({ teamId }) => own.some((one) => one.teamId === teamId)),
      ),
    ],
  };
}

/** "Nikola Jokić made 644 field goals, 220 of them unassisted: 34.2%." */
function shotsOf(name: string, own: readonly OnFloor[]): string {
  const made = own.reduce((sum, one) => sum + one.made, 0);
  const alone = made - own.reduce((sum, one) => sum + one.assisted, 0);
  if (made === 0) return `${name} made no field goal in the regular season.`;
  const share = ((100 * alone) / made).toFixed(1);
  const all = printedFigure(String(made));
  return `${name} made ${all} field goals in the regular season, ${alone} of them unassisted: ${share}%.`;
}

function onOffTable(
  id: string,
  stage: PlayedStage,
  { stages }: SeasonOnOff,
  teams: readonly Team[],
): FloorTable {
  const { players, teams: games } = stages[stage];
  const own = players.filter((one) => one.playerId === id);
  const rows = own.flatMap((on) => {
    const team = games.find(({ teamId }) => teamId === on.teamId);
    if (team === undefined) return [];
    const code = teams.find((one) => one.id === on.teamId)?.abbreviation ?? "";
    const of = own.length === 1 ? "" : `, ${code}`;
    return [sumsRow(`On the floor${of}`, on), sumsRow(`Off the floor${of}`, offFloor(team, on))];
  });
  const isSeason = stage === "season";
  return {
    id: isSeason ? "on-off" : "on-off-playoffs",
    title: isSeason ? "On and off the floor" : "In the playoffs",
    head: "Team",
    heads: SUM_HEADS,
    rows,
  };
}

/** The best units of a player: the first rows of their query. */
function tableOfLineups(
  { id, name }: LinePlayer,
  kind: LineupKind,
  data: QuestionData,
  pathOf: PathOf,
): FloorTable {
  const query = completeQuery({
    season: data.lines.season,
    rows: kind,
    per: "total",
    conditions: { player: id },
  });
  const answer = runQuery(query, data, MOST_ROWS);
  const figure = (row: AnswerRow, key: string) => numberIn(answer, row, key);
  return {
    id: kind,
    title: kind === "pairs" ? "Best partners" : "Best lineups",
    head: ruleOf(query, mostGames(query, data)).rule.replace(/^.*? with at/, "With at"),
    heads: SUM_HEADS,
    rows: answer.rows.map((row) => {
      const others = namesOfLineup(row.subject.player?.name ?? "").filter((one) => one !== name);
      const href = kind === "pairs" ? pathOf(others.join()) : undefined;
      return sumsRow(
        kind === "pairs" ? others.join() : others.map(shortName).join(", "),
        {
          seconds: 60 * figure(row, "min"),
          scored: figure(row, "pts"),
          allowed: figure(row, "oppts"),
        },
        href,
      );
    }),
  };
}

function sumsRow(name: string, sums: FloorSums, href?: string): FloorRow {
  const { seconds, scored, allowed } = sums;
  const net = netPer48(sums);
  return {
    name,
    href,
    isSmall: seconds < SMALL,
    cells: [
      net === undefined ? "" : netText(net),
      minutesOf(seconds),
      signedCount(scored - allowed),
      printedFigure(String(scored)),
      printedFigure(String(allowed)),
    ],
  };
}

function duosTable(
  id: string,
  way: "to" | "by",
  together: SeasonOnOff,
  pathOf: PathOf,
): FloorTable {
  const duos = duosOf(together.stages.season).filter(
    ({ passerId, scorerId }) => (way === "to" ? scorerId : passerId) === id,
  );
  return {
    id: way === "to" ? "assisted-by" : "assists-to",
    title: way === "to" ? "Who assists him" : "Who he assists",
    head: "Three or more assists",
    heads: ["AST"],
    rows: duos.slice(0, MOST_ROWS).map(({ passerId, scorerId, assists }) => {
      const name = together.names.get(way === "to" ? passerId : scorerId) ?? "";
      return { name, href: pathOf(name), cells: [String(assists)], isSmall: false };
    }),
  };
}
