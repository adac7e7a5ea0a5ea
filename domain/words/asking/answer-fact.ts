import { formatUpdated } from "../../dates.ts";
import { feetAndInches } from "../../query/parameters.ts";
import { factsOf, type PlayerFacts, type QuestionData } from "../../query/question-data.ts";
import { runQuery } from "../../query/run.ts";
import type { Player } from "../../season/player.ts";
import { playerPath, teamOfPlayer } from "../../season/players.ts";
import { FINALS_ROUND, type Postseason } from "../../season/postseason.ts";
import { printedFigure, printedService } from "../../season/printed.ts";
import { SEASON } from "../../season/season.ts";
import { listed } from "../listed.ts";
import { compareNames } from "../names.ts";
import { foldForSearch } from "../search.ts";
import { awardAnswer } from "./answer-awards.ts";
import { careerAnswer, pastAnswer } from "./answer-career.ts";
import { listAnswer } from "./answer-lists.ts";
import { besideAnswer, currentAnswer, eachAnswer, teamLeadersAnswer } from "./answer-several.ts";
import { figure, nameOfPlayer, plain } from "./answer-words.ts";
import type { FactData } from "./fact-data.ts";
import { rangeText } from "./figure-words.ts";
import { EXTREMES, peopleWords } from "./read-as-fact.ts";
import type { AskedFact, Fact, FactAnswer, Mark, People, Trait } from "./understanding.ts";

/** The answer to a question about people or the season; undefined when its document is missing. */
export function answerFact({ fact }: AskedFact, given: FactData): FactAnswer | undefined {
  const { data, career, postseason } = given;
  switch (fact.kind) {
    case "trait":
      return traitAnswer(fact, data);
    case "extreme":
      return extremeAnswer(fact, data);
    case "people":
      return peopleAnswer(fact.people, data);
    case "career":
      return career && careerAnswer(fact, career, data);
    case "past":
      return career && pastAnswer(fact, career, data);
    case "list":
      return listAnswer(fact, given);
    case "each":
      return eachAnswer(fact, data);
    case "team-leaders":
      return teamLeadersAnswer(fact, data);
    case "current":
      return currentAnswer(fact, data);
    case "beside":
      return besideAnswer(fact, data);
    case "finals":
      return postseason && finalsAnswer(postseason, data);
    case "award":
      return awardAnswer(fact, given);
  }
}

const HEADS = ["Player", "Team", "Pos", "Age", "Height", "Weight", "Country", "Before the draft"];

function rowOf(player: Player, data: QuestionData): FactAnswer["rows"][number] {
  const { name, position, age, height, weight, nationality, preDraftTeam } = player;
  const team = teamOfPlayer(player, data.teams)?.abbreviation ?? "";
  return {
    name,
    href: playerPath(name),
    cells: [team, position, age, height, weight, nationality, preDraftTeam],
  };
}

function answerOf(
  headline: readonly Mark[],
  players: readonly Player[],
  data: QuestionData,
  deck?: string,
): FactAnswer {
  return { headline, deck, heads: HEADS, rows: players.map((player) => rowOf(player, data)) };
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
  college: ["came to the draft from", ({ preDraftTeam }) => preDraftTeam],
  draft: ["in the draft:", ({ draftStatus }) => draftStatus],
  team: ["plays for the", (player, { teams }) => teamOfPlayer(player, teams)?.fullName ?? ""],
  service: ["has years of service:", ({ yearsOfService }) => printedService(yearsOfService)],
};

function traitAnswer(
  { trait, playerId }: Extract<Fact, { kind: "trait" }>,
  data: QuestionData,
): FactAnswer {
  const player = data.players.find(({ id }) => id === playerId);
  const name = nameOfPlayer(playerId, data);
  const [before, traitOf, after = ""] = TRAITS[trait];
  const value = player === undefined ? "" : traitOf(player, data);
  const headline =
    value === ""
      ? [plain(`That is not known of ${name}.`)]
      : [plain(`${name} ${before} `), figure(value), plain(`${after}.`)];
  return player === undefined
    ? answerOf(
        headline,
        [],
        data,
        "He is not under contract, and Hardwood has no facts about such players.",
      )
    : answerOf(headline, [player], data);
}

/** The players under contract who meet all conditions, sorted by name. */
export function playersOf(people: People, data: QuestionData): Player[] {
  const facts = factsOf(data.players);
  return data.players
    .filter((player) => {
      const own = facts.get(player.id);
      return own !== undefined && belongs(people, own, teamOfPlayer(player, data.teams));
    })
    .toSorted((a, b) => compareNames(a.name, b.name));
}

type OwnTeam = QuestionData["teams"][number] | undefined;

