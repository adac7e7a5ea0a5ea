import { nameInSentence } from "#domain/figures/figures.ts";
import { TITLE_AWARD } from "#domain/history/awards.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import { yearOfSeason } from "#domain/season/season.ts";
import { LAST_SEASON } from "../career-fact.ts";
import { queriesOf } from "../part-of-fact.ts";
import { seasonEnding } from "../read/past-season.ts";
import { nameOfTeam, ownNameOf, type Vocabulary } from "../read/vocabulary.ts";
import { EXTREMES } from "../restate/fact.ts";
import type { Fact } from "../understanding.ts";
import { divisionMate, playerAlike } from "./alike.ts";

/** Questions about a player and about a team, whatever was asked. */
export const ABOUT = {
  player: [
    "last 10 games",
    "season high",
    "in wins and losses",
    "averages",
    "double doubles",
    "home and away",
    "total points",
  ],
  team: [
    "leading scorer",
    "record at home",
    "last 10 games",
    "longest winning streak",
    "record",
    "points per game",
    "last loss",
  ],
};

export const OF_PLAYOFFS = [
  "scoring leaders in the playoffs",
  "most points in a game in the playoffs",
  "Finals MVP",
  "who won the Finals",
];

/**
 * The questions near a fact, the nearest first, by its kind or by its kind and subject. A question is left out
 * where the fact lacks a part of it.
 */
const NEAR: ReadonlyMap<string, string> = new Map(
  `trait age=$alike age|oldest player|youngest player
trait birthday=$alike birthday|oldest player|youngest player
trait service=$alike experience|oldest player|youngest player
trait height=how tall is $alike|tallest player|shortest player
trait weight=$alike weight|heaviest player|lightest player
trait nation=$alike nationality|players from $nation|scoring leaders from $nation
trait college=$alike college|players from $college
trait draft=$alike draft|undrafted players|scoring leaders among undrafted players
trait team=what team is $alike on
trait=$alike $trait
extreme=tallest player$of|oldest player$of|youngest player$of|$opposite player|$adjective player to score 30
people=tallest player$of|scoring leaders$of|youngest player$of|oldest player$of
team-extreme=$opposite team|$adjective team|oldest team|youngest team|tallest team|shortest team
past-record=$mate record $season|$team record $before|$team record|$team titles
standings=who has the top seed|$side standings|$team record at home|best home record|teams with a winning road record
all-time=most points all time|most assists all time|most points in a season
champion=champions $earlier|mvp $year|teams with most titles
award=$player titles|$player all star games|$player mvps|most rings|first $award|youngest $award
honors=first $award|youngest $award|most rings|most finals mvps|most mvps
box=most points in a game|highest scoring game|biggest comeback
beside=$player with $player2|$player without $player2
list=usage rate leaders|points in the paint leaders|fast break points leaders|assist percentage leaders
each=$team vs $team2|$player last 10 games|$player2 last 10 games|$team leading scorer|$team2 leading scorer
team-leaders=$figure leaders|top scorer of each team|top rebounder of each team|most assists of each team
current=longest winning streak|longest losing streak|longest 20 point streak
averaged=who averaged a triple double|who averaged a double double|most triple doubles|most double doubles
fixtures=$team next game|$team game tv|games tomorrow|games on tv|next games
upcoming=$team vs $team2|$team next game|$mate next game|$team game tv|games tomorrow|games on tv|games today
calendar=when does the season start|when does the season end|when do the playoffs start|next games
projection=$team playoff odds|$team rating|$team strength of schedule|power rankings|biggest upset|playoff odds
club=$mate $topic|$team record|$team coach|$team arena|$team titles
cup=who won the Finals|who won the East|who won the West
playoff-teams=who won the Finals|who won the East|who won the West
series=$team vs $team2|$team record in the playoffs|$team leading scorer in the playoffs|who won the Finals
seed=$seed seed in the $side|$next seed in the $conf|$seed seed in the west|who made the playoffs|best record
career=$player stats $before|$player career $figure per game|$player career $figure in the playoffs|$player titles|\
$alike career $figure|$former career points|$former stats|when did $former retire|most points all time
particular=$former career points|$former stats|most points all time|tallest player ever
draft=$earlier draft|number 1 pick $earlier|mvp $year
drafted=$former stats|when did $former retire|most points all time
together=$player on off|who assists $player most|$player duo|$team best lineup|$team top duos|best lineup|top duos
lineups=$player on off|$player duo|$team best lineup|$team top duos|best lineup|top duos|most used lineup
zone=$player shots at the rim|$player mid range|$player corner threes|$alike corner threes
bench=best bench scoring team|top bench scorers|fewest bench points|best offense
zone-rank=most corner threes|best percentage at the rim|most mid range shots|best three point percentage
history=most improved team|first team to 50 wins|last team to win 70 games|blown 3-1 leads`
    .split("\n")
    .map((row) => row.split("=") as [string, string]),
);

const OF_THE_PLAYOFFS: readonly Fact["kind"][] = ["cup", "playoff-teams", "series"];

