import type { Context, MiddlewareHandler } from "hono";
import { isSecretOf } from "../database/protocol/credentials.ts";
import { refuse } from "../http/errors.ts";
import { callerOf, limited } from "../http/rate-limits.ts";
import type { ApiEnv } from "./caller.ts";

/** Lets in scripts with `DATABASE_SECRET` as bearer token; while none is set, no call. */
export const onlyOperator: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const tooMany = await limited(c, c.env.OPERATOR_LIMIT, callerOf(c.req.raw));
  if (tooMany) return tooMany;
  if (await isOperator(c)) return next();
  return refuse(c, { kind: "not-the-operator" }, { "WWW-Authenticate": "Bearer" });
};

async function isOperator(c: Context<ApiEnv>): Promise<boolean> {
  const given = /^Bearer +(\S+)$/i.exec(c.req.header("Authorization") ?? "")?.[1];
  return given !== undefined && isSecretOf(c.var.edge.databaseCredentials.secrets, given);
}
