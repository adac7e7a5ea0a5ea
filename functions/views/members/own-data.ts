import type { User } from "#domain/member/user.ts";
import type { Result } from "#domain/result.ts";

/**
 * The data that the identity provider and the database keep about a member, as a download; 503 while
 * the record cannot be read. The record is null for a member without one.
 */
export function ownDataResponse(user: User, record: Result<unknown, { kind: string }>): Response {
  if (!record.ok)
    return new Response("Your data isn't available right now. Try again in a few seconds.\n", {
      status: 503,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  return new Response(JSON.stringify({ account: user, record: record.value }, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="hardwood-my-data.json"',
    },
  });
}
