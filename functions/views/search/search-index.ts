import type { Headline } from "#domain/articles/headlines.ts";
import { memoize } from "#domain/memoize.ts";
import type { FormerPlayer } from "#domain/players/former-player.ts";
import type { Player } from "#domain/players/player.ts";
import { playerPath, teamOfPlayer } from "#domain/players/players.ts";
import { playersOfSeason } from "#domain/query/engine/season-players.ts";
import { type KnownNames, knownOf, NO_KNOWN_NAMES } from "#domain/search/known-names.ts";
import { teamNicknames } from "#domain/search/nicknames.ts";
import { encodeSearchIndex, type SearchIndex } from "#domain/search/search-index.ts";
import type { SeasonTotals } from "#domain/season/facts.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { FIRST_WITH_OFFICIAL_LINES } from "#domain/season/season-rules.ts";
import type { Team, TeamLink } from "#domain/teams/team.ts";
import { linkOfTeam } from "#domain/teams/team-links.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { gather, orElse, viewOf } from "../page/gather.ts";
import type { View } from "../page/view.ts";
import { WELL_KNOWN_PAGES } from "./search-pages.ts";

/**
 * The search index, from one read of the collections: with all players of the season and before it, or
 * with those on rosters and the best known of those before.
 */
export async function loadSearchIndex(
  collections: Collections,
  who: "all" | "best-known" = "all",
): Promise<View<SearchIndex>> {
  const read = await gather({
    teams: collections.teams(),
    links: collections.teamLinks(),
    players: collections.players(),
    former: orElse<FormerPlayer[]>(collections.formerPlayers(), NO_FORMER),
    names: orElse<KnownNames>(collections.names(), NO_KNOWN_NAMES),
    totals: orElse<SeasonTotals[]>(collections.seasonTotals(), NO_TOTALS),
    headlines: orElse<Headline[]>(collections.headlines(), []),
  });
  return viewOf(read, ({ teams, links, players, former, names, totals, headlines }) => {
    const listed = who === "all" ? playersOfSeason(players)(totals) : players;
    const all = rankedPlayers(names)(totals)(former)(listed);
    const ranked = who === "all" ? all : withoutLittleKnown(all);
    return {
      ...searchIndexOf(teams)(links)(names)(ranked),
      headlines,
      pages: WELL_KNOWN_PAGES,
    };
  });
}

/** The weight of honours and seasons from which the browser's index has a former player. */
const WELL_KNOWN_FROM = 1150;
/** The same of one without a game in the seasons with lines. */
const LEGEND_FROM = 3900;
/** The same of one who is known by another name, too. */
const RENAMED_FROM = 450;

/** The number of articles in the browser's index. */
const NEWEST_HEADLINES = 3;

/**
 * The index as the text that the browser fetches. It leaves out what the page of all results finds:
 * little known players without a contract and all but the newest articles.
 */
export async function loadSearchIndexText(collections: Collections): Promise<View<string>> {
  const view = await loadSearchIndex(collections, "best-known");
  if (view.kind !== "ready") return view;
  const headlines = view.page.headlines.slice(0, NEWEST_HEADLINES);
  return { ...view, page: encodeSearchIndex({ ...view.page, headlines }) };
}

const NO_TOTALS: SeasonTotals[] = [];

const NO_FORMER: FormerPlayer[] = [];

/** A player as the index lists him. */
interface RankedPlayer {
  player: Pick<Player, "id" | "name"> & Partial<Pick<Player, "currentTeam">>;
  role: string;
  /** How well he is known, by his honours, his seasons, and his minutes in the current one. */
  weight: number;
  isFormer: boolean;
  /** Whether a former player is known by another name, too. */
  isRenamed: boolean;
  /** Whether he has a game in the seasons that readers of today have seen. */
  hasRecentGames: boolean;
}

/** What an earlier season weighs, in minutes of the current one. */
const SEASON_WEIGHT = 50;
/** The same of a season that fewer readers of today have seen. */
const EARLY_WEIGHT = 10;

