import { inSeason } from "#domain/players/season-links.ts";
import { completeQuery } from "#domain/query/query.ts";
import { isSeveral } from "#domain/season/season-range.ts";
import { teamPath } from "#domain/teams/team.ts";
import { joined, nameSegments, said } from "../restate/segments.ts";
import { seasonSegment } from "./seasons.ts";
import { topic } from "./topic.ts";

/** The players of a team in a season since 1946-47: "1996 bulls roster", "who played for the sonics in 1996". */
export const squads = topic({
  words: `
squad: roster, squad, full roster
players: players
`,
  needs: "seasons",
  takes: "squad players play team club season",
  read(meaning, { asking, said: context }) {
    const { seasonNow, teams } = asking.vocabulary.data;
    const season = meaning.one("seasons")?.(seasonNow) ?? seasonNow.current;
    const [club] = meaning.all("club");
    const [named = teams.find(({ id }) => id === club?.teamId), ...others] = meaning.all("team");
    const isAsked = meaning.has("squad", "players") || (meaning.has("who") && meaning.has("play"));
    if (named === undefined || others.length > 0 || !isAsked) return undefined;
    if (isSeveral(season) || season > seasonNow.current) return undefined;
    const name = club?.name ?? named.fullName;
    return {
      fact: {
        kind: "squad",
        club: name,
        query: completeQuery({
          rows: "seasons",
          season,
          qualified: false,
          conditions: { team: named.abbreviation },
          sort: { key: "pts", order: "desc" },
        }),
      },
      needs: { kind: "all-time", isOfPlayoffs: false },
      path: inSeason(teamPath(named), season, seasonNow.current),
      readAs: joined([
        said("players of the "),
        ...nameSegments(name, context),
        seasonSegment(season, meaning),
      ]),
    };
  },
});
