import { expect, test } from "vitest";
import { withKeptNames } from "#functions/http/kept-names.ts";

test.each([
  ['<a href="/nba/teams/16">Heat</a>', '<a translate="no" href="/nba/teams/16">Heat</a>'],
  [
    '<a class="tall" href="/nba/players/player/Lonzo%20Ball?season=2019-20" title="x">Ball</a>',
    '<a translate="no" class="tall" href="/nba/players/player/Lonzo%20Ball?season=2019-20" title="x">Ball</a>',
  ],
  ['<abbr title="Miami Heat">MIA</abbr>', '<abbr translate="no" title="Miami Heat">MIA</abbr>'],
])("keeps the name in %s", (html, kept) => {
  expect(withKeptNames(html)).toBe(kept);
});

test.each([
  '<a href="/nba/teams">Teams</a>',
  '<a href="/nba/teams/16/games">Games</a>',
  '<a href="/nba/players/page/2">Next</a>',
  '<a href="/nba/players/player/Lonzo%20Ball/splits">Splits</a>',
  '<a class="button" href="/nba/teams/16">Try again</a>',
  '<a href="#best">Best</a> <a href="/nba/teams#west">West</a>',
])("leaves the words of %s", (html) => {
  expect(withKeptNames(html)).toBe(html);
});
