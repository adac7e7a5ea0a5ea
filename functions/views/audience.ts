import type { Access } from "../../domain/site/route.ts";

/** The class of a link to a page that not everyone may see; styles hide it from the others. */
export function audienceOf(access: Access): string | undefined {
  return access === "everyone" ? undefined : `for-${access}`;
}
