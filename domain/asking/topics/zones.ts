import type { Meaning } from "#domain/ask/meaning.ts";
import { playerPath } from "#domain/players/players.ts";
import type { LinePlayer } from "#domain/query/storage/season-lines.ts";
import { playerMeant } from "../read/player-meant.ts";
import { inferred, joined, nameSegments, said } from "../restate/segments.ts";
import { SHOT_PLACES, type ShotPlace, ZONE_COUNTS, type ZoneRankFact } from "../zone-fact.ts";
import { type TopicContext, type TopicReading, topic } from "./topic.ts";

/** Shots from a place of the floor: "curry corner threes", "most corner threes". */
export const zones = topic({
  words: `
place=rim: rim, restricted area
place=mid: mid range, midrange
place=left-corner: left corner
place=right-corner: right corner
place=corner: corner(s)
place=above: above the break, above break
place=paint: paint
threes: 3, 3s, three(s), 3 point, three point, 3 pointer(s), three pointer(s)
shots: shot(s), shoot(s), goal(s), field goal(s), fg
share: percentage, shooting, shooter(s)
made: made, make(s)
take: take(s), taken, took
leaders: leader(s)
players: player(s)
about: good, he, stats
`,
  needs: "place",
  takes: "season threes shots share made take attempts leaders players about rank player least",
  read: (meaning, context) =>
    meaning.has("player") ? ofPlayer(meaning, context) : ranked(meaning, context),
});

/** The place of the floor; the paint is also the name of a list of points, so it takes a word of shots. */
function placeOf(meaning: Meaning): ShotPlace | undefined {
  const place = meaning.one("place") as ShotPlace;
  return place === "paint" && !meaning.has("shots", "share") ? undefined : place;
}

function ofPlayer(
  meaning: Meaning,
  { asking, said: context }: TopicContext,
): TopicReading | undefined {
  const place = placeOf(meaning);
  const [part, ...others] = meaning.parts.filter(({ category }) => category === "player");
  const isRanked = meaning.has("rank", "leaders", "take", "players", "least");
  if (place === undefined || part === undefined || others.length > 0 || isRanked) return undefined;
  const meant = playerMeant(asking, part, part.value as readonly LinePlayer[]);
  if ("kind" in meant) return undefined;
  const { player, namesakes } = meant;
  // A player without a shot has no document of shots.
  const totals = asking.vocabulary.data.totals.find(({ id }) => id === player.id);
  if (!totals?.fga) return undefined;
  return {
    fact: { kind: "zone", place, playerId: player.id },
    needs: { kind: "shots", playerId: player.id },
    path: playerPath(player.name),
    namesakes,
    readAs: joined([
      ...nameSegments(SHOT_PLACES[place].name, context),
      said(" of "),
      ...nameSegments(player.name, context),
      inferred(`, ${context.seasonNow.current} regular season`),
    ]),
  };
}

function ranked(meaning: Meaning, { said: context }: TopicContext): TopicReading | undefined {
  const place = placeOf(meaning);
  const rank = meaning.one("rank");
  const by = measureOf(meaning);
  const isLow = rank === "worst" || rank === "fewest";
  if (place === undefined || !meaning.has("rank", "leaders")) return undefined;
  if (isLow && by !== "percentage") return undefined;
  const least = meaning.one("least");
  const order = isLow ? "worst" : "best";
  const { name } = SHOT_PLACES[place];
  const what =
    by === "percentage" ? `${order} percentage of ${name}` : `most ${name} ${ZONE_COUNTS[by]}`;
  return {
    fact: { kind: "zone-rank", place, by, order, least },
    needs: { kind: "ratings" },
    path: undefined,
    readAs: joined([
      ...nameSegments(what, context),
      inferred(" of all players"),
      ...(least === undefined
        ? []
        : [said(` with ${least}`), ...nameSegments(" or more attempts", context)]),
      inferred(`, ${context.seasonNow.current} regular season`),
    ]),
  };
}

/** The figure that ranks the players: shots made, attempts, or their percentage. */
function measureOf(meaning: Meaning): ZoneRankFact["by"] {
  const isSaidMost = meaning.one("rank") === "most";
  if (isSaidMost && !meaning.has("share"))
    return meaning.has("take", "attempts") ? "tried" : "made";
  return meaning.has("share", "rank") ? "percentage" : "made";
}
