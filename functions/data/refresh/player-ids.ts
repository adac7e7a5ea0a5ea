import type { GameLine } from "#domain/season/facts.ts";
import { foldForSearch } from "#domain/text/fold.ts";

/** A player of the API, as its lines name him. */
export interface SourcePlayer {
  id: string;
  name: string;
  /** The teams of the lines that were read. */
  teamIds: ReadonlySet<number>;
  /** "2017 Rnd 1 Pick 14"; "" where the API does not say. */
  draft: string;
  /** The number of a line; "" where the source does not say. */
  jersey: string;
}

/** A player of the site, with every name that the site has for him. */
export interface KnownPlayer {
  id: string;
  names: readonly string[];
  /** His team by contract, by his totals and by his lines. */
  teamIds: ReadonlySet<number>;
  hasLines: boolean;
  /** "2017 Rnd 1 Pick 14", "Undrafted"; "" where it is not known. */
  draft: string;
  /** The first season that is held of a former player; undefined for all others. */
  formerSince?: string;
}

/** The result of identifying an API's player by name and team. */
export type Match =
  | { kind: "known"; id: string }
  /** A roster has him, and nobody of the site is he. */
  | { kind: "new"; id: string }
  /** His lines must decide: he is one of these, a player under another name, or new. */
  | { kind: "open"; among: readonly KnownPlayer[] };

/** A name folded for comparison; drops suffixes such as "Jr.", which not every source prints. */
export function withoutSuffix(name: string): string {
  return foldForSearch(name).replace(/ (?:jr|sr|ii|iii|iv|v)$/, "");
}

/** Names of one man that differ by more than a suffix, folded; the first is his key. */
const OTHER_NAMES = [
  ["ace bailey", "airious bailey"],
  ["alex sarr", "alexandre sarr"],
  ["bones hyland", "nahshon hyland"],
  ["bub carrington", "carlton carrington"],
  ["cam johnson", "cameron johnson"],
  ["cam thomas", "cameron thomas"],
  ["gg jackson", "gregory jackson"],
  ["herbert jones", "herb jones"],
  ["hansen yang", "yang hansen"],
  ["kj martin", "kenyon martin"],
  ["moritz wagner", "moe wagner"],
  ["nic claxton", "nicolas claxton"],
  ["nicolas batum", "nic batum"],
  ["svi mykhailiuk", "sviatoslav mykhailiuk"],
] as const;
const KEYS = new Map<string, string>(
  OTHER_NAMES.flatMap(([key, ...others]) => others.map((other) => [other, key] as const)),
);

/** A name by which sources that spell it in different ways are compared. */
export function nameKey(name: string): string {
  const plain = withoutSuffix(name);
  return KEYS.get(plain) ?? plain;
}

/** Identifies each of the API's players by name and team; the API's id alone decides nothing. */
export function identifyByName(
  known: readonly KnownPlayer[],
  players: readonly SourcePlayer[],
): Map<SourcePlayer["id"], Match> {
  const byName = new Map<string, KnownPlayer[]>();
  for (const player of known) {
    for (const key of new Set(player.names.map(nameKey))) {
      byName.set(key, [...(byName.get(key) ?? []), player]);
    }
  }
  const idle = known.filter(({ hasLines }) => !hasLines);
  const matches = new Map(
    players.map((player) => {
      const among = byName.get(nameKey(player.name)) ?? shortNamed(player, idle);
      return [player.id, matchAmong(player, among)] as const;
    }),
  );
  openShared(matches, known, players);
  return matches;
}

function matchAmong(player: SourcePlayer, namesakes: readonly KnownPlayer[]): Match {
  const among = possible(player, namesakes);
  const isOfTeam = ({ hasLines, teamIds }: KnownPlayer) =>
    !hasLines || !teamIds.isDisjointFrom(player.teamIds);
  const signs: ((one: KnownPlayer) => boolean)[] = [
    ({ id }) => id === player.id,
    (one) => isDrafted(player) && one.draft === player.draft,
    (one) => isSpelt(player, one) && isOfTeam(one),
    isOfTeam,
  ];
  for (const sign of signs) {
    const left = among.filter(sign);
    const [only] = left;
    if (only !== undefined && left.length === 1) return { kind: "known", id: only.id };
  }
  return { kind: "open", among };
}

const isDrafted = ({ draft }: Pick<SourcePlayer, "draft">): boolean => /^\d{4} /.test(draft);

/** The namesakes who may be a player: former ones only where no other may. */
export function possible<Known extends KnownPlayer>(
  player: Pick<SourcePlayer, "name" | "draft">,
  namesakes: readonly Known[],
): Known[] {
  const all = namesakes.filter((one) => !isOther(player, one));
  const active = all.filter(({ formerSince }) => formerSince === undefined);
  return active.length > 0 ? active : all;
}

/**
 * Returns whether the draft tells two namesakes apart: there is one pick of each number, and nobody
 * played before it. A former player is known by his exact name alone.
 */
