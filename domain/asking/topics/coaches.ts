import { teamPath } from "#domain/teams/team.ts";
import { inferred, joined, nameSegments, said } from "../restate/segments.ts";
import { topic } from "./topic.ts";

/** The team of a coach: "coach redick", "who does spoelstra coach". */
export const coaches = topic({
  words: `
coach: coach, coaches, coached, coaching, head coach
current: current
`,
  needs: "coach coach-name",
  takes: "current teams",
  read(meaning, { said: context }) {
    const coach = meaning.one("coach-name");
    const team = context.names.teams.find(({ id }) => id === coach?.teamId);
    if (coach === undefined || team === undefined) return undefined;
    return {
      fact: { kind: "club", topic: "coach", teamId: team.id },
      needs: { kind: "franchise", teamId: team.id },
      path: teamPath(team),
      readAs: joined([
        said("coach "),
        ...nameSegments(coach.name, context),
        inferred(` of the ${team.fullName}`),
      ]),
    };
  },
});
