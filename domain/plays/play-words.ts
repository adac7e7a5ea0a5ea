import type { Play } from "./play.ts";

/** The name of a player as plays print it. */
export type NameInPlays = (playerId: string) => string;

const SHOTS: Record<string, string> = {
  jump: "jumper",
  layup: "layup",
  dunk: "dunk",
  hook: "hook shot",
  tip: "tip-in",
  heave: "heave",
};

/** A moment of a period on its clock: "3:11", "0:04.2". */
export function clockWords(clock: number): string {
  const minutes = Math.floor(clock / 60);
  const seconds = clock - 60 * minutes;
  const tenths = Number.isInteger(seconds) ? 0 : 1;
  return `${minutes}:${seconds.toFixed(tenths).padStart(tenths === 0 ? 2 : 4, "0")}`;
}

/** A play in words, which begin with its player or "Team": "Bey three, 24 ft (Murphy III)". */
export function playWords(play: Play, nameOf: NameInPlays): string {
  const { kind, detail, playerId, otherId } = play;
  const who = playerId === undefined ? "Team" : nameOf(playerId);
  const other = otherId === undefined ? undefined : nameOf(otherId);
  const by = (words: string) => (other === undefined ? "" : ` (${words}${other})`);
  switch (kind) {
    case "fg2_made":
    case "fg3_made":
      return `${who} ${shotWords(play)}${by("")}`;
    case "fg2_miss":
    case "fg3_miss":
      return `${who} misses ${shotWords(play)}${by("blocked by ")}`;
    case "ft_made":
      return `${who} ${freeThrowWords(detail)}`;
    case "ft_miss":
      return `${who} misses ${freeThrowWords(detail)}`;
    case "oreb":
      return `${who} offensive rebound`;
    case "dreb":
      return `${who} defensive rebound`;
    case "tov":
      return `${who} turnover${detail && `, ${turnoverWords(detail)}`}${by("steal by ")}`;
    case "foul":
      return `${who} ${foulWords(detail)}${by("on ")}`;
    case "sub":
      return `${who} for ${other ?? "a teammate"}`;
    case "timeout":
      return "Timeout";
    case "viol":
      return `${playerId === undefined ? "Violation" : `${who} violation`}, ${detail}`;
    case "eject":
      return `${playerId === undefined ? "Coach" : who} ejected`;
    case "replay":
      return detail === "" ? "Review" : `Review: ${detail}`;
    case "blk":
      return `${who} block`;
    case "period_start":
      return "Start";
    case "period_end":
      return "End";
  }
}

function shotWords({ kind, detail, feet }: Play): string {
  const isThree = kind.startsWith("fg3") && detail !== "heave";
  const shot = isThree ? "three" : (SHOTS[detail] ?? "shot");
  const isAtRim = detail === "dunk" || detail === "layup" || feet === undefined || feet === 0;
  return `${shot}${isAtRim ? "" : `, ${feet} ft`}`;
}

/** "1of2" is "free throw 1 of 2"; a technical one and the like say so. */
function freeThrowWords(detail: string): string {
  const [counted = "", at, of] = /(\d)of(\d)$/.exec(detail) ?? [];
  const before = detail.slice(0, detail.length - counted.length).trim();
  const kind = before === "" ? "free throw" : `free throw (${before})`;
  return at === undefined || of === "1" ? kind : `${kind} ${at} of ${of}`;
}

const TURNOVERS: Record<string, string> = {
  "3 sec": "three seconds",
  "5 sec": "five seconds",
  "8 sec": "eight seconds",
  "dbl dribble": "double dribble",
};

function turnoverWords(detail: string): string {
  return TURNOVERS[detail] ?? detail;
}

function foulWords(detail: string): string {
  if (detail === "def 3 sec tech") return "technical foul, defensive three seconds";
  return detail === "" ? "foul" : `${detail} foul`;
}
