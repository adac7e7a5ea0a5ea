import type { FactData } from "#domain/asking/answer/fact-data.ts";
import type { RankedSeason } from "#domain/asking/answer/improved.ts";
import type { HeldPostseason } from "#domain/asking/answer/series-since.ts";
import type { GamesOfSeason } from "#domain/asking/answer/starts.ts";
import { type TeamYear, teamYearsIn } from "#domain/asking/answer/team-season.ts";
import { figureMark, plain } from "#domain/asking/answer/words.ts";
import { type AnswerSentence, type FactDocument, plainText } from "#domain/asking/understanding.ts";
import { runQuery } from "#domain/query/engine/run.ts";
import { completeQuery, type Query } from "#domain/query/query.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { seasonsBetween } from "#domain/season/season.ts";
import { ALL_SEASONS, isInSeasons } from "#domain/season/season-range.ts";
import { FIRST_SEASON, FIRST_WITH_LINES } from "#domain/season/season-rules.ts";
import type { Route } from "#domain/site/route.ts";
import { readsOfPastSeason } from "#functions/data/past-season.ts";
import { type SeasonOfRequest, seasonOfRequest } from "#functions/data/season-of-request.ts";
import type { SeasonReads } from "#functions/data/season-reads.ts";
import { gather, orElse } from "../page/gather.ts";
import { type CareerMarks, loadCareerMarks } from "../player/career-marks.ts";
import { readQuestionData } from "../questions/question-data.ts";
import { sentenceSince } from "./sentence-since.ts";

const DOCUMENTS = [
  "postseasons",
  "team-years",
  "season-games",
  "standings",
  "rankings",
  "clubs",
  "together",
] as const;

type HistoryDocument = Extract<FactDocument, { kind: (typeof DOCUMENTS)[number] }>;

/** Returns whether a fact needs values of several seasons. */
export function isOfSeveralSeasons(needs: FactDocument): needs is HistoryDocument {
  return DOCUMENTS.some((kind) => kind === needs.kind);
}

/** The values of several seasons that a fact needs; undefined while one cannot be read. */
export async function readHistory(
  reads: SeasonReads,
  needs: HistoryDocument,
  data: QuestionData,
): Promise<Omit<FactData, "data"> | undefined> {
  switch (needs.kind) {
    case "postseasons": {
      const postseasons = await heldIn(reads, needs.seasons, postseasonOf);
      return postseasons && { postseasons };
    }
    case "season-games": {
      const seasonGames = await readSeasonGames(reads, needs.seasons);
      return seasonGames && { seasonGames };
    }
    case "standings": {
      const standings = await standingsOf(reads, needs.season);
      return standings && { standings };
    }
    case "team-years": {
      const teamYears = await teamYearsOf(reads, needs.teamId, data);
      return teamYears && { teamYears };
    }
    case "rankings": {
      const [before, now] = await Promise.all(
        needs.seasons.map((season) => rankedIn(reads, season, needs.ranking)),
      );
      return before && now && { rankings: [before, now] };
    }
    case "together": {
      const seasons = data.season ?? data.lines.season;
      const held = await heldIn(reads, seasons, togetherOf);
      return held && { together: held.flatMap(({ together }) => together ?? []) };
    }
    case "clubs": {
      const marks = await readMarks(reads, needs.playerId);
      return marks && { clubs: marks.teams };
    }
  }
}

/** What some seasons hold, the oldest first; undefined while one cannot be read. */
async function heldIn<Own extends object>(
  reads: SeasonReads,
  seasons: string,
  ownOf: (reads: SeasonReads, season: string) => Promise<Own | undefined>,
): Promise<(Own & { season: string })[] | undefined> {
  const archive = await reads.collections.archive();
  if (!archive.ok) return undefined;
  const { current } = reads.collections.seasonNow;
  const names = new Set([...archive.value.value.map(({ season }) => season), current]);
  const found: (Own & { season: string })[] = [];
  for (const season of [...names].sort()) {
    if (!isInSeasons(season, seasons)) continue;
    const own = await ownOf(season === current ? reads : readsOfPastSeason(season, reads), season);
    if (own === undefined) return undefined;
    found.push({ ...own, season });
  }
  return found;
}

async function postseasonOf({
  collections,
}: SeasonReads): Promise<Omit<HeldPostseason, "season"> | undefined> {
  const read = await collections.postseason();
  return read.ok ? read.value.value : undefined;
}

async function gamesOf({
  collections,
}: SeasonReads): Promise<Omit<GamesOfSeason, "season"> | undefined> {
  const [games, teams] = await Promise.all([collections.games(), collections.teams()]);
  return games.ok && teams.ok ? { games: games.value.value, teams: teams.value.value } : undefined;
}

