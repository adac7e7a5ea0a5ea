import { seasonDeed, type TeamYear, teamSeason } from "#domain/asking/answer/team-season.ts";
import type { TeamSeasonAsked } from "#domain/asking/read/history-asked.ts";
import { tokensOf } from "#domain/asking/read/tokens.ts";
import { vocabularyOf } from "#domain/asking/read/vocabulary.ts";
import { inSeason } from "#domain/players/season-links.ts";
import { NO_POSTSEASON } from "#domain/season/postseason.ts";
import { seasonRecords, type WinLoss } from "#domain/season/records.ts";
import { type Team, teamPath } from "#domain/teams/team.ts";
import { gather, orElse } from "../page/gather.ts";
import { UNAVAILABLE, type View } from "../page/view.ts";
import { readQuestionData } from "../questions/question-data.ts";
import type { Asked, AskReads } from "./asked-of.ts";
import { historyFact } from "./history-fact.ts";

/**
 * The first or last season of so many wins or losses: a team's from its whole history, any team's from
 * the seasons that are held. Undefined where the name is of no team.
 */
export async function teamSeasonAnswer(
  reads: AskReads,
  asked: TeamSeasonAsked,
  text: string,
): Promise<View<Asked> | undefined> {
  const { collections, documents } = reads;
  const [questions, held] = await Promise.all([
    readQuestionData(collections),
    gather({
      archive: collections.archive(),
      games: collections.games(),
      postseason: orElse(collections.postseason(), NO_POSTSEASON),
    }),
  ]);
  if (!questions.ok || !held.ok) return UNAVAILABLE;
  const data = questions.value.values;
  const { archive, games, postseason } = held.value.values;
  const words = tokensOf(asked.team ?? "").map(({ folded }) => folded);
  const [team, ...others] = vocabularyOf(data).named.get(words.join(" "))?.teams ?? [];
  // The playoffs are told of one team.
  if (asked.of === "playoffs" && asked.team === undefined) return undefined;
  if ((asked.team !== undefined && team === undefined) || others.length > 0) return undefined;
  const inPlayoffs = new Set(
    postseason.series.flatMap(({ highTeamId, lowTeamId }) => [highTeamId, lowTeamId]),
  );
  const records = seasonRecords([...data.teams], games);
  const { current } = data.seasonNow;
  const now = data.teams.flatMap((own) => {
    const record = records.get(own.id)?.overall;
    return record === undefined
      ? []
      : [{ ...seasonOf(own, current, record, current), playoffs: inPlayoffs.has(own.id) }];
  });
  const franchise = team && (await documents.franchises(String(team.id)));
  if (franchise && !franchise.ok) return UNAVAILABLE;
  const nameOf = (id: number) => data.teams.find((own) => own.id === id);
  const before = franchise
    ? franchise.value.value.seasons.map((one) => ({ ...one, href: undefined }))
    : archive.flatMap(({ season, records: past }) =>
        past.flatMap(({ teamId, ...record }) => {
          const own = nameOf(teamId);
          return own && season < current ? [seasonOf(own, season, record, current)] : [];
        }),
      );
  const seasons = [...before, ...now.filter(({ id }) => team === undefined || id === team.id)];
  const club = team ? `the ${team.fullName}` : "any team";
  return historyFact({
    text,
    reading: `${asked.end} season in which ${club} ${seasonDeed(asked)}`,
    answer: teamSeason(asked, seasons, team && `the ${team.name}`),
    eyebrow: team ? "All seasons" : `Since ${archive.at(-1)?.season ?? current}`,
    path: team ? `${teamPath(team)}/history` : "/nba/seasons",
    data,
    updatedAt: questions.value.updatedAt,
  });
}

function seasonOf(
  team: Team,
  season: string,
  { wins, losses }: WinLoss,
  current: string,
): TeamYear & { id: number } {
  const href = inSeason("/nba/standings", season, current);
  return { id: team.id, season, name: team.name, wins, losses, href, playoffs: false };
}