function belongs(people: People, facts: PlayerFacts, team: OwnTeam): boolean {
  const { pos, nation, college, draft, rookie } = people;
  const isIn = (value: number | undefined, range: People["age"]) =>
    range === undefined || (value !== undefined && value >= range.min && value <= range.max);
  return (
    (people.team === undefined || team?.abbreviation === people.team) &&
    (people.conf === undefined || team?.conference.toLowerCase() === people.conf) &&
    (pos === undefined || facts.positions.includes(pos)) &&
    (nation === undefined || facts.nation === foldForSearch(nation)) &&
    (college === undefined || facts.college === foldForSearch(college)) &&
    (rookie === undefined || facts.isRookie === rookie) &&
    (draft === "undrafted" ? facts.isUndrafted : isIn(facts.draftYear, draft)) &&
    isIn(facts.age, people.age) &&
    isIn(facts.inches, people.height)
  );
}

function peopleAnswer(people: People, data: QuestionData): FactAnswer {
  const found = playersOf(people, data);
  const words = peopleWords(people, data);
  const [first] = found;
  const headline =
    first === undefined
      ? [figure("0"), plain(` ${words}.`)]
      : [figure(printedFigure(String(found.length))), plain(` ${words}.`)];
  return answerOf(headline, found, data);
}

function extremeAnswer(
  { trait, most, people, games }: Extract<Fact, { kind: "extreme" }>,
  data: QuestionData,
): FactAnswer {
  const facts = factsOf(data.players);
  const did =
    games &&
    new Set(
      runQuery(games, data, data.lines.players.length).rows.map(
        ({ subject }) => subject.player?.id,
      ),
    );
  // Dates of birth order players of equal age, but only if all of them are known.
  const hasDays = data.players.every(({ born }) => born !== "");
  const amountOf = ({ id, age, weight, born }: Player) => {
    if (trait === "height") return facts.get(id)?.inches;
    if (trait === "age" && hasDays) return -Date.parse(born);
    const text = trait === "age" ? age : weight;
    return /^\d+$/.test(text) ? Number(text) : undefined;
  };
  const found = playersOf(people, data).flatMap((player) => {
    const value = amountOf(player);
    return value === undefined || did?.has(player.id) === false ? [] : [{ player, value }];
  });
  const sorted = found.toSorted((a, b) => (most ? b.value - a.value : a.value - b.value));
  const [best] = sorted;
  const adjective = EXTREMES[trait][most ? 0 : 1];
  const words = peopleWords(people, data);
  if (best === undefined) return answerOf([plain("There is no such player.")], [], data);
  const first = sorted.filter(({ value }) => value === best.value);
  const names = listed(first.map(({ player }) => player.name));
  const deed =
    games === undefined
      ? ""
      : ` with ${listed(games.figures.map((one) => rangeText(one.figure, one.range)))} in a game`;
  const { age, weight } = best.player;
  const value = { age, weight, height: feetAndInches(best.value) }[trait];
  const unit = { age: " years old", height: "", weight: " pounds" }[trait];
  const isMany = first.length > 1;
  return answerOf(
    [
      plain(`${names} ${isMany ? "are" : "is"} the ${adjective} of the ${words}${deed}: `),
      figure(value),
      plain(
        `${unit}${trait === "age" && hasDays ? `, born on ${formatUpdated(best.player.born)}` : ""}.`,
      ),
    ],
    sorted.slice(0, MOST_ROWS).map(({ player }) => player),
    data,
  );
}

const MOST_ROWS = 10;

function finalsAnswer({ series }: Postseason, { teams }: QuestionData): FactAnswer {
  const finals = series.find(({ round }) => round === FINALS_ROUND);
  const name = (id: number | undefined) => teams.find((team) => team.id === id)?.fullName ?? "";
  if (finals === undefined)
    return {
      headline: [plain("The Finals have not been played.")],
      deck: undefined,
      heads: [],
      rows: [],
    };
  const { winnerTeamId, highTeamId, lowTeamId, highWins, lowWins } = finals;
  const loser = winnerTeamId === highTeamId ? lowTeamId : highTeamId;
  const [won, lost] = [Math.max(highWins, lowWins), Math.min(highWins, lowWins)];
  return {
    headline: [
      plain(`The ${name(winnerTeamId)} won the Finals of ${SEASON} `),
      figure(`${won}-${lost}`),
      plain(` over the ${name(loser)}.`),
    ],
    deck: undefined,
    heads: ["Series", "Winner", "Games"],
    rows: series.map(({ label, ...one }) => ({
      name: label,
      href: "/nba/playoffs",
      cells: [
        name(one.winnerTeamId),
        `${Math.max(one.highWins, one.lowWins)}-${Math.min(one.highWins, one.lowWins)}`,
      ],
    })),
  };
}
