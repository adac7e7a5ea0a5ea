import { memoize } from "#domain/memoize.ts";
import { type FormerPlayer, formerPlayersNamed } from "#domain/players/former-player.ts";
import type { Player } from "#domain/players/player.ts";
import type { QuestionData } from "#domain/query/question-data.ts";
import type { LinePlayer, SeasonLines } from "#domain/query/storage/season-lines.ts";
import {
  type EarlyPlayer,
  earlyByName,
  type KnownNames,
  knownOf,
  NO_KNOWN_NAMES,
} from "#domain/search/known-names.ts";
import { teamNicknames } from "#domain/search/nicknames.ts";
import type { Team } from "#domain/teams/team.ts";
import { normaliseTeamName } from "#domain/teams/team-names.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { type Lexicon, lexicon } from "./lexicon.ts";

/** The data whose names questions can contain. */
export type VocabularyData = Pick<
  QuestionData,
  | "seasonNow"
  | "lines"
  | "season"
  | "teams"
  | "players"
  | "totals"
  | "names"
  | "former"
  | "franchises"
  | "teamStats"
>;

/** The players, teams, country and school that a phrase names. */
export interface Named {
  players: readonly LinePlayer[];
  teams: readonly Team[];
  nation: string | undefined;
  college: string | undefined;
}

export interface Vocabulary {
  data: VocabularyData;
  /** The words that are no names. */
  words: Lexicon;
  /** The meanings of names, by their folded words. */
  named: ReadonlyMap<string, Named>;
  /** The players before the first season with games, by their folded names. */
  early: ReadonlyMap<string, EarlyPlayer>;
  /** All players with a game in the season or on a roster. */
  everyone: readonly LinePlayer[];
}

/**
 * The words that name exactly one player: his name, followed by his id if the name alone also
 * means others.
 */
export function ownName(
  { id, name }: Pick<LinePlayer, "id" | "name">,
  { named }: Pick<Vocabulary, "named">,
): string {
  const meant = named.get(foldForSearch(name));
  const isAlone = meant?.players.length === 1 && meant.teams.length === 0;
  return isAlone ? name : `${name} ${id}`;
}

/** A player's name that means him alone; "" for one who neither played nor is under contract. */
export function ownNameOf(id: string, { everyone, named }: Vocabulary): string {
  const player = everyone.find((one) => one.id === id);
  return player === undefined ? "" : ownName(player, { named });
}

export function nameOfTeam(teamId: number, { data }: Pick<Vocabulary, "data">): string {
  return data.teams.find(({ id }) => id === teamId)?.name ?? "";
}

/** The vocabulary of the season's data, memoized by its tables. */
export function vocabularyOf(data: VocabularyData): Vocabulary {
  const { seasonNow, lines, teams, players, former = NO_FORMER, names = NO_KNOWN_NAMES } = data;
  const words = lexicon(seasonNow.current);
  const { everyone, named } = wordsOf(words)(lines)(teams)(players)(former)(names);
  return { data, words, everyone, named, early: earlyByName(names) };
}

const NO_FORMER: readonly FormerPlayer[] = [];
const SUFFIXES = /^(?:jr|sr|ii|iii|iv)$/;
/** Team names whose singular ("net", "king", "sun") is a common word. */
const NO_SINGULAR = /^(?:nets|kings|suns)$/;

interface Entry {
  players: LinePlayer[];
  teams: Team[];
  nation: string | undefined;
  college: string | undefined;
}

const wordsOf = memoize((words: Lexicon) =>
  memoize((lines: SeasonLines) =>
    memoize((teams: readonly Team[]) =>
      memoize((players: readonly Player[]) =>
        memoize((former: readonly FormerPlayer[]) =>
          memoize((known: KnownNames): Pick<Vocabulary, "everyone" | "named"> => {
            const everyone = [
              ...new Map(
                [...players.map(({ id, name }) => ({ id, name })), ...lines.players].map(
                  (player) => [player.id, player],
                ),
              ).values(),
            ];
            const phrases = new Map<string, Entry>();
            const add = (phrase: string) => {
              const known = phrases.get(phrase);
              if (known !== undefined) return known;
              const made: Entry = { players: [], teams: [], nation: undefined, college: undefined };
              phrases.set(phrase, made);
              return made;
            };
            for (const team of teams) {
              for (const phrase of teamPhrases(team, words)) {
                const own = add(phrase).teams;
                if (!own.includes(team)) own.push(team);
              }
            }
            const facts = players.filter(({ yearsOfService }) =>
              /^(?:R|\d+)$/.test(yearsOfService),
            );
            const ids = new Set([...lines.players, ...facts].map(({ id }) => id));
            const { held = [], newcomers = [] } = Object.groupBy(everyone, ({ id }) =>
              ids.size === 0 || ids.has(id) ? "held" : "newcomers",
            );
            addPlayers(held, known, former, words, phrases, add);
            for (const { nationality } of players)
              if (nationality !== "") add(foldForSearch(nationality)).nation = nationality;
            const aliases = new Map(COLLEGES);
            for (const { preDraftTeam } of players) {
              const folded = foldForSearch(preDraftTeam);
              const alias = aliases.get(folded);
              // A country in the column of schools still means the country.
              const isCountry = phrases.get(folded)?.nation !== undefined && alias === undefined;
              if (folded === "" || isCountry) continue;
              add(folded).college = preDraftTeam;
              if (alias !== undefined) add(alias).college = preDraftTeam;
            }
            // Part of the name of a player who is new on a roster means him only where it means nothing else.
            addPlayers(newcomers, known, former, words, phrases, add, false);
            return { everyone, named: phrases };
          }),
        ),
      ),
    ),
  ),
);

