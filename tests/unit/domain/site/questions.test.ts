import { expect, test } from "vitest";
import { textOfWords, wordsOfQuestion } from "#domain/asking/read/tokens.ts";
import { seasonsAskedIn } from "#domain/asking/topics/seasons-asked.ts";
import { seasonNow } from "#domain/season/season.ts";
import { wordsAsked, wordsBefore, wordsSearch } from "#domain/site/questions.ts";

test.each([
  ["q=best+record", "best record"],
  ["q=+best++record+", "best record"],
  ["q=best+record&season=2025-26", "best record"],
  ["q=best+record&season=2015-16", "best record 2015-16"],
  ["q=most+points+in+a+game&season=all", "most points in a game of all time"],
  ["q=most+rebounds&season=2015-16..", "most rebounds since 2015-16"],
  ["q=most+rebounds&season=2015-16..2019-20", "most rebounds from 2015-16 to 2019-20"],
  ["q=most+rebounds&season=..2019-20", "most rebounds from 1998-99 to 2019-20"],
  ["season=2015-16", ""],
])("%s asks %j", (address, words) => {
  const given = new URLSearchParams(address);
  expect(wordsAsked(given, "2025-26")).toBe(words);
  expect(wordsSearch(given, "2025-26")).toBe(
    words === "" ? "" : `?${new URLSearchParams({ q: words })}`,
  );
});

test.each([
  ["q=and+at+home&after=luka+stats", "luka stats", "?q=and+at+home&after=luka+stats"],
  ["q=in+the+playoffs?&after=+luka++stats", "luka stats", "?q=in+the+playoffs%3F&after=luka+stats"],
  // A question of its own has one page, whatever was asked before.
  ["q=best+record&after=luka+stats", "", "?q=best+record"],
  ["q=most+points+in+the+playoffs&after=luka+stats", "", "?q=most+points+in+the+playoffs"],
  ["q=and+at+home", "", "?q=and+at+home"],
  ["after=luka+stats", "", ""],
])("%s goes on from %j", (address, before, search) => {
  const given = new URLSearchParams(address);
  expect(wordsBefore(given, "2025-26")).toBe(before);
  expect(wordsSearch(given, "2025-26")).toBe(search);
});

test.each(["2015-16", "all", "2015-16..", "2015-16..2019-20", "..2019-20"])(
  "the season %s of an address is read as the same seasons",
  (season) => {
    const asked = wordsAsked(new URLSearchParams({ q: "most rebounds", season }), "2025-26");
    const read = seasonsAskedIn(wordsOfQuestion(asked), seasonNow("2025-26"));
    const first = season.startsWith("..") ? `1998-99${season}` : season;
    expect(read?.season).toBe(first);
    expect(read && textOfWords(read.words)).toBe("most rebounds");
  },
);
