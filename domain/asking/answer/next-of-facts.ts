import { figureOf, nameInSentence } from "#domain/figures/figures.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import type { LineupsFact } from "../lineups-fact.ts";
import { seasonEnding } from "../read/past-season.ts";
import { ownName, type Vocabulary } from "../read/vocabulary.ts";
import type {
  AskedPage,
  AskedQuery,
  ClubTopic,
  Fact,
  OnOffFact,
  People,
} from "../understanding.ts";
import { aheadOf, ofCalendar, ofProjection, ofUpcoming } from "./next-ahead.ts";
import { afterAnnals } from "./next-annals.ts";
import { NEXT_RANKS } from "./zone-ranks.ts";

/** A player's name that means him alone; "" for one who neither played nor is under contract. */
export function ownNameOf(id: string, { data, named }: Vocabulary): string {
  const isHe = (one: { id: string }) => one.id === id;
  const player = data.lines.players.find(isHe) ?? data.players.find(isHe);
  return player === undefined ? "" : ownName(player, { named });
}

export function nameOfTeam(teamId: number, { data }: Vocabulary): string {
  return data.teams.find(({ id }) => id === teamId)?.name ?? "";
}

export function afterTeam(name: string): string[] {
  return [
    `${name} leading scorer`,
    `${name} record at home`,
    `${name} last 10 games`,
    `${name} longest winning streak`,
    `${name} record`,
  ];
}

export function afterPlayer(name: string): string[] {
  return [
    `${name} last 10 games`,
    `${name} season high`,
    `${name} in wins and losses`,
    `${name} averages`,
    `${name} double doubles`,
  ];
}

export const OF_PLAYOFFS = [
  "scoring leaders in the playoffs",
  "most points in a game in the playoffs",
  "Finals MVP",
  "who won the Finals",
];

/** The questions that a fan asks after an answer that is no figure of games, the nearest first. */
export function nextOfFact(fact: Fact, vocabulary: Vocabulary): string[] {
  const player = (id: string | undefined) => (id ? ownNameOf(id, vocabulary) : "");
  const team = (id: number | undefined) => (id === undefined ? "" : nameOfTeam(id, vocabulary));
  switch (fact.kind) {
    case "trait":
      return [...traitLists(fact, vocabulary), ...afterPlayer(player(fact.playerId))];
    case "extreme": {
      const isOfAll = Object.keys(fact.people).length === 0;
      return [...(isOfAll ? [] : ofPeople(fact.people, vocabulary)), ...ofExtreme(fact)];
    }
    case "team-extreme":
      return ofExtreme(fact);
    case "people":
      return ofPeople(fact.people, vocabulary);
    case "career": {
      const name = player(fact.playerId);
      const figure = nameInSentence(fact.figure);
      const isCount = figureOf(fact.figure)?.computation.kind === "count";
      return [
        `${name} career ${figure}`,
        ...(isCount ? [`${name} career ${figure} per game`] : []),
        `${name} career ${figure} in the playoffs`,
        `${name} titles`,
        ...afterPlayer(name),
      ];
    }
    case "past": {
      const name = player(fact.playerId);
      const { year } = fact;
      // Of a player without a game in the season, only his career is known.
      if (year === undefined)
        return ["points", "assists", "rebounds", "steals"].map((of) => `${name} career ${of}`);
      return [
        `${name} stats ${seasonEnding(year - 1)}`,
        `${name} career points`,
        ...afterPlayer(name),
      ];
    }
    case "past-record": {
      const name = team(fact.teamId);
      return [`${name} record ${seasonEnding(fact.year - 1)}`, `${name} record`, `${name} titles`];
    }
    case "annals":
      return afterAnnals(fact);
    case "beside": {
      const [name, other] = [player(fact.playerId), player(fact.games.conditions.player)];
      return [`${name} with ${other}`, `${name} without ${other}`, ...afterPlayer(name)];
    }
    case "list":
      return [
        "usage rate leaders",
        "points in the paint leaders",
        "fast break points leaders",
        "assist percentage leaders",
      ];
    case "each":
      return ofEach(fact.asked, vocabulary);
    case "team-leaders":
      return [
        `${nameInSentence(fact.figure)} leaders`,
        "top scorer of each team",
        "top rebounder of each team",
        "most assists of each team",
      ];
    case "current":
      return ["longest winning streak", "longest losing streak", "longest 20 point streak"];
    case "averaged":
      return [
        fact.feat === "td" ? "who averaged a double double" : "who averaged a triple double",
        "most triple doubles",
        "most double doubles",
      ];
    case "fixtures":
      return [...aheadOf(team(fact.teamId)), "games tomorrow", "games on tv", "next games"];
    case "upcoming":
      return ofUpcoming(fact, fact.teamIds.map(team));
    case "calendar":
      return ofCalendar(fact);
    case "projection":
      return ofProjection(fact, team(fact.teamId));
    case "club":
      return ofClub(team(fact.teamId), fact.topic);
    case "winner":
    case "playoff-teams":
      return ["who won the Finals", "who won the East", "who won the West", ...OF_PLAYOFFS];
    case "series": {
      const [one, two] = [team(fact.teamId), team(fact.otherId)];
      if (one === "") return OF_PLAYOFFS;
      return [
        ...(two === "" ? [] : [`${one} vs ${two}`]),
        `${one} record in the playoffs`,
        `${one} leading scorer in the playoffs`,
        "who won the Finals",
      ];
    }
    case "seed":
      return ofSeed(fact);
    case "pick":
      return [
        `${ordinal(fact.pick + 1)} overall pick ${fact.year}`,
        `${ordinal(fact.pick)} overall pick ${fact.year - 1}`,
        `players drafted in ${fact.year}`,
      ];
    case "together":
    case "lineups":
      return ofOnOff(fact, player(fact.playerId), team(fact.teamId));
    case "zone": {
      const name = player(fact.playerId);
      const places = ["shots at the rim", "mid range", "corner threes"];
      return [...places.map((place) => `${name} ${place}`), ...afterPlayer(name)];
    }
    case "bench":
    case "zone-rank":
      return NEXT_RANKS[fact.kind];
    case "finals":
      return OF_PLAYOFFS;
    case "award": {
      const name = player(fact.playerId);
      const own = name === "" ? [] : [`${name} titles`, `${name} all star games`, `${name} mvps`];
      return [...own, ...AWARDS.map((award) => `who won ${award}`)];
    }
  }
}

