import { formatEasternTime, formatLongDay, formatWeekday } from "#domain/dates.ts";
import { dayAfter, easternDayAt } from "#domain/eastern-days.ts";
import { capital } from "#domain/printing/capital.ts";
import { counted as countedGames, nounFor } from "#domain/printing/counted.ts";
import { listed } from "#domain/printing/listed.ts";
import { numberInWords } from "#domain/printing/ordinals.ts";
import { possessive } from "#domain/printing/possessive.ts";
import { FIRST_MONTH, MONTHS } from "#domain/query/engine/months.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import { MONTH_NAMES } from "#domain/query/say/words.ts";
import { type Fixture, fixturePath } from "#domain/season/fixtures.ts";
import type { Schedule } from "#domain/season/schedule.ts";
import type { UpcomingFact } from "../facts-ahead.ts";
import type { FactAnswer } from "../understanding.ts";
import { figureMark, plain } from "./words.ts";

/** The rows of an answer about one team or two. */
const MOST_ROWS = 10;

/** The facts behind an answer about games to come. */
export interface UpcomingData {
  schedule: Schedule;
  /** The time of the answer, in ms since 1970. */
  now: number;
}

/** The games to come that a question asks for. */
export function upcomingAnswer(
  fact: UpcomingFact,
  { schedule, now }: UpcomingData,
  data: Pick<QuestionData, "teams">,
): FactAnswer {
  const { when, teamIds } = fact;
  const today = easternDayAt(now);
  const all = schedule.upcoming.filter(
    (fixture) => fixture.date >= today && isAsked(fixture, fact),
  );
  const later = all.filter(({ tipOff }) => Date.parse(tipOff) > now);
  const ahead = fact.isBackToBack ? secondDays(later, schedule, fact) : later;
  const who = listed(teamIds.map((id) => `the ${nameOf(id, data)}`));
  const day = when === "tomorrow" ? dayAfter(today) : today;
  const of = (games: readonly Fixture[], headline: FactAnswer["headline"]) =>
    answerOf(games, headline, fact, data);
  if (when === "today" || when === "tomorrow") {
    const own = all.filter(({ date }) => date === day);
    const [first] = own;
    if (first !== undefined && teamIds.length > 0)
      return of(
        own,
        fact.isOnTelevision ? networksOf(first, teamIds, data) : meets(first, teamIds, when, data),
      );
    if (first !== undefined) return of(own, counted(own.length, fact));
    return of(ahead.filter(({ date }) => date > day).slice(0, MOST_ROWS), none(who, fact));
  }
  const [next] = ahead;
  if (next === undefined) {
    return of([], [plain(`The schedule has no game to come${who && ` of ${who}`}${which(fact)}.`)]);
  }
  if (teamIds.length === 0) {
    const games = ahead.filter(({ date }) => date === next.date);
    return of(games, [
      plain(`The next games${which(fact)} are on `),
      figureMark(formatLongDay(next.date)),
      plain("."),
    ]);
  }
  if (fact.among !== undefined) return of(...amongNext(ahead, fact, data));
  if (when === "closing") return of(ahead.slice(-CLOSING_GAMES), closing(ahead, who));
  // A month has few enough to show all.
  const rows = fact.month === undefined ? ahead.slice(0, MOST_ROWS) : ahead;
  if (fact.isCounted || fact.isBackToBack) return of(rows, number(ahead.length, who, fact));
  if (fact.isOnTelevision) return of(rows, networksOf(next, teamIds, data));
  return of(rows, nextOf(next, fact, data));
}

const CLOSING_GAMES = 5;

/** "The Lakers' last game on the schedule is on Sunday, April 11, 2027." */
function closing(ahead: readonly Fixture[], who: string): FactAnswer["headline"] {
  const last = ahead.at(-1);
  return [
    plain(`${capital(possessive(who))} last game on the schedule is on `),
    figureMark(formatLongDay(last?.date ?? "")),
    plain("."),
  ];
}

/** The games of a team on the day after another of its games. */
function secondDays(
  games: readonly Fixture[],
  schedule: Schedule,
  { teamIds }: UpcomingFact,
): readonly Fixture[] {
  const days = new Set(teamIds.flatMap((id) => schedule.upcomingOf(id).map(({ date }) => date)));
  const afters = new Set([...days].map((day) => dayAfter(day)));
  return games.filter(({ date }) => afters.has(date));
}