const recentSeasons = ({ seasons }: FormerPlayer) =>
  seasons.filter((season) => season >= FIRST_WITH_OFFICIAL_LINES).length;

/** The players of the season and before it, the best known first. */
const rankedPlayers = memoize((names: KnownNames) =>
  memoize((totals: readonly SeasonTotals[]) =>
    memoize((former: readonly FormerPlayer[]) =>
      memoize((players: readonly Player[]): readonly RankedPlayer[] => {
        const minutes = new Map(totals.map((own) => [own.id, own.minutes]));
        const honours = ({ id }: { id: string }) => knownOf(names, id).honours;
        const now = players.map((player) => ({
          player,
          role: player.position,
          weight:
            honours(player) +
            (minutes.get(player.id) ?? 0) +
            SEASON_WEIGHT * (Number.parseInt(player.yearsOfService, 10) || 0),
          isFormer: false,
          isRenamed: false,
          hasRecentGames: true,
        }));
        const before = [...Map.groupBy(former, ({ name }) => name).values()].flatMap(
          (namesakes) => {
            const [player] = namesakes;
            if (player === undefined) return [];
            const role = seasonsInShort(namesakes);
            const weight = Math.max(...namesakes.map((own) => honours(own) + playedWeight(own)));
            const isRenamed = knownOf(names, player.id).names.length > 0;
            const hasRecentGames = namesakes.some((own) => recentSeasons(own) > 0);
            return [{ player, role, weight, isFormer: true, isRenamed, hasRecentGames }];
          },
        );
        // Players of the same name share a page.
        const pages = Map.groupBy([...now, ...before], ({ player }) => playerPath(player.name));
        return [...pages.values()]
          .flatMap(([one]) => one ?? [])
          .sort((a, b) => b.weight - a.weight);
      }),
    ),
  ),
);

/** The players of the browser's index; of former ones each has the same role, because a text of its own is dear. */
const withoutLittleKnown = memoize((players: readonly RankedPlayer[]) =>
  players
    .filter(
      ({ player, weight, isFormer, isRenamed, hasRecentGames }) =>
        (!isFormer && player.currentTeam !== "") ||
        weight >= (hasRecentGames ? (isRenamed ? RENAMED_FROM : WELL_KNOWN_FROM) : LEGEND_FROM),
    )
    .map((one) => (one.isFormer ? { ...one, role: "Former player" } : one)),
);

/** The weight of a former player's seasons, those long ago less. */
function playedWeight(player: FormerPlayer): number {
  const count = 1 + yearOfSeason(player.last) - yearOfSeason(player.first);
  const recent = recentSeasons(player);
  return SEASON_WEIGHT * recent + EARLY_WEIGHT * (count - recent);
}

function seasonsInShort(namesakes: readonly FormerPlayer[]): string {
  const [first = ""] = namesakes.map((own) => own.first).sort();
  const last = namesakes
    .map((own) => own.last)
    .sort()
    .at(-1);
  return first === last ? first : `${first} to ${last}`;
}

/** Built once for the same lists. */
const searchIndexOf = memoize((teams: readonly Team[]) =>
  memoize((links: readonly TeamLink[]) =>
    memoize((names: KnownNames) =>
      memoize((players: readonly RankedPlayer[]): Omit<SearchIndex, "headlines" | "pages"> => {
        const known = teams.map((team) => ({
          ...team,
          logo: linkOfTeam(team, links)?.logo ?? "",
          nicknames: teamNicknames(team.abbreviation),
        }));
        const byId = new Map(known.map((team) => [team.id, team]));
        return {
          teams: known,
          players: players.map(({ player: { id, name, currentTeam = "" }, role }) => {
            const team = teamOfPlayer({ currentTeam }, teams);
            return {
              name,
              role,
              nicknames: knownOf(names, id).names,
              team: team && byId.get(team.id),
            };
          }),
        };
      }),
    ),
  ),
);
