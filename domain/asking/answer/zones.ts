import { percentage } from "#domain/season/figures.ts";
import { printedFigure } from "#domain/season/printed.ts";
import {
  SHOT_ZONES,
  type Shooting,
  type Shots,
  shootingOf,
  ZONE_NAMES,
  type ZoneShooting,
} from "#domain/season/shots.ts";
import type { FactAnswer } from "../understanding.ts";
import { SHOT_PLACES, type ZoneFact } from "../zone-fact.ts";
import type { FactData } from "./fact-data.ts";
import { figureMark, nameOfPlayer, plain } from "./words.ts";

const share = ({ made, tried }: Shooting) => (tried === 0 ? "–" : `${percentage(made, tried)}%`);

/** A player's shots from one place beside the league's, with all his zones. */
export function zoneAnswer(
  { place, playerId }: ZoneFact,
  { zones, league, season }: Shots,
  { data }: Pick<FactData, "data">,
): FactAnswer {
  const { name: shots, zones: own } = SHOT_PLACES[place];
  const of = (all: ZoneShooting) => shootingOf(own.map((zone) => all[zone]));
  const { made, tried } = of(zones);
  const name = nameOfPlayer(playerId, data);
  const when = ` in the ${season ?? data.seasonNow.current} regular season`;
  const count = (number: number) => printedFigure(String(number));
  return {
    headline:
      tried === 0
        ? [plain(`${name} tried no ${shots}${when}.`)]
        : [
            plain(`${name} made `),
            figureMark(`${count(made)} of ${count(tried)}`),
            plain(` ${shots} (`),
            figureMark(share({ made, tried })),
            plain(`)${when}.`),
          ],
    deck: `The league made ${share(of(league))} of these.`,
    heads: ["Zone", "FG", "FG%", "League"],
    rows: SHOT_ZONES.map((zone) => ({
      name: ZONE_NAMES[zone],
      href: undefined,
      cells: [`${zones[zone].made}-${zones[zone].tried}`, share(zones[zone]), share(league[zone])],
    })),
  };
}