/** The questions near a fact: by its kind, then about its player, then about its team. */
export function nearFact(fact: Fact, vocabulary: Vocabulary): string[] {
  const parts = partsOf(fact, vocabulary);
  const kind = GROUPS[fact.kind] ?? fact.kind;
  const row = NEAR.get(`${fact.kind} ${parts.trait}`) ?? NEAR.get(kind) ?? "";
  const whole = row.split("|").flatMap((question) => {
    const holes = question.match(/\$\w+/g) ?? [];
    if (question === "" || holes.some((hole) => parts[hole.slice(1)] === undefined)) return [];
    return question.replace(/\$(\w+)/g, (_, hole: string) => parts[hole] ?? "");
  });
  return [
    ...whole,
    ...(OF_THE_PLAYOFFS.includes(fact.kind) ? OF_PLAYOFFS : []),
    ...about(parts.player, "player"),
    ...about(parts.team, "team"),
  ];
}

/** The kinds of facts that share their questions. */
const GROUPS: Readonly<Partial<Record<Fact["kind"], string>>> = {
  winners: "honors",
  "most-awarded": "honors",
  "award-age": "honors",
  "awards-of": "award",
  titles: "honors",
  "last-series": "history",
  "series-feat": "history",
  "team-season": "history",
  start: "history",
  race: "history",
  improvement: "history",
};

/** The questions about the player or the team of a name; none without one. */
export function about(name: string | undefined, kind: keyof typeof ABOUT): string[] {
  return name ? ABOUT[kind].map((words) => `${name} ${words}`) : [];
}

/** The parts of a fact in words, with what lies beside them: another player, the year before. */
function partsOf(fact: Fact, vocabulary: Vocabulary): Record<string, string | undefined> {
  const { players, teams } = vocabulary.data;
  const given: Readonly<Record<string, unknown>> = { ...fact };
  const { seed, conf, trait, people = {}, most } = given;
  const career = fact.kind === "career" ? fact : undefined;
  const figure = career?.figures[0] ?? given.figure;
  const season = fact.kind === "champion" ? fact.season : career?.season;
  const isNamed = season !== undefined && season !== LAST_SEASON;
  const year = isNamed ? yearOfSeason(season) + 1 : given.year;
  const asked = queriesOf(fact).map(({ conditions }) => conditions);
  const awarded = fact.kind === "awards-of" ? fact.player.id : given.playerId;
  // A player who has left is in no vocabulary of the season.
  const ofCareer = players.find(({ id }) => id === career?.players[0]?.id)?.id;
  const ids = [awarded, ofCareer, ...asked.map(({ player }) => player)].filter(Boolean);
  const named = asked.map(
    ({ team }) => teams.find(({ abbreviation }) => abbreviation === team)?.id,
  );
  const clubs = [given.teamId, given.otherId, given.teamIds, ...named]
    .flat()
    .filter((id) => typeof id === "number");
  const player = players.find(({ id }) => id === ids[0]);
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  const placed = (value: unknown, more = 0) =>
    typeof value === "number" ? ordinal(value + more) : undefined;
  const count = (value: unknown, more = 0) =>
    typeof value === "number" ? value + more : undefined;
  const nameOf = (id: unknown) =>
    (ids.length > 0 && text(id) ? ownNameOf(String(id), vocabulary) : undefined) || undefined;
  const club = (id: number | undefined) =>
    id === undefined ? undefined : nameOfTeam(id, vocabulary);
  const seasonIn = (of: number | undefined) => (of === undefined ? undefined : seasonEnding(of));
  const [adjective, opposite] = adjectivesOf(trait, most === true);
  return {
    adjective,
    opposite,
    trait: text(trait),
    topic: text(given.topic)?.replace("-", " "),
    award: given.award === TITLE_AWARD ? undefined : text(given.award),
    figure: text(figure) && nameInSentence(String(figure)),
    player: nameOf(ids[0]),
    player2: nameOf(ids[1]),
    former: formerOf(fact),
    alike: ids[0] === undefined ? undefined : playerAlike(String(ids[0]), vocabulary),
    team: club(clubs[0]),
    team2: club(clubs[1]),
    mate: club(divisionMate(clubs[0], vocabulary)),
    nation: player?.nationality || undefined,
    college: player?.preDraftTeam || undefined,
    of: ofPeople(people, vocabulary),
    year: count(year)?.toString(),
    earlier: count(year, -1)?.toString(),
    season: seasonIn(count(year)),
    before: seasonIn(count(year, -1)),
    conf: text(conf),
    side: conf === "east" ? "west" : "east",
    seed: placed(seed),
    next: placed(seed, 1),
  };
}

/** The name of a player who has left, whom no vocabulary of the season knows. */
function formerOf(fact: Fact): string | undefined {
  if (fact.kind === "career" || fact.kind === "particular") return fact.players[0]?.name;
  return fact.kind === "drafted" ? fact.player.name : undefined;
}

/** The words for the most of a trait and for the least of it, or the other way round. */
function adjectivesOf(trait: unknown, most: boolean): readonly string[] {
  const key = trait === "service" ? "age" : trait;
  const words = key === "age" || key === "height" || key === "weight" ? EXTREMES[key] : [];
  return most ? words : words.toReversed();
}

/** " on the Lakers", " from France", or "" for all players. */
function ofPeople(people: unknown, { data: { teams } }: Vocabulary): string {
  const { nation, college, team } = people as Readonly<Record<string, string | undefined>>;
  const name = teams.find(({ abbreviation }) => abbreviation === team)?.name;
  const origin = nation ?? college ?? "!";
  if (!origin.startsWith("!")) return ` from ${origin}`;
  return name === undefined ? "" : ` on the ${name}`;
}