/** The common short names of schools. */
const COLLEGES: readonly (readonly [college: string, alias: string])[] = [
  ["north carolina", "unc"],
  ["connecticut", "uconn"],
  ["louisiana state", "lsu"],
  ["southern california", "usc"],
  ["brigham young", "byu"],
  ["virginia commonwealth", "vcu"],
  ["georgia", "university of georgia"],
];

/** The city of two teams, each of which writes it in its own way. */
const LOS_ANGELES = ["LA", "Los Angeles"];

function teamPhrases(team: Team, words: Lexicon): string[] {
  const { city, name, fullName, abbreviation } = team;
  const cities = LOS_ANGELES.includes(city) ? LOS_ANGELES : [city];
  const names = [name, normaliseTeamName(name), ...teamNicknames(abbreviation)].map(foldForSearch);
  const singular = foldForSearch(name).replace(NO_SINGULAR, "").replace(/s$/, "");
  const short = foldForSearch(abbreviation);
  return [
    ...cities,
    fullName,
    ...cities.flatMap((place) => names.map((own) => `${place} ${own}`)),
    ...names,
    `${abbreviation} ${name}`,
    ...(singular === "" ? [] : [singular]),
    // An abbreviation that is also a word of the lexicon remains a word.
    ...(words.has(short) ? [] : [short]),
  ].map(foldForSearch);
}

function addPlayers(
  players: readonly LinePlayer[],
  known: KnownNames,
  former: readonly FormerPlayer[],
  words: Lexicon,
  phrases: Map<string, Entry>,
  add: (phrase: string) => Entry,
  sharesCities = true,
): void {
  const folded = players.map((player) => {
    const full = foldForSearch(player.name);
    const parts = full.split(" ");
    const plain = parts.filter((part, at) => at === 0 || !SUFFIXES.test(part));
    return { player, full, plain };
  });
  for (const { player, full, plain } of folded) {
    const { names, honours } = knownOf(known, player.id);
    const short = plain.join(" ");
    // A name without its suffix is the father's where he is better known: "gary payton".
    const isFathers = formerPlayersNamed(former, short).some(
      ({ id }) => knownOf(known, id).honours > honours,
    );
    const own = [full, ...(isFathers ? [] : [short]), ...names.map(foldForSearch)];
    for (const phrase of new Set(own)) add(phrase).players.push(player);
  }
  // A part of a name never takes that of a better known player from before.
  const early = [...earlyByName(known).keys()];
  const taken = new Set([...phrases.keys(), ...early]);
  const give = (phrase: string, player: LinePlayer) => {
    if (phrase === "" || taken.has(phrase) || words.has(phrase)) return;
    const own = add(phrase).players;
    if (!own.includes(player)) own.push(player);
  };
  for (const { player, plain } of folded) {
    const [first = "", ...last] = plain;
    give(last.join(" "), player);
    give(first, player);
  }
  // A city that is also a player's last name keeps both meanings, so that the reader chooses.
  for (const { player, plain } of folded) {
    const own = phrases.get(plain.slice(1).join(" "));
    if (sharesCities && own && own.teams.length > 0 && !own.players.includes(player))
      own.players.push(player);
  }
  // Each part of a double last name identifies its player, unless it is a name already.
  const whole = new Set([...phrases.keys(), ...early]);
  for (const { player, plain } of folded) {
    for (const part of plain) if (!whole.has(part) && part.length > 2) give(part, player);
  }
  for (const { player, full } of folded) {
    const { players: meant, teams } = add(full);
    if (meant.length + teams.length > 1)
      add(foldForSearch(`${full} ${player.id}`)).players.push(player);
  }
}