/** A team's next games, and how many of them are at the place that is asked for. */
function amongNext(
  ahead: readonly Fixture[],
  fact: UpcomingFact,
  data: Pick<QuestionData, "teams">,
): [Fixture[], FactAnswer["headline"]] {
  const { among = 0, where, teamIds } = fact;
  const next = ahead.slice(0, among);
  const [first] = next;
  if (where === undefined) return [next, first ? nextOf(first, fact, data) : []];
  const placed = next.filter((fixture) => isAt(fixture, teamIds[0], where));
  const club = `the ${possessive(nameOf(teamIds[0] ?? 0, data))}`;
  const verb = placed.length === 1 ? "is" : "are";
  return [
    placed,
    [
      figureMark(String(placed.length)),
      plain(` of ${club} next ${next.length} games ${verb}${PLACES[where]}.`),
    ],
  ];
}

function isAt(
  { homeTeamId, neutral }: Fixture,
  teamId: number | undefined,
  where: "home" | "away",
): boolean {
  return !neutral && (homeTeamId === teamId) === (where === "home");
}

/** Returns whether a game is of the teams, the place, the month, the network and the Cup, as far as asked for. */
function isAsked(
  fixture: Fixture,
  { teamIds, where, month, network, isOnTelevision, isOfCup, among }: UpcomingFact,
): boolean {
  const { homeTeamId, awayTeamId, television, label, date } = fixture;
  // Among the next games, those elsewhere count as well.
  const isPlaced = where === undefined || among !== undefined || isAt(fixture, teamIds[0], where);
  const monthOfGame =
    MONTHS[(Number(date.slice(5, 7)) + MONTHS.length - 1 - FIRST_MONTH) % MONTHS.length];
  const isIn = month === undefined || month === monthOfGame;
  const isOfTeams = teamIds.every((id) => [homeTeamId, awayTeamId].includes(id));
  // Of one team's games, one on no network is an answer as well.
  const isShown = !isOnTelevision || teamIds.length > 0 || television.length > 0;
  const isOn = network === undefined || television.includes(network);
  return isOfTeams && isPlaced && isIn && isShown && isOn && (!isOfCup || /\bCup\b/.test(label));
}

/** "ESPN shows the Lakers' next game, on Wednesday, December 23, 2026, 10:00 PM ET." */
function networksOf(
  next: Fixture,
  teamIds: readonly number[],
  data: Pick<QuestionData, "teams">,
): FactAnswer["headline"] {
  const [teamId = 0, other] = teamIds;
  const game =
    other === undefined ? `the ${possessive(nameOf(teamId, data))} next game` : "their next game";
  const time = `${formatLongDay(next.date)}, ${formatEasternTime(next.tipOff)}`;
  const verb = next.television.length > 1 ? "show" : "shows";
  return next.television.length === 0
    ? [plain(`${capital(game)}, on ${time}, is on `), figureMark("no national network"), plain(".")]
    : [figureMark(listed(next.television)), plain(` ${verb} ${game}, on ${time}.`)];
}

function answerOf(
  games: readonly Fixture[],
  headline: FactAnswer["headline"],
  { isOnTelevision }: UpcomingFact,
  { teams }: Pick<QuestionData, "teams">,
): FactAnswer {
  // A phone shows the first columns.
  const inOrder = (day: string, tipOff: string, television: string) =>
    isOnTelevision ? [television, day, tipOff] : [day, tipOff, television];
  const rows = games.flatMap((fixture) => {
    const [away, home] = [fixture.awayTeamId, fixture.homeTeamId].map((id) =>
      teams.find((team) => team.id === id),
    );
    if (away === undefined || home === undefined) return [];
    return [
      {
        name: `${away.name} ${fixture.neutral ? "vs." : "at"} ${home.name}`,
        href: fixturePath(fixture, away, home),
        cells: inOrder(
          formatWeekday(fixture.date),
          formatEasternTime(fixture.tipOff),
          fixture.television.join(", "),
        ),
      },
    ];
  });
  return { headline, deck: undefined, heads: ["Game", ...inOrder("Day", "Tip-off", "TV")], rows };
}

