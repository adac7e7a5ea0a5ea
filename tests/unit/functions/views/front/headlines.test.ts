import { expect, test } from "vitest";
import type { Headline } from "#domain/articles/headlines.ts";
import { ok } from "#domain/result.ts";
import { headlineAt } from "#functions/views/front/headlines.ts";
import { unread } from "../built.ts";

const HEADLINE: Headline = {
  section: "news",
  title: "Knicks are champions",
  slug: "knicks",
  date: "2026-06-14",
};
const headlines = async () => ok({ value: [HEADLINE], updatedAt: undefined, dropped: 0 });

test.each([
  ["/nba/news/knicks", "Knicks are champions"],
  ["/nba/news/knicks?from=mail#end", "Knicks are champions"],
  ["/nba/analysis/knicks", undefined],
  ["/nba/news", undefined],
  ["/user/profile", undefined],
])("the headline of the article at %s is %j", async (path, title) => {
  expect((await headlineAt({ headlines }, path))?.title).toBe(title);
});

test("no article is named while headlines cannot be read", async () => {
  const found = await headlineAt({ headlines: unread }, "/nba/news/knicks");
  expect(found).toBeUndefined();
});
