import type { PictureFigure, SubjectPicture } from "#domain/pictures/picture.ts";
import { tileFigure } from "#domain/players/tile-figure.ts";
import { familyName } from "#domain/printing/family-name.ts";
import { ordinal } from "#domain/printing/ordinals.ts";
import type { PlayerPage } from "../player/players.ts";
import type { SeasonPage } from "../season/season-page.ts";
import type { TeamPage } from "../team/team.ts";
import { pictureMark } from "./game-picture.ts";

/** The figures of a player or a season that a picture has, in the order in which both begin. */
const NAMES = ["points", "rebounds", "assists"] as const;

/** The picture of a player in a season, or of one who has left; undefined for an unknown name. */
export function pictureOfPlayer(page: PlayerPage, season: string): SubjectPicture | undefined {
  if (page.kind === "unknown") return undefined;
  const { player, team, season: line, career, sentence, isNow } = page.profile;
  const total = career?.total;
  const held = line
    ? line.figures
    : (total?.cells ?? []).map((value) => ({ value, place: undefined }));
  const figures = NAMES.flatMap((name, at): PictureFigure[] => {
    const { value = "", place } = held[at] ?? {};
    const label = place ? `${name}, ${place.words}` : name;
    return value === "" ? [] : [{ value, label, share: place && place.percentile / 100 }];
  });
  return {
    kind: "subject",
    mark: pictureMark(
      team?.abbreviation ?? "",
      tileFigure(player.name, isNow ? player : undefined, team),
    ),
    above: team?.fullName ?? "",
    name: player.name,
    figures,
    sentence: line ? `${line.places}.` : (sentence ?? ""),
    note: figures.length === 0 ? "" : line ? `Per game, ${season}` : "Per game, career",
  };
}

/** The picture of a team in a season. */
export function pictureOfTeam(page: TeamPage, season: string): SubjectPicture {
  const { team, record, sentence, mainStats } = page;
  const of = (name: string) => mainStats.find(({ label }) => label === name)?.value;
  const place = of("PLACE");
  const figures: [value: string | undefined, label: string][] = [
    [record, "record"],
    [place && ordinal(Number(place)), `in the ${team.conference}`],
    [of("LAST10"), "last ten"],
  ];
  return {
    kind: "subject",
    mark: pictureMark(team.abbreviation),
    above: season,
    name: team.fullName,
    figures: figures.flatMap(([value, label]) =>
      value ? [{ value, label, share: undefined }] : [],
    ),
    sentence,
    note: "Regular season and playoffs",
  };
}

/** The picture of a season. */
export function pictureOfSeason({ title, champion, leaders, season }: SeasonPage): SubjectPicture {
  const figures = leaders
    .slice(0, NAMES.length)
    .flatMap(({ rows: [first] }, at): PictureFigure[] =>
      first
        ? [
            {
              value: first.stat,
              label: `${familyName(first.player)}, ${NAMES[at]}`,
              share: undefined,
            },
          ]
        : [],
    );
  const [name = "", league = ""] = [title.slice(0, season.length), title.slice(season.length + 1)];
  return {
    kind: "subject",
    mark: undefined,
    above: league,
    name,
    figures,
    sentence: champion?.sentence ?? "",
    note: "Leaders of the regular season",
  };
}
