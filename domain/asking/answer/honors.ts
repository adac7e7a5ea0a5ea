import { completedYears } from "#domain/dates.ts";
import {
  type AwardHistory,
  type AwardWinner,
  type AwardWon,
  isAward,
  TITLE_AWARD,
} from "#domain/history/awards.ts";
import type { PastFinals } from "#domain/history/league-history.ts";
import { printedYears } from "#domain/players/honours.ts";
import { playerPath } from "#domain/players/players.ts";
import { seasonPath } from "#domain/players/season-links.ts";
import { capital } from "#domain/printing/capital.ts";
import { counted } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { printedScore } from "#domain/printing/records.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { isInSeasons, isSeveral } from "#domain/season/season-range.ts";
import { teamPath } from "#domain/teams/team.ts";
import type { HonorsFact } from "../honors-fact.ts";
import { seasonEnding } from "../read/past-season.ts";
import type { FactAnswer } from "../understanding.ts";
import { inSeasons } from "./series-since.ts";
import { figureMark, MOST_NAMED, plain, sentenceAlone, yesOrNoMarks } from "./words.ts";

/** The awards and the Finals of all seasons. */
export interface Honors {
  awards: AwardHistory;
  finals: readonly PastFinals[];
}

/** The answer to a question over all awards and titles. */
export function honorsAnswer(fact: HonorsFact, honors: Honors, data: QuestionData): FactAnswer {
  switch (fact.kind) {
    case "winners":
      return winnersAnswer(fact, honors.awards, data);
    case "most-awarded":
      return mostAwarded(fact, honors.awards, data);
    case "award-age":
      return awardAge(fact, honors.awards);
    case "awards-of":
      return awardsOf(fact, honors.awards);
    case "champion":
      return championAnswer(fact, honors, data);
    case "titles":
      return titlesAnswer(fact, honors, data);
    case "titles-of":
      return titlesOf(fact, honors);
    case "finals-of":
      return finalsOf(fact, honors, data);
  }
}

const TITLES_BY_TEAM =
  "A title counts for the players of the champion at the end of its regular season.";

/** The noun of a winner: "champion", or the award itself. */
function nounOf(award: string): string {
  return award === TITLE_AWARD ? "champion" : award;
}

/** The first season of an award, as a note: "Since 1955-56." */
function sinceNote(won: readonly AwardWon[]): string {
  return won[0] === undefined ? "" : `Since ${seasonEnding(won[0].year)}.`;
}

function ofAward(award: string, awards: AwardHistory): AwardWon[] {
  return awards.filter((one) => isAward(one, award)).toSorted((a, b) => a.year - b.year);
}

function rowOf({ id, name }: AwardWinner): { name: string; href: string | undefined } {
  return { name, href: id === "" ? undefined : playerPath(name) };
}

/** The limit of names in a headline: a team of the season has five. */
const MOST_WINNERS = 5;

function winnersAnswer(
  { award, seasons, teamId, end, isActive }: Extract<HonorsFact, { kind: "winners" }>,
  awards: AwardHistory,
  { teams, players, seasonNow }: QuestionData,
): FactAnswer {
  const all = ofAward(award, awards);
  const fit = all.filter(
    ({ year, team, winner }) =>
      isInSeasons(seasonEnding(year), seasons) &&
      (teamId === undefined || team?.id === teamId) &&
      (!isActive || players.some(({ id }) => id === winner.id)),
  );
  const year = end === "last" ? fit.at(-1)?.year : fit[0]?.year;
  const won = end === undefined ? fit : fit.filter((one) => one.year === year);
  const names = [...new Set(won.map(({ winner }) => winner.name))];
  const club = teams.find(({ id }) => id === teamId)?.name;
  const ofTeam = club === undefined ? "" : ` for the ${club}`;
  const noun = `${nounOf(award)}${ofTeam}`;
  const of = isSeveral(seasons) ? end && won[0] && seasonEnding(won[0].year) : seasons;
  const when = `, in ${of}.`;
  const where = of === undefined ? ` ${inSeasons(seasons)}.` : ` in ${of}.`;
  const counting = isActive ? "active player" : "player";
  const said = figureMark(
    names.length > MOST_WINNERS ? counted(names.length, counting) : listed(names),
  );
  const verb = names.length < 2 ? "was" : of === undefined ? "have been" : "were";
  return {
    headline:
      won.length > 0
        ? end === undefined
          ? [said, plain(` ${verb} ${noun}${where}`)]
          : [plain(`The ${end} ${noun}: `), said, plain(when)]
        : [
            plain(
              seasons === seasonNow.current
                ? "The award has not been given."
                : `Nobody was ${noun}${where}`,
            ),
          ],
    deck: isSeveral(seasons) || won.length === 0 ? sinceNote(all) || undefined : undefined,
    heads: ["Player", "Season", "Team", "Award"],
    rows: (isSeveral(seasons) ? won.toReversed() : won).map((one) => ({
      ...rowOf(one.winner),
      cells: [seasonEnding(one.year), one.team?.code ?? "", one.award],
    })),
  };
}

