import { type TeamRecord, winningPercentage } from "../season/records.ts";
import { NO_LEADERS_FIRST } from "../season/season-rules.ts";
import type { Meetings } from "./meetings.ts";

export type Criterion =
  | "head-to-head"
  | "division leader"
  | "division record"
  | "conference record"
  | "point difference"
  | "nothing";

/** A broken tie: the tied teams, and the criterion that decided their order. */
export interface SettledTie {
  /** Team ids in their final order. */
  teamIds: number[];
  criterion: Criterion;
}

export interface RankedRecords {
  order: TeamRecord[];
  ties: SettledTie[];
}

interface Season {
  meetings: Meetings;
  /** Empty while the division leaders themselves are computed. */
  divisionLeaders: Set<number>;
  ties: SettledTie[];
}

/** A team's score by one criterion within the tied group; higher is better. */
type Score = (record: TeamRecord, tied: TeamRecord[], season: Season) => number;

const headToHead: Score = (record, tied, { meetings }) => {
  const rivals = new Set(tied.map(({ team }) => team.id));
  return winningPercentage(meetings.against(record.team.id, rivals));
};
const divisionLeader: Score = (record, _tied, { divisionLeaders }) =>
  divisionLeaders.has(record.team.id) ? 1 : 0;
// Comparable only among teams of one division; 0 otherwise, which decides nothing.
const divisionRecord: Score = (record, tied) =>
  tied.every(({ team }) => team.division === record.team.division)
    ? winningPercentage(record.division)
    : 0;
const conferenceRecord: Score = (record) => winningPercentage(record.conference);
// The league's two steps before this one, records against playoff teams, need a bracket. No
// complete season has come this far; the dataset's checks refuse one that does.
const pointDifference: Score = (record) => record.pointsFor - record.pointsAgainst;

/** The league's criteria for two tied teams, in order. */
const FOR_TWO: [Criterion, Score][] = [
  ["head-to-head", headToHead],
  ["division leader", divisionLeader],
  ["division record", divisionRecord],
  ["conference record", conferenceRecord],
  ["point difference", pointDifference],
];

/** For three or more, the division leader comes before head-to-head records. */
const FOR_MORE: [Criterion, Score][] = [
  ["division leader", divisionLeader],
  ["head-to-head", headToHead],
  ["division record", divisionRecord],
  ["conference record", conferenceRecord],
  ["point difference", pointDifference],
];

/**
 * The order of a conference by winning percentage, ties broken by the league's rules, with the
 * criterion of each tie.
 */
export function conferenceOrder(records: TeamRecord[], meetings: Meetings): RankedRecords {
  const leaders = divisionLeaders(records, meetings);
  const season: Season = { meetings, divisionLeaders: leaders, ties: [] };
  const order = rank(records, season);
  return {
    order: meetings.season < NO_LEADERS_FIRST ? leadersInFront(order, leaders) : order,
    ties: season.ties,
  };
}

/** Moves the division leaders up into the first four places, which they share with the best other. */
function leadersInFront(order: readonly TeamRecord[], leaders: ReadonlySet<number>): TeamRecord[] {
  const isLeader = ({ team }: TeamRecord) => leaders.has(team.id);
  const other = order.find((record) => !isLeader(record));
  const front = order.filter((record) => isLeader(record) || record === other);
  return [...front, ...order.filter((record) => !front.includes(record))];
}

/**
 * The ids of the division leaders. Ties for a division's first place are settled before all others;
 * a division that only a last resort would settle has no leader.
 */
export function divisionLeaders(records: TeamRecord[], meetings: Meetings): Set<number> {
  const leaders = new Set<number>();
  for (const division of new Set(records.map(({ team }) => team.division))) {
    const members = records.filter(({ team }) => team.division === division);
    const ties: SettledTie[] = [];
    const [first] = rank(members, { meetings, divisionLeaders: new Set(), ties });
    if (first === undefined) continue;
    const open = ties.some(
      ({ criterion, teamIds }) => isLastResort(criterion) && teamIds.includes(first.team.id),
    );
    if (!open) leaders.add(first.team.id);
  }
  return leaders;
}

/** Returns whether a criterion is not one of the league's criteria that are computed here. */
export function isLastResort(criterion: Criterion): boolean {
  return criterion === "point difference" || criterion === "nothing";
}

function rank(records: TeamRecord[], season: Season): TeamRecord[] {
  return apart(records, ({ overall }) => winningPercentage(overall)).flatMap((tied) =>
    settle(tied, season),
  );
}

/**
 * Orders teams of equal record. The first criterion that separates any of them is applied once;
 * teams that are still equal start again from the first criterion, by the rules for their number.
 */
function settle(tied: TeamRecord[], season: Season): TeamRecord[] {
  if (tied.length < 2) return tied;
  for (const [criterion, score] of tied.length === 2 ? FOR_TWO : FOR_MORE) {
    const groups = apart(tied, (record) => score(record, tied, season));
    if (groups.length < 2) continue;
    const place = season.ties.push({ teamIds: [], criterion }) - 1;
    const order = groups.flatMap((group) => settle(group, season));
    season.ties[place] = { teamIds: order.map(({ team }) => team.id), criterion };
    return order;
  }
  const order = [...tied].sort((a, b) => a.team.id - b.team.id);
  season.ties.push({ teamIds: order.map(({ team }) => team.id), criterion: "nothing" });
  return order;
}

/** Groups records of equal score, best first. */
function apart(records: TeamRecord[], score: (record: TeamRecord) => number): TeamRecord[][] {
  const groups = Map.groupBy(records, score);
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group);
}
