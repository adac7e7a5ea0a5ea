import { completedYears, formatUpdated } from "#domain/dates.ts";
import type { Player } from "#domain/players/player.ts";
import { rosterAsOf, teamOfPlayer } from "#domain/players/players.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { printedService } from "#domain/season/printed.ts";
import type { AskedFact, Fact, FactAnswer, Trait } from "../understanding.ts";
import { allTimeAnswer } from "./all-time.ts";
import { benchAnswer } from "./bench.ts";
import { boxAnswer } from "./box.ts";
import { calendarAnswer } from "./calendar.ts";
import { careerAnswer } from "./career.ts";
import { clubsAnswer } from "./clubs.ts";
import { draftAnswer, draftedAnswer } from "./drafts.ts";
import { extremeAnswer } from "./extremes.ts";
import type { FactData } from "./fact-data.ts";
import { averagedAnswer } from "./feats.ts";
import { fixturesAnswer } from "./fixtures.ts";
import { honorsAnswer } from "./honors.ts";
import { improvedAnswer } from "./improved.ts";
import { lineupsAnswer } from "./lineups.ts";
import { listAnswer } from "./lists.ts";
import { onOffAnswer } from "./on-off.ts";
import { particularAnswer } from "./particulars.ts";
import { pastRecordAnswer } from "./past-record.ts";
import { peopleAnswer, tableOfPlayers } from "./people.ts";
import { projectionAnswer } from "./projections.ts";
import { playoffSeries } from "./series.ts";
import { pastSeriesAnswer } from "./series-since.ts";
import { besideAnswer, currentAnswer, eachAnswer, teamLeadersAnswer } from "./several.ts";
import { squadAnswer } from "./squads.ts";
import { standingsAnswer } from "./standings.ts";
import { raceAnswer, startsAnswer } from "./starts.ts";
import { teamRecordAnswer } from "./team-records.ts";
import { teamSeasonAnswer, teamYearsIn } from "./team-season.ts";
import { teamExtremeAnswer } from "./teams.ts";
import { clubAnswer, cupAnswer, playoffTeamsAnswer, seedOf } from "./topics.ts";
import { upcomingAnswer } from "./upcoming.ts";
import { figureMark, nameOfPlayer, plain } from "./words.ts";
import { zoneRankAnswer } from "./zone-ranks.ts";
import { zoneAnswer } from "./zones.ts";