function mostAwarded(
  { award, isActive, times: least }: Extract<HonorsFact, { kind: "most-awarded" }>,
  awards: AwardHistory,
  { players }: QuestionData,
): FactAnswer {
  const active = new Set(players.map(({ id }) => id));
  const all = ofAward(award, awards);
  const won = all.filter(({ winner }) => !isActive || active.has(winner.id));
  const ranked = [...Map.groupBy(won, ({ winner }) => winner.id || winner.name)]
    .map(([, own]) => ({
      winner: own[0]?.winner as AwardWinner,
      years: own.map(({ year }) => year),
    }))
    .filter(({ years }) => years.length >= (least ?? 1))
    .toSorted((a, b) => b.years.length - a.years.length);
  const most = ranked[0]?.years.length ?? 0;
  const first = ranked
    .filter(({ years }) => least !== undefined || years.length === most)
    .map(({ winner }) => winner.name);
  const said = first.length > MOST_NAMED ? counted(first.length, "player") : listed(first);
  const mostTimes = `${most === 1 ? "once" : `${most} times`}${first.length > 1 ? " each" : ""}`;
  const times = least === undefined ? mostTimes : `${least} or more times`;
  const among = isActive ? "the most among active players" : "the most ever";
  const next = ranked
    .slice(first.length, first.length + 2)
    .map(({ winner, years }) => `${winner.name} ${years.length}`);
  return {
    headline:
      most === 0
        ? [
            plain(
              `${isActive ? "No active player" : "Nobody"} has been ${nounOf(award)}` +
                `${least === undefined ? "" : ` ${least} times`}.`,
            ),
          ]
        : [
            figureMark(said),
            plain(` ${first.length > 1 ? "have" : "has"} been ${nounOf(award)} `),
            figureMark(times),
            plain(least === undefined ? `, ${among}.` : "."),
          ],
    deck: [
      ...(next.length === 0 ? [] : [`Next: ${listed(next)}.`]),
      sinceNote(all),
      ...(award === TITLE_AWARD ? [TITLES_BY_TEAM] : []),
    ].join(" "),
    heads: ["Player", "Times", "Years"],
    rows: ranked.slice(0, MOST_ROWS).map(({ winner, years }) => ({
      ...rowOf(winner),
      cells: [String(years.length), printedYears(years)],
    })),
  };
}

const MOST_ROWS = 50;

/** The day by which the ages of a season's winners are told: the end of its games of that kind. */
const endOf = (year: number, award: string) =>
  `${year}-${award === TITLE_AWARD || award === "Finals MVP" ? "06-15" : "04-15"}`;

function awardAge(
  { award, isOldest }: Extract<HonorsFact, { kind: "award-age" }>,
  awards: AwardHistory,
): FactAnswer {
  const all = ofAward(award, awards);
  const ranked = all
    .filter(({ winner }) => winner.born !== "")
    .map((one) => ({
      ...one,
      days: Date.parse(endOf(one.year, award)) - Date.parse(one.winner.born),
    }))
    .toSorted((a, b) => (isOldest ? b.days - a.days : a.days - b.days));
  const ageOf = ({ winner, year }: AwardWon) =>
    String(completedYears(winner.born, endOf(year, award)));
  const [first] = ranked;
  return {
    headline:
      first === undefined
        ? [plain(`The age of no ${nounOf(award)} is known.`)]
        : [
            plain(`The ${isOldest ? "oldest" : "youngest"} ${nounOf(award)}: `),
            figureMark(first.winner.name),
            plain(`, ${ageOf(first)}, in ${seasonEnding(first.year)}.`),
          ],
    deck: `Ages at the end of the season. ${sinceNote(all)}`,
    heads: ["Player", "Age", "Season"],
    rows: ranked
      .slice(0, MOST_ROWS)
      .map((one) => ({ ...rowOf(one.winner), cells: [ageOf(one), seasonEnding(one.year)] })),
  };
}

