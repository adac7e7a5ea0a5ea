import type { Access } from "#domain/site/route.ts";

/** The class of a link to a page of limited access; styles hide the link from everyone else. */
export function audienceOf(access: Access): string | undefined {
  return access === "everyone" ? undefined : `for-${access}`;
}