function isOther(player: Pick<SourcePlayer, "name" | "draft">, one: KnownPlayer): boolean {
  if (one.formerSince !== undefined && !isSpelt(player, one)) return true;
  if (!isDrafted(player)) return false;
  if (isDrafted(one) && one.draft !== player.draft) return true;
  return one.formerSince !== undefined && player.draft.slice(0, 4) > one.formerSince.slice(0, 4);
}

export function isSpelt(
  { name }: Pick<SourcePlayer, "name">,
  { names }: Pick<KnownPlayer, "names">,
): boolean {
  return names.some((own) => foldForSearch(own) === foldForSearch(name));
}

/**
 * Resolves API players that match the same known player: the only one with the same spelling keeps
 * the match; the others stay open until their lines of games decide.
 */
function openShared(
  matches: Map<string, Match>,
  known: readonly KnownPlayer[],
  players: readonly SourcePlayer[],
): void {
  const byId = new Map(known.map((player) => [player.id, player]));
  const claims = Map.groupBy(players, ({ id }) => {
    const match = matches.get(id);
    return match?.kind === "known" ? match.id : undefined;
  });
  for (const [id, claimants] of claims) {
    const player = id === undefined ? undefined : byId.get(id);
    if (player === undefined || claimants.length === 1) continue;
    const spelt = claimants.filter((claimant) => isSpelt(claimant, player));
    for (const claimant of claimants) {
      if (spelt.length === 1 && claimant === spelt[0]) continue;
      matches.set(claimant.id, { kind: "open", among: [player] });
    }
  }
}

/** His team's players without a line whose first name is a short form of his, or vice versa. */
function shortNamed({ name, teamIds }: SourcePlayer, idle: readonly KnownPlayer[]): KnownPlayer[] {
  const [first = "", ...last] = withoutSuffix(name).split(" ");
  return idle.filter((player) => {
    if (player.teamIds.isDisjointFrom(teamIds)) return false;
    return player.names.some((own) => {
      const [ownFirst = "", ...ownLast] = withoutSuffix(own).split(" ");
      const isShort = first.startsWith(ownFirst) || ownFirst.startsWith(first);
      return isShort && ownLast.join(" ") === last.join(" ");
    });
  });
}

/** The result of identifying a player by his lines. */
export type Resemblance =
  | { kind: "known"; id: string }
  /** None of his lines is in a stored game. */
  | { kind: "new" }
  /** His lines are like those of none of the players, or of these alike. */
  | { kind: "unclear"; ids: readonly string[] };

/**
 * Identifies a player by his figures in stored games: the player of his team with the same figures
 * in at least half of the games, and in more of them than any other. `claimed` are players already
 * identified.
 */
export function matchByLines(
  lines: readonly GameLine[],
  stored: ReadonlyMap<GameLine["gameId"], readonly GameLine[]>,
  claimed: ReadonlySet<string>,
): Resemblance {
  const votes = new Map<string, number>();
  let compared = 0;
  for (const line of lines) {
    const others = stored.get(line.gameId);
    if (others === undefined) continue;
    compared += 1;
    for (const other of others) {
      if (claimed.has(other.playerId) || !isLike(line, other)) continue;
      votes.set(other.playerId, (votes.get(other.playerId) ?? 0) + 1);
    }
  }
  if (compared === 0) return { kind: "new" };
  const most = Math.max(0, ...votes.values());
  const ids = [...votes.keys()].filter((id) => votes.get(id) === most);
  const [id] = ids;
  return id !== undefined && ids.length === 1 && most * 2 >= compared
    ? { kind: "known", id }
    : { kind: "unclear", ids };
}

const LIKE = [
  "teamId",
  "minutes",
  "pts",
  "reb",
  "ast",
  "stl",
  "blk",
  "tov",
] as const satisfies (keyof GameLine)[];

function isLike(line: GameLine, other: GameLine): boolean {
  return LIKE.every((figure) => line[figure] === other[figure]);
}

/** The league's ids of today's players except the oldest, whose short ids could be any number. */
const LEAGUE_NUMBER = /^(?:10|20)\d{4}$|^16\d{5}$/;
const AT_MOST_SEVEN_DIGITS = /^\d{1,7}$/;
/** The site's own ids have eight digits beginning with 9; the league's have seven at most. */
const FIRST_OWN = 90_000_000;
const OWN_IDS = 10_000_000;

/**
 * The id of a new player: the API's where it has the form of the league's and is free, else one
 * derived from his name, which is always the same. A database without any players takes the API's
 * ids as they are, up to seven digits.
 */
export function newPlayerId(
  { id, name }: Pick<SourcePlayer, "id" | "name">,
  known: readonly unknown[],
  taken: ReadonlySet<string>,
): string {
  const pattern = known.length === 0 ? AT_MOST_SEVEN_DIGITS : LEAGUE_NUMBER;
  if (pattern.test(id) && !taken.has(id)) return id;
  let number = hashOf(foldForSearch(name)) % OWN_IDS;
  while (taken.has(String(FIRST_OWN + number))) number = (number + 1) % OWN_IDS;
  return String(FIRST_OWN + number);
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