function awardsOf(
  { award, player }: Extract<HonorsFact, { kind: "awards-of" }>,
  awards: AwardHistory,
): FactAnswer {
  const won = ofAward(award, awards).filter(({ winner }) => winner.id === player.id);
  const years = printedYears(won.map(({ year }) => year));
  return {
    headline: [
      plain(`${player.name} was ${nounOf(award)} `),
      figureMark(counted(won.length, "time")),
      plain("."),
    ],
    deck:
      won.length === 0
        ? undefined
        : `In ${years}.${award === TITLE_AWARD ? ` ${TITLES_BY_TEAM}` : ""}`,
    heads: ["Award", "Season", "Team"],
    rows: won.map((one) => ({
      name: one.award,
      href: undefined,
      cells: [seasonEnding(one.year), one.team?.code ?? ""],
    })),
  };
}

function championAnswer(
  { season, teamId, isYesOrNo }: Extract<HonorsFact, { kind: "champion" }>,
  { finals }: Honors,
  { teams }: QuestionData,
): FactAnswer {
  const [own] = finals.filter((one) => one.season === season && one.league !== "ABA");
  const name = teams.find(({ id }) => id === teamId)?.name;
  const isOf = teamId === undefined || [own?.championId, own?.runnerUpId].includes(teamId);
  if (own === undefined) return sentenceAlone([plain(`The champion of ${season} is not known.`)]);
  const { champion, runnerUp, wins, losses } = own;
  const score = figureMark(printedScore(wins, losses));
  if (teamId === undefined || runnerUp === "")
    return {
      headline: [plain("The "), figureMark(champion), plain(` won the championship of ${season}.`)],
      ...NO_ROWS,
      deck: runnerUp === "" ? undefined : `${printedScore(wins, losses)} over the ${runnerUp}.`,
    };
  return {
    headline: [
      ...yesOrNoMarks(isYesOrNo, own.championId === teamId),
      plain(`${isOf || isYesOrNo ? "" : `The ${name} did not play in them. `}The `),
      figureMark(champion),
      plain(" beat the "),
      figureMark(runnerUp),
      plain(" "),
      score,
      plain(` in the Finals of ${season}.`),
    ],
    ...NO_ROWS,
  };
}

const NO_ROWS = { deck: undefined, heads: [], rows: [] };

/** The year in which a title was won: 1979 for 1978-79. */
const yearOfTitle = ({ season }: PastFinals) => yearOfSeason(season) + 1;

