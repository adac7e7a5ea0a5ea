import { Hono } from "hono/tiny";
import { ReadTrace } from "../data/read-trace.ts";
import { memberCollectionsOfRequest, readsOfRequest } from "../data/request-collections.ts";
import { refuse } from "../http/errors.ts";
import { onlyMethods } from "../http/methods.ts";
import { limited } from "../http/rate-limits.ts";
import { waitUntilOf } from "../http/wait-until.ts";
import { loadMemberFront } from "../views/front/member-front.ts";
import { type ApiEnv, memberOf, withSession } from "./caller.ts";

const UNAVAILABLE = { kind: "database-unavailable" } as const;

/** A member's part of the dashboard, in one answer; the page itself is the same for everyone. */
export const front = new Hono<ApiEnv>()
  .use(withSession)
  .get("/", async (c) => {
    const member = await memberOf(c);
    if (!member.ok) return refuse(c, member.error);
    const { uid, idToken } = member.value;
    const tooMany = await limited(c, c.env.FAVORITES_LIMIT, `front:${uid}`);
    if (tooMany) return tooMany;
    const { currentSeason, memberCollections, records } = c.var.edge;
    const listed = await records.favorites(member.value);
    if (!listed.ok) return refuse(c, UNAVAILABLE);
    const { seasonNow } = await currentSeason.read(waitUntilOf(c));
    const call = { ...waitUntilOf(c), trace: new ReadTrace(), seasonNow };
    const { collections, documents } = readsOfRequest(c.var.edge, call);
    const read = await loadMemberFront(
      collections,
      memberCollectionsOfRequest(memberCollections, { ...call, idToken: async () => idToken }),
      documents,
      listed.value,
      c.var.edge.clock.now(),
    );
    return read.ok ? c.json(read.value) : refuse(c, UNAVAILABLE);
  })
  .all("/", onlyMethods("GET"));