/** The answer to a question about people or the season; undefined when its document is missing. */
export function answerFact({ fact }: AskedFact, given: FactData): FactAnswer | undefined {
  const { data, postseason } = given;
  switch (fact.kind) {
    case "trait":
      return traitAnswer(fact, given);
    case "extreme":
      return extremeAnswer(fact, data);
    case "people":
      return peopleAnswer(fact.people, data);
    case "past-record":
      return pastRecordAnswer(fact, given);
    case "list":
      return listAnswer(fact, given);
    case "each":
      return eachAnswer(fact, data);
    case "team-leaders":
      return teamLeadersAnswer(fact, data);
    case "current":
      return currentAnswer(fact, data);
    case "box":
      return boxAnswer(fact, data);
    case "beside":
      return besideAnswer(fact, data);
    case "averaged":
      return averagedAnswer(fact, data);
    case "team-extreme":
      return teamExtremeAnswer(fact, data);
    case "fixtures":
      return given.fixtures && fixturesAnswer(fact, given.fixtures, data);
    case "upcoming":
      return given.upcoming && upcomingAnswer(fact, given.upcoming, data);
    case "calendar":
      return given.upcoming && calendarAnswer(fact, given.upcoming, data);
    case "projection":
      return given.projection && projectionAnswer(fact, given.projection, data);
    case "club":
      return given.franchise && clubAnswer(fact, given.franchise, data);
    case "cup":
      return postseason && cupAnswer(postseason, data);
    case "playoff-teams":
      return postseason && playoffTeamsAnswer(fact, postseason, data);
    case "series":
      return postseason && playoffSeries(fact, postseason, data);
    case "all-time":
      return given.allTime && allTimeAnswer(fact, { ...data, ...given.allTime });
    case "career":
      return given.careers && careerAnswer(fact, given.careers, data);
    case "draft":
      return given.draft && draftAnswer(fact, given.draft);
    case "particular":
      return given.allTime?.allTime && particularAnswer(fact, given.allTime.allTime);
    case "drafted":
      return given.allTime?.allTime && draftedAnswer(fact, given.allTime.allTime);
    case "winners":
    case "most-awarded":
    case "award-age":
    case "awards-of":
    case "champion":
    case "titles":
    case "titles-of":
    case "finals-of":
      return given.honors && honorsAnswer(fact, given.honors, data);
    case "seed":
      return postseason && seedOf(fact, postseason, data);
    case "together":
      return given.together && onOffAnswer(fact, given.together, data);
    case "lineups":
      return lineupsAnswer(fact, data);
    case "zone":
      return given.shots && zoneAnswer(fact, given.shots, given);
    case "bench":
      return benchAnswer(fact, data);
    case "zone-rank":
      return zoneRankAnswer(fact, data);
    case "clubs":
      return given.clubs && clubsAnswer(nameOfPlayer(fact.playerId, data), given.clubs);
    case "last-series":
    case "series-feat":
      return given.postseasons && pastSeriesAnswer(fact, given.postseasons, data);
    case "team-season": {
      const { teamYears, seasonGames } = given;
      const years = teamYears ?? (seasonGames && teamYearsIn(seasonGames, data.seasonNow.current));
      return years && teamSeasonAnswer(fact, years, data.teams);
    }
    case "start":
      return given.seasonGames && startsAnswer(fact, given.seasonGames, data);
    case "squad":
      return given.allTime && squadAnswer(fact, { ...data, ...given.allTime });
    case "standings":
      return given.standings && standingsAnswer(fact, given.standings, data.seasonNow);
    case "race":
      return raceAnswer(fact, given.seasonGames ?? []);
    case "team-record":
      return given.seasonGames && teamRecordAnswer(fact, given.seasonGames, data.seasonNow.current);
    case "improvement":
      return given.rankings && improvedAnswer(...given.rankings, data);
  }
}

/** The words before a trait, its value as text, and the words after it. */
const TRAITS: Readonly<
  Record<Trait, [string, (player: Player, data: QuestionData) => string, string?]>
> = {
  age: ["is", ({ age }) => age, " years old"],
  height: ["is", ({ height }) => height, " tall"],
  weight: ["weighs", ({ weight }) => weight, " pounds"],
  jersey: ["wears number", ({ jersey }) => jersey],
  position: ["is listed as", ({ position }) => position],
  nation: ["is from", ({ nationality }) => nationality],
  birthday: ["was born on", ({ born }) => formatUpdated(born) ?? ""],
  college: ["came to the draft from", ({ preDraftTeam }) => preDraftTeam],
  draft: ["in the draft:", ({ draftStatus }) => draftStatus],
  team: ["plays for the", (player, { teams }) => teamOfPlayer(player, teams)?.fullName ?? ""],
  service: [
    "has years of service:",
    ({ yearsOfService }, { seasonNow }) => printedService(yearsOfService, seasonNow.current),
  ],
};

function traitAnswer(
  { trait, playerId }: Extract<Fact, { kind: "trait" }>,
  { data, today }: FactData,
): FactAnswer {
  const player = data.players.find(({ id }) => id === playerId);
  const name = nameOfPlayer(playerId, data);
  const [before, traitOf, after = ""] = TRAITS[trait];
  const isAge =
    trait === "age" && today !== undefined && player !== undefined && player.born !== "";
  const value =
    player === undefined
      ? ""
      : isAge
        ? String(completedYears(player.born, today))
        : traitOf(player, data);
  const asOf = trait === "team" ? rosterAsOf(data.rostersAt) : "";
  const headline =
    value === ""
      ? [plain(trait === "team" ? `${name} is on no roster.` : `That is not known of ${name}.`)]
      : [plain(`${name} ${before} `), figureMark(value), plain(`${after}.`)];
  return player === undefined
    ? tableOfPlayers(
        headline,
        [],
        data,
        "He is on no roster, and Hardwood has no facts about such players.",
      )
    : tableOfPlayers(
        headline,
        [player],
        data,
        isAge ? `Born on ${formatUpdated(player.born)}.` : asOf && `${asOf}.`,
      );
}