function titlesAnswer(
  { seasons, of, isNone }: Extract<HonorsFact, { kind: "titles" }>,
  { finals }: Honors,
  { teams }: QuestionData,
): FactAnswer {
  const held = finals.filter(
    (one) => one.league !== "ABA" && one.championId > 0 && isInSeasons(one.season, seasons),
  );
  const won = held.flatMap((one) => [
    { id: one.championId, name: one.champion, ...one },
    ...(of === "title" ? [] : [{ id: one.runnerUpId, name: one.runnerUp, ...one }]),
  ]);
  const nameOf = (id: number) =>
    teams.find((team) => team.id === id)?.name ?? won.findLast((one) => one.id === id)?.name ?? "";
  if (isNone)
    return withoutTitle(
      of,
      teams.filter(({ id }) => !won.some((one) => one.id === id)),
    );
  const ranked = [...Map.groupBy(won, ({ id }) => id)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const most = ranked[0]?.[1].length ?? 0;
  const names = ranked.flatMap(([id, own]) => (own.length === most ? nameOf(id) : []));
  const first = names.length > MOST_NAMED ? counted(names.length, "team") : `The ${listed(names)}`;
  const when = isSeveral(seasons) && seasons !== "all" ? ` ${inSeasons(seasons)}` : "";
  const next = ranked
    .slice(names.length, names.length + 2)
    .map(([id, own]) => `the ${nameOf(id)} ${own.length}`);
  return {
    headline:
      most === 1 && names.length === ranked.length
        ? [
            plain(`${first} ${of === "title" ? "won" : "had"} `),
            figureMark(`one ${of}`),
            plain(` each${when}.`),
          ]
        : [
            plain(
              `${first} ${when === "" ? "have " : ""}${of === "title" ? "won" : "had"} the most ${of}s${when}: `,
            ),
            figureMark(String(most)),
            plain(names.length > 1 ? " each." : "."),
          ],
    deck: `${next.length === 0 ? "" : `Next: ${listed(next)}. `}With those under a franchise's earlier names.`,
    heads: ["Team", `${capital(of)}s`, "Years"],
    rows: ranked.map(([id, own]) => {
      const team = teams.find((one) => one.id === id);
      return {
        name: team?.fullName ?? nameOf(id),
        href: `${teamPath({ id })}/history`,
        cells: [String(own.length), printedYears(own.map(yearOfTitle))],
      };
    }),
  };
}

function withoutTitle(of: string, without: QuestionData["teams"]): FactAnswer {
  const never = of === "title" ? "have never won a title" : "have never been to the Finals";
  return {
    headline: [figureMark(counted(without.length, "team")), plain(` ${never}.`)],
    deck: "With those under a franchise's earlier names.",
    heads: ["Team"],
    rows: without.map((team) => ({
      name: team.fullName,
      href: `${teamPath(team)}/history`,
      cells: [],
    })),
  };
}

function finalsOf(
  { teamIds, isYesOrNo }: Extract<HonorsFact, { kind: "finals-of" }>,
  { finals }: Honors,
  { teams }: QuestionData,
): FactAnswer {
  const met = finals.filter(({ championId, runnerUpId }) =>
    teamIds.every((id) => id === championId || id === runnerUpId),
  );
  const sides = teamIds.map((id) => ({
    name: teams.find((team) => team.id === id)?.name ?? "",
    won: met.filter(({ championId }) => championId === id).length,
  }));
  const [more, fewer] = sides.toSorted((a, b) => b.won - a.won);
  const scores = fewer
    ? `the ${more?.name} won ${more?.won}, the ${fewer.name} ${fewer.won}`
    : `they won ${more?.won}`;
  return {
    headline: [
      ...yesOrNoMarks(isYesOrNo, met.length > 0),
      plain(
        `The ${sides.map(({ name }) => name).join(" and the ")} ${fewer ? "have met" : "have played"} in `,
      ),
      figureMark(counted(met.length, "Finals", "Finals")),
      plain(met.length === 0 ? "." : `: ${scores}.`),
    ],
    deck: "With those under a franchise's earlier names.",
    heads: ["Season", "Champion", "Finals", "Runner-up"],
    rows: met.toReversed().map(({ season, champion, wins, losses, runnerUp }) => ({
      name: season,
      href: seasonPath(season),
      cells: [champion, printedScore(wins, losses), runnerUp],
    })),
  };
}

function titlesOf(
  {
    club: { teamId, name, first, last },
    seasons,
    form,
  }: Extract<HonorsFact, { kind: "titles-of" }>,
  { finals }: Honors,
): FactAnswer {
  const own = finals.filter(
    ({ season, league, championId, runnerUpId }) =>
      league !== "ABA" &&
      [championId, runnerUpId].includes(teamId) &&
      season >= (first ?? season) &&
      season <= (last ?? season) &&
      isInSeasons(season, seasons),
  );
  const isWon = ({ championId }: PastFinals) => championId === teamId;
  const won = own.filter(isWon).map(yearOfTitle);
  const lost = own.filter((one) => !isWon(one)).map(yearOfTitle);
  const [latest, before] = won.toReversed();
  const year = { last: latest, before, all: undefined, any: undefined }[form];
  const when = isSeveral(seasons) && seasons !== "all" ? ` ${inSeasons(seasons)}` : "";
  const verb = last === undefined ? "have won" : "won";
  const start = [
    ...yesOrNoMarks(form === "any", won.length > 0),
    plain(form === "before" && before ? `Before ${latest}, the ${name}` : `The ${name}`),
  ];
  const marks =
    year !== undefined
      ? [plain(" last won the title in "), figureMark(String(year))]
      : won.length === 0
        ? [plain(` ${verb} no title${when}`)]
        : [plain(` ${verb} `), figureMark(counted(won.length, "title")), plain(when)];
  const notes = [
    ...(form === "last" && before ? [`Before that in ${before}.`] : []),
    ...(year === undefined && won.length > 0 ? [`Titles: ${won.join(", ")}.`] : []),
    ...(year === undefined && lost.length > 0 ? [`Finals lost: ${lost.join(", ")}.`] : []),
    ...(last === undefined ? [] : [`Under that name since ${first}, until ${last}.`]),
  ];
  return sentenceAlone([...start, ...marks, plain(".")], notes.join(" ") || undefined);
}
