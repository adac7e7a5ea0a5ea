import type { ChartEdge } from "#domain/ask/chart.ts";
import type { Meaning } from "#domain/ask/meaning.ts";
import { playerPath } from "#domain/players/players.ts";
import { completeQuery } from "#domain/query/query.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { ALL_SEASONS } from "#domain/season/season-range.ts";
import { playerMeant } from "../read/player-meant.ts";
import { inferred, joined, nameSegments, said } from "../restate/segments.ts";
import type { Understanding } from "../understanding.ts";
import { type TopicContext, topic } from "./topic.ts";

/** A player's debut and his teams, which all seasons tell: "when was luka's debut", "former teams of chris paul". */
export const careers = topic({
  words: `
debut: debut
rookie: rookie, rookie season, rookie year
career: career
former: former, previous, past
played: played
for: for, with
perfect: has, have, had
different: different, all
`,
  needs: "",
  takes:
    "debut first game ever seasons rookie career made teams play played former for perfect different player stranger",
  read(meaning, context) {
    const kind = kindOf(meaning);
    const named = meaning.parts.filter(({ category }) => NAMES.includes(category));
    if (kind === undefined || named.length === 0) return undefined;
    const { vocabulary } = context.asking;
    if (vocabulary.data.season !== ALL_SEASONS) return { kind: "elsewhere", seasons: ALL_SEASONS };
    const [part, ...others] = named;
    if (part?.category !== "player" || others.length > 0) return undefined;
    return ofCareer(kind, part, context);
  },
});

const NAMES = ["player", "stranger"];

function kindOf(meaning: Meaning): "debut" | "clubs" | undefined {
  const isOfTeams = meaning.has("teams", "who");
  const isPast = meaning.has("played") || (meaning.has("play") && meaning.has("past"));
  const isOfClubs = meaning.has("former") ? meaning.has("teams") : isPast && meaning.has("for");
  const isOfGame = meaning.has("first") && meaning.has("game");
  const isOfRookie = meaning.has("rookie") && meaning.has("when");
  const isOfDebut = meaning.has("debut") || isOfGame || isOfRookie;
  if (isOfDebut) return isOfTeams || meaning.has("played", "play") ? undefined : "debut";
  return isOfTeams && isOfClubs && !meaning.has("first", "game", "rookie") ? "clubs" : undefined;
}

function ofCareer(
  kind: "debut" | "clubs",
  part: ChartEdge,
  { asking, said: context }: TopicContext,
): Understanding {
  const meant = playerMeant(asking, part, part.value as readonly LinePlayer[]);
  if ("kind" in meant) return meant;
  const { player, namesakes } = meant;
  const path = `${playerPath(player.name)}/career`;
  const own = nameSegments(player.name, context);
  if (kind === "clubs")
    return {
      kind: "fact",
      fact: { kind: "clubs", playerId: player.id },
      needs: { kind: "clubs", playerId: player.id },
      path,
      namesakes,
      readAs: joined([said("teams of "), ...own]),
    };
  return {
    kind: "query",
    query: completeQuery({
      season: ALL_SEASONS,
      rows: "games",
      conditions: { player: player.id },
      sort: { key: "date", order: "asc" },
    }),
    wish: { kind: "occasion", end: "first" },
    path,
    namesakes,
    readAs: joined([said("the first game of "), ...own, inferred(", regular season, all seasons")]),
  };
}
