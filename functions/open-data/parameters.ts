import * as v from "valibot";

/** The parameters of calls; each message is the sentence that a caller gets for a bad value. */

/** The limit of a list's items, so that one call cannot do the work of many. */
const MAX_ITEMS = 100;
const LARGEST_ID = Number.MAX_SAFE_INTEGER;

const days = "must be a day, as 2026-04-12";
const day = v.pipe(v.string(days), v.isoDate(days));

function number(least: number, most: number, what: string) {
  return v.pipe(v.number(what), v.integer(what), v.minValue(least, what), v.maxValue(most, what));
}

const ids = number(1, LARGEST_ID, "must be ids: whole numbers from 1 on");
const year = number(1946, 2999, "must be the year in which a season began, as 2025");
const words = v.pipe(
  v.string(),
  v.minLength(1, "must not be empty"),
  v.maxLength(100, "must not be longer than 100 characters"),
);

function listOf<Item extends v.GenericSchema>(item: Item, description: string) {
  return v.optional(
    v.pipe(
      v.array(item),
      v.maxLength(MAX_ITEMS, `must not have more than ${MAX_ITEMS} values`),
      v.description(description),
    ),
  );
}

export const id = number(1, LARGEST_ID, "must be an id: a whole number from 1 on");

export const paging = {
  cursor: v.optional(
    v.pipe(
      number(0, LARGEST_ID, "must be a cursor that an answer has given"),
      v.description("The next_cursor of the page before."),
    ),
  ),
  per_page: v.optional(
    v.pipe(
      number(1, 100, "must be a whole number from 1 to 100"),
      v.description("How many items a page has, 100 at most; 25 unless said."),
    ),
    25,
  ),
};

export const teamFilters = {
  conference: v.optional(
    v.pipe(
      v.picklist(["East", "West"], "must be East or West"),
      v.description("The teams of one conference."),
    ),
  ),
  division: v.optional(
    v.pipe(
      v.picklist(
        ["Atlantic", "Central", "Southeast", "Northwest", "Pacific", "Southwest"],
        "must be Atlantic, Central, Southeast, Northwest, Pacific or Southwest",
      ),
      v.description("The teams of one division."),
    ),
  ),
};

export const playerFilters = {
  search: v.optional(
    v.pipe(words, v.description("Players with this in first or last name; accents do not count.")),
  ),
  first_name: v.optional(v.pipe(words, v.description("Players with this in the first name."))),
  last_name: v.optional(v.pipe(words, v.description("Players with this in the last name."))),
  "team_ids[]": listOf(ids, "Players of these teams."),
  "player_ids[]": listOf(ids, "These players."),
};

export const gameFilters = {
  "dates[]": listOf(day, "Games of these days."),
  "seasons[]": listOf(year, "The seasons by the years in which they began."),
  postseason: v.optional(
    v.pipe(
      v.boolean("must be true or false"),
      v.description("Games that count in the standings (false), or all others (true)."),
    ),
  ),
  start_date: v.optional(v.pipe(day, v.description("Games of this day and later."))),
  end_date: v.optional(v.pipe(day, v.description("Games of this day and earlier."))),
};

export const teamIds = { "team_ids[]": listOf(ids, "Games of these teams.") };

export const teamsAveraged = { "team_ids[]": listOf(ids, "These teams.") };

export const lineFilters = {
  "player_ids[]": listOf(ids, "Lines of these players."),
  "game_ids[]": listOf(ids, "Lines of these games."),
  period: v.optional(
    v.pipe(
      number(0, 20, "must be a period: 0 for the whole game"),
      v.description(
        "0, also unless said, for whole games; 1 to 4 for a quarter, of games with plays. Overtimes are " +
          "not apart: 5 and above find none.",
      ),
    ),
  ),
};

export const seasonParameter = v.pipe(
  year,
  v.description("The year in which the season began, from the oldest season here on."),
);

export const averagesParameters = {
  player_id: v.optional(
    v.pipe(id, v.description("One player; needed unless player_ids[] is given.")),
  ),
  "player_ids[]": listOf(ids, "Several players."),
};

export const date = v.pipe(day, v.description("The day of the games."));
