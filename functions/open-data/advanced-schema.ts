import * as v from "valibot";
import { gameOfLine, playerOfLine, team } from "./answer-schemas.ts";

const described = (meaning: string) => v.pipe(v.nullable(v.number()), v.description(meaning));
const ofFloor = described("Null: a box score does not say who was on the floor.");

/** The advanced figures of a line by the names that the public API gives them. */
export const advancedStat = v.strictObject({
  id: v.pipe(v.number(), v.integer(), v.description("That of the line in /stats.")),
  period: v.pipe(v.number(), v.integer(), v.description("0: the whole game; else the quarter.")),
  pie: described(
    "Player impact: PTS + FGM + FTM − FGA − FTA + DREB + OREB ÷ 2 + AST + STL + BLK ÷ 2 − PF − TOV " +
      "as a share of the same of all players of the game.",
  ),
  assist_ratio: described("100 × AST ÷ (FGA + 0.44 × FTA + AST + TOV)."),
  assist_to_turnover: described("AST ÷ TOV; null without a turnover."),
  turnover_ratio: described("100 × TOV ÷ (FGA + 0.44 × FTA + AST + TOV)."),
  effective_field_goal_percentage: described("(FGM + 0.5 × 3PM) ÷ FGA."),
  true_shooting_percentage: described("PTS ÷ (2 × (FGA + 0.44 × FTA))."),
  estimated_usage_percentage: described(
    "FGA + 0.44 × FTA + TOV as a share of the team's in the same time, had it been even.",
  ),
  pct_fga_2pt: described("The share of two-pointers in FGA."),
  pct_fga_3pt: described("The share of three-pointers in FGA."),
  pct_pts_2pt: described("The share of two-pointers in PTS."),
  pct_pts_3pt: described("The share of three-pointers in PTS."),
  pct_pts_free_throw: described("The share of free throws in PTS."),
  pace: ofFloor,
  offensive_rating: ofFloor,
  defensive_rating: ofFloor,
  net_rating: ofFloor,
  usage_percentage: ofFloor,
  assist_percentage: ofFloor,
  rebound_percentage: ofFloor,
  offensive_rebound_percentage: ofFloor,
  defensive_rebound_percentage: ofFloor,
  player: playerOfLine,
  team,
  game: gameOfLine,
});

export type AdvancedStat = v.InferOutput<typeof advancedStat>;