/** "Fifteen games are on today.", "Two games on national television are on today." */
function counted(games: number, fact: UpcomingFact): FactAnswer["headline"] {
  const words = `${capital(numberInWords(games))} ${nounFor(games, "game")}`;
  return [
    figureMark(words),
    plain(`${which(fact)} ${games === 1 ? "is" : "are"} on ${fact.when}.`),
  ];
}

/** "The Lakers have 9 games to come at home in January." */
function number(games: number, who: string, fact: UpcomingFact): FactAnswer["headline"] {
  const verb = fact.teamIds.length > 1 ? "meet in" : "have";
  return [
    plain(`${capital(who)} ${verb} `),
    figureMark(countedGames(games, "game")),
    plain(
      ` ${fact.isBackToBack ? "on the second day of back-to-backs " : ""}to come${which(fact)}.`,
    ),
  ];
}

/** The games of a question among all: " at home in December", " in the NBA Cup", " on ESPN". */
function which(fact: UpcomingFact): string {
  const { where, month, isOfCup, network, isOnTelevision, teamIds, isCounted } = fact;
  const isShown = isOnTelevision && teamIds.length === 0;
  // Of a meeting the sentence says who is at home.
  const isPlaced = teamIds.length < 2 || isCounted;
  const on = network ?? (isShown ? "national television" : undefined);
  return [
    isPlaced && where && PLACES[where],
    month && ` in ${MONTH_NAMES[month]}`,
    isOfCup && " in the NBA Cup",
    on && ` on ${on}`,
  ]
    .filter(Boolean)
    .join("");
}

const PLACES = { home: " at home", away: " on the road" };

/** "The Lakers play today at 10:00 PM ET, vs. the Nuggets." */
function meets(
  fixture: Fixture,
  teamIds: readonly number[],
  when: string,
  data: Pick<QuestionData, "teams">,
): FactAnswer["headline"] {
  const [teamId = 0, other] = teamIds;
  const time = figureMark(formatEasternTime(fixture.tipOff));
  if (other !== undefined) return [plain(`They meet ${when} at `), time, plain(".")];
  return [
    plain(`The ${nameOf(teamId, data)} play ${when} at `),
    time,
    plain(`, ${opponentWords(fixture, teamId, data)}.`),
  ];
}

/** "The Lakers do not play today." */
function none(who: string, fact: UpcomingFact): FactAnswer["headline"] {
  const { teamIds, when } = fact;
  if (teamIds.length === 0) return [plain(`No games${which(fact)} are on ${when}.`)];
  const verb = teamIds.length > 1 ? "meet" : "play";
  return [plain(`${capital(who)} do not ${verb}${which(fact)} ${when}.`)];
}

/** "The Lakers' next game is on Wednesday, December 23, 2026, vs. the Nuggets." */
function nextOf(
  next: Fixture,
  fact: UpcomingFact,
  data: Pick<QuestionData, "teams">,
): FactAnswer["headline"] {
  const [teamId = 0, other] = fact.teamIds;
  const day = figureMark(formatLongDay(next.date));
  const time = formatEasternTime(next.tipOff);
  if (other !== undefined) {
    const home = nameOf(next.homeTeamId, data);
    const floor = next.neutral ? "" : `, with the ${home} at home`;
    return [plain(`They meet next${which(fact)} on `), day, plain(`, ${time}${floor}.`)];
  }
  return [
    plain(`The ${possessive(nameOf(teamId, data))} next game${which(fact)} is on `),
    day,
    plain(`, ${time}, ${opponentWords(next, teamId, data)}.`),
  ];
}

/** "at the Nuggets" */
export function opponentWords(
  { homeTeamId, awayTeamId, neutral }: Pick<Fixture, "homeTeamId" | "awayTeamId" | "neutral">,
  teamId: number,
  data: Pick<QuestionData, "teams">,
): string {
  const isHome = homeTeamId === teamId;
  const opponent = nameOf(isHome ? awayTeamId : homeTeamId, data);
  return `${isHome || neutral ? "against" : "at"} the ${opponent}`;
}

function nameOf(id: number, { teams }: Pick<QuestionData, "teams">): string {
  return teams.find((team) => team.id === id)?.name ?? "";
}