/** The results of seasons, and the records of those of lists; undefined while one cannot be read. */
export async function readSeasonGames(
  reads: SeasonReads,
  seasons: string,
): Promise<GamesOfSeason[] | undefined> {
  const listed = seasonsBetween(FIRST_SEASON, FIRST_WITH_LINES)
    .slice(0, -1)
    .map(async (season) => {
      if (!isInSeasons(season, seasons)) return [];
      const read = await reads.documents.stored.listedSeasons(season);
      if (!read.ok) return [];
      const { games, teams } = read.value.value;
      return [{ season, games, teams: teams.filter(({ league }) => league !== "ABA") }];
    });
  const held = await heldIn(reads, seasons, gamesOf);
  return held && [...(await Promise.all(listed)).flat(), ...held];
}

async function standingsOf(reads: SeasonReads, season: string) {
  const held = await heldSeason(reads, season, { isOfLists: true });
  if (held.kind !== "held") return undefined;
  const { standings, teams } = held.collections;
  const read = await gather({ standings: standings(), teams: teams() });
  return read.ok ? read.value.values : undefined;
}

/** The reads of a season, the current one or one before. */
function heldSeason(
  reads: SeasonReads,
  season: string,
  takes: Pick<Route, "isOfLists"> = {},
): Promise<SeasonOfRequest> {
  const isNow = season === reads.collections.seasonNow.current;
  const asked = isNow
    ? ({ kind: "current" } as const)
    : ({ kind: "past", season, isInPath: false } as const);
  return seasonOfRequest(asked, reads, takes);
}

/** A season's players on the floor together; `together` is undefined for a season without plays. */
async function togetherOf({ documents }: SeasonReads, season: string) {
  const read = await documents.together(season);
  if (read.ok) return { together: read.value.value };
  return read.error.kind === "empty" ? { together: undefined } : undefined;
}

async function teamYearsOf(
  { collections, documents }: SeasonReads,
  teamId: number,
  { seasonNow: { current }, teams }: QuestionData,
): Promise<TeamYear[] | undefined> {
  const read = await gather({
    games: collections.games(),
    postseason: orElse(collections.postseason(), NO_POSTSEASON),
  });
  const franchise = await documents.franchises(String(teamId));
  if (!read.ok || !franchise.ok) return undefined;
  const { games, postseason } = read.value.values;
  const playoffs = postseason.series.some(({ highTeamId, lowTeamId }) =>
    [highTeamId, lowTeamId].includes(teamId),
  );
  const now = teamYearsIn([{ season: current, games, teams }], current);
  return [
    ...franchise.value.value.seasons.map((one) => ({ ...one, href: undefined })),
    ...now.filter((own) => own.teamId === teamId).map((own) => ({ ...own, playoffs })),
  ];
}

/** All rows of a ranking in a season that is held. */
async function rankedIn(
  reads: SeasonReads,
  season: string,
  ranking: Query,
): Promise<RankedSeason | undefined> {
  const held = await heldSeason(reads, season);
  const read = held.kind === "held" ? await readQuestionData(held.collections) : undefined;
  if (!read?.ok) return undefined;
  const { values } = read.value;
  const query = completeQuery({ ...ranking, season, page: 1 });
  return { season, answer: runQuery(query, values, values.lines.players.length) };
}

/** The marks of a player's career; undefined where it cannot be read. */
export async function readMarks(reads: SeasonReads, id: string): Promise<CareerMarks | undefined> {
  const now = await reads.documents.careers(id);
  const career = now.ok ? now : await reads.documents.formerCareers(id);
  return career.ok ? loadCareerMarks(reads, { id, career: career.value.value }) : undefined;
}

/** The sentence of a player's debut where his first held game is none; undefined for any other question. */
export async function debutOf(
  reads: SeasonReads,
  { conditions: { player, ...others }, season, stage, figures, sort }: Query,
  { lines }: QuestionData,
  told: AnswerSentence,
): Promise<AnswerSentence | undefined> {
  const isPlain = figures.length === 0 && Object.values(others).every((one) => one === undefined);
  const isFirst = isPlain && sort.key === "date" && sort.order === "asc";
  if (player === undefined || !isFirst || season !== ALL_SEASONS || stage !== "season")
    return undefined;
  const marks = await readMarks(reads, player);
  if (marks?.since === undefined) return undefined;
  const name = lines.players.find(({ id }) => id === player)?.name;
  return {
    headline: [plain(`${name} made his debut in `), figureMark(marks.began), plain(".")],
    deck: `${plainText(sentenceSince(FIRST_WITH_LINES, told).headline)} Earlier games are not here.`,
  };
}
