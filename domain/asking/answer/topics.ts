import { listed } from "#domain/printing/listed.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { Postseason } from "#domain/season/postseason.ts";
import { seasonRecords } from "#domain/season/records.ts";
import { meetingsOf } from "#domain/standings/meetings.ts";
import { conferenceOrder } from "#domain/standings/tie-breaks.ts";
import { coachesIn, type Franchise } from "#domain/teams/franchise.ts";
import { type Team, teamPath } from "#domain/teams/team.ts";
import type { Fact, FactAnswer } from "../understanding.ts";
import { figureMark, plain, sentenceAlone } from "./words.ts";

type FactOf<Kind extends Fact["kind"]> = Extract<Fact, { kind: Kind }>;

function nameOf(id: number | undefined, { teams }: QuestionData): string {
  return teams.find((team) => team.id === id)?.fullName ?? "";
}

/** A team's coach, arena, first season or titles. */
export function clubAnswer(
  { topic, teamId }: FactOf<"club">,
  franchise: Franchise,
  data: QuestionData,
): FactAnswer {
  const name = `The ${nameOf(teamId, data)}`;
  const { arena, founded } = franchise;
  switch (topic) {
    case "coach": {
      const season = data.seasonNow.current;
      const { coach, next } = coachesIn(season, franchise);
      return next === undefined
        ? sentenceAlone([
            plain(`${name} were coached by `),
            figureMark(coach),
            plain(` in ${season}.`),
          ])
        : sentenceAlone(
            [
              plain(`${name} are coached by `),
              figureMark(next.name),
              plain(` from ${next.from} on.`),
            ],
            `In ${season} it was ${coach}.`,
          );
    }
    case "arena":
      return sentenceAlone([plain(`${name} play at home in `), figureMark(arena), plain(".")]);
    case "founded":
      return sentenceAlone([
        plain(`${name} were founded in `),
        figureMark(String(founded)),
        plain("."),
      ]);
  }
}

/** The team of a seed, or those of both conferences. */
export function seedOf(
  { conf, seed }: FactOf<"seed">,
  { series }: Postseason,
  data: QuestionData,
): FactAnswer {
  const found = conf === undefined ? (["east", "west"] as const) : [conf];
  const seeds = found.map((one) => seedIn(one, seed, series, data));
  const [first, second] = seeds;
  const season = data.seasonNow.current;
  const places = seeds.map((one) => `the ${one.name} were ${ordinal(one.place)}`);
  return sentenceAlone(
    [
      plain("The "),
      figureMark(first?.name ?? ""),
      ...(second === undefined
        ? [plain(` were the ${ordinal(seed)} seed in the ${first?.side} of ${season}.`)]
        : [
            plain(` in the ${first?.side} and the `),
            figureMark(second.name),
            plain(` in the ${second.side} were the ${ordinal(seed)} seeds of ${season}.`),
          ]),
    ],
    seeds.some(({ wasMet }) => wasMet)
      ? `After the play-in; ${listed(places)} in the standings.`
      : "The place in the standings, ties broken by the league's rules.",
  );
}

/** A conference's team of a seed: the last two are those that its first two met. */
function seedIn(
  conf: "east" | "west",
  seed: number,
  series: Postseason["series"],
  data: QuestionData,
) {
  const side = conf === "east" ? "East" : "West";
  const order = orderIn(side, data).map(({ team }) => team.id);
  const best = order[FIRST_OF_PLAY_IN + 1 - seed];
  const met = series.find(
    ({ round, highTeamId }) => round === 1 && seed >= FIRST_OF_PLAY_IN && highTeamId === best,
  );
  const id = met?.lowTeamId ?? order[seed - 1];
  const place = id === undefined ? seed : order.indexOf(id) + 1;
  return { side, name: nameOf(id, data), place, wasMet: met !== undefined };
}

/** The first of the two seeds that the play-in decides. */
const FIRST_OF_PLAY_IN = 7;

function orderIn(conference: Team["conference"], { lines, teams }: QuestionData) {
  const games = lines.games.filter(({ stage }) => stage === "season");
  const records = [...seasonRecords([...teams], games).values()];
  const members = records.filter(({ team }) => team.conference === conference);
  return conferenceOrder(members, meetingsOf(games)).order;
}

/** The winner of the Cup. */
export function cupAnswer({ games }: Postseason, data: QuestionData): FactAnswer {
  const season = data.seasonNow.current;
  const final = games.find(({ stage }) => stage === "cup-final");
  if (final === undefined)
    return sentenceAlone([plain(`No final of the NBA Cup of ${season} is known to Hardwood.`)]);
  const { homeTeamId, awayTeamId, homePoints, awayPoints } = final;
  const isHome = homePoints > awayPoints;
  const [winner, loser] = isHome ? [homeTeamId, awayTeamId] : [awayTeamId, homeTeamId];
  const score = printedScore(Math.max(homePoints, awayPoints), Math.min(homePoints, awayPoints));
  return sentenceAlone([
    plain(`The ${nameOf(winner, data)} won the NBA Cup of ${season} `),
    figureMark(score),
    plain(` over the ${nameOf(loser, data)}.`),
  ]);
}

/** The teams of the playoffs, or whether one team reached them. */
export function playoffTeamsAnswer(
  { teamId, isMissed }: FactOf<"playoff-teams">,
  { series }: Postseason,
  data: QuestionData,
): FactAnswer {
  const season = data.seasonNow.current;
  const ids = series
    .filter(({ round }) => round === 1)
    .flatMap(({ highTeamId, lowTeamId }) => [highTeamId, lowTeamId]);
  if (ids.length === 0) return sentenceAlone([plain("The playoffs haven't started.")]);
  const rows = data.teams
    .filter(({ id }) => ids.includes(id) !== isMissed)
    .map((team) => ({ name: team.fullName, href: teamPath(team), cells: [team.conference] }));
  const verb = teamId !== undefined && !ids.includes(teamId) ? "missed" : "made";
  return {
    headline:
      teamId === undefined
        ? [
            figureMark(`${rows.length} teams`),
            plain(` ${isMissed ? "missed" : "made"} the playoffs of ${season}.`),
          ]
        : [
            plain(`The ${nameOf(teamId, data)} `),
            figureMark(verb),
            plain(` the playoffs of ${season}.`),
          ],
    deck: undefined,
    heads: ["Team", "Conference"],
    rows,
  };
}