const AWARDS = [
  "Most Valuable Player",
  "Defensive Player of the Year",
  "Rookie of the Year",
  "Finals MVP",
];

/** The questions after a page. */
export function nextOfPage({ path }: AskedPage): string[] {
  if (path.startsWith("/nba/standings"))
    return ["who has the top seed", "best home record", "teams with a winning road record"];
  return path.startsWith("/nba/playoffs") ? OF_PLAYOFFS : [];
}

/** The lists in which a player's trait stands. */
function traitLists(
  { trait, playerId }: Extract<Fact, { kind: "trait" }>,
  { data: { players } }: Vocabulary,
): string[] {
  const { nationality = "", preDraftTeam = "" } = players.find(({ id }) => id === playerId) ?? {};
  switch (trait) {
    case "age":
    case "birthday":
    case "service":
      return ["oldest player", "youngest player"];
    case "height":
      return ["tallest player", "shortest player"];
    case "weight":
      return ["heaviest player", "lightest player"];
    case "nation":
      return [`players from ${nationality}`, `scoring leaders from ${nationality}`];
    case "college":
      return [`players from ${preDraftTeam}`];
    case "draft":
      return ["undrafted players", "scoring leaders among undrafted players"];
    default:
      return [];
  }
}

const EXTREMES = { age: ["oldest", "youngest"], height: ["tallest", "shortest"] } as const;

function ofExtreme({ kind, trait }: Extract<Fact, { kind: "extreme" | "team-extreme" }>): string[] {
  const own = trait === "service" ? "age" : trait;
  const [one, two] = own === "weight" ? ["heaviest", "lightest"] : EXTREMES[own];
  const noun = kind === "extreme" ? "player" : "team";
  const others = Object.values(EXTREMES).flat();
  return [
    `${one} ${noun}`,
    `${two} ${noun}`,
    ...(kind === "extreme" ? [`${one} player to score 30`] : []),
    ...others.map((word) => `${word} ${noun}`),
  ];
}

function ofPeople({ nation, team, college }: People, { data: { teams } }: Vocabulary): string[] {
  const name = teams.find(({ abbreviation }) => abbreviation === team)?.name;
  const from = nation ?? college;
  const origin = from === undefined || from.startsWith("!") ? [] : [` from ${from}`];
  return [...origin, ...(name === undefined ? [] : [` on the ${name}`]), ""].flatMap((of) => [
    `tallest player${of}`,
    ...(of === "" ? [] : [`scoring leaders${of}`]),
    `youngest player${of}`,
    `oldest player${of}`,
  ]);
}

/** The questions one by one, and those that are between them. */
function ofEach(asked: readonly AskedQuery[], vocabulary: Vocabulary): string[] {
  const { teams } = vocabulary.data;
  const named = asked.map(({ query: { conditions } }) => {
    const clubOf = (wanted?: string) =>
      teams.find(({ abbreviation }) => abbreviation === wanted)?.name ?? "";
    const { player, team, opp } = conditions;
    const subject = player === undefined ? clubOf(team) : ownNameOf(player, vocabulary);
    return { subject, opponent: clubOf(opp) };
  });
  const [one, two] = named;
  const own = [...new Set(named.map(({ subject }) => subject))].filter((name) => name !== "");
  const isOfOpponents = one?.opponent !== two?.opponent;
  const isOfPlayers = asked[0]?.query.conditions.player !== undefined;
  return [
    ...(isOfOpponents && one ? [`${one.subject} by opponent`] : []),
    ...(own.length === 2 && !isOfPlayers ? [`${own[0]} vs ${own[1]}`] : []),
    ...own.flatMap((name) => (isOfPlayers ? afterPlayer(name) : afterTeam(name)).slice(0, 2)),
  ];
}

function ofClub(name: string, topic: ClubTopic): string[] {
  const others: readonly ClubTopic[] = ["coach", "arena", "titles", "seed"];
  return [
    `${name} record`,
    ...others.filter((other) => other !== topic).map((other) => `${name} ${other}`),
  ];
}

function ofSeed({ conf, seed }: Extract<Fact, { kind: "seed" }>): string[] {
  const other = conf === "east" ? "west" : "east";
  return [
    `${ordinal(seed)} seed in the ${other}`,
    ...(conf === undefined
      ? [`${ordinal(seed)} seed in the west`]
      : [`${ordinal(seed + 1)} seed in the ${conf}`]),
    "who made the playoffs",
    "best record",
  ];
}

function ofOnOff(fact: OnOffFact | LineupsFact, player: string, team: string): string[] {
  const of = team === "" ? "" : `${team} `;
  const lists = [`${of}best lineup`, `${of}top duos`, `${of}most used lineup`, `${of}worst lineup`];
  if (player === "") return [...lists, "best lineup", "top duos"];
  return [
    `${player} on off`,
    `who assists ${player} most`,
    `${player} duo`,
    `${player} plus minus`,
    ...(fact.kind === "lineups" ? lists : []),
  ];
}
