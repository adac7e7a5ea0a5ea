import { describe, expect, it } from "vitest";
import { destinationOf } from "#functions/routes.ts";

describe("the destination of", () => {
  it.each(
    (
      "/ /nba /nba/teams/13 /nba/teams/ //nba/teams /%6eba /nba/players/player/A.J.%20Lawson " +
      "/nba/players/player/html /nba/transactions /nba/transactions/2026-02 " +
      "/nba/news/charts/wins.svg /nba/players/page/2.json /user/login /sw.js /404"
    ).split(" "),
  )("%s is a page", (path) => {
    expect(destinationOf(path, "on")).toEqual({ kind: "page" });
  });

  it.each([
    ["/dashboard", "/"],
    ["/dashboard/", "/"],
    ["/nba/players", "/nba/players/page/1"],
  ])("%s is a redirect to %s", (path, to) => {
    expect(destinationOf(path, "on")).toEqual({ kind: "moved", to });
  });

  it.each(["/nba/news/nothing/here", "/NBA/News", "/nba%2Fnews", "/x/../user/profile"])(
    "%s is left to the guard",
    (path) => {
      expect(destinationOf(path, "on")).toEqual({ kind: "page" });
    },
  );

  it.each(
    "/user/login /user/profile /nba/news/nothing/here /nba%2Fnews /nba/analysis/charts/wins.svg".split(
      " ",
    ),
  )("%s is nothing on a site without accounts", (path) => {
    expect(destinationOf(path, "off")).toEqual({ kind: "nothing" });
    expect(destinationOf("/nba", "off")).toEqual({ kind: "page" });
  });

  it.each(
    (
      "/nope /_image /_server-islands/x /_actions/x /_astro/x.js /user /nba/standings/west/x " +
      "/nba/players/player"
    ).split(" "),
  )("%s is nothing, without a route", (path) => {
    expect(destinationOf(path, "on")).toEqual({ kind: "nothing" });
  });

  it.each(
    "/%ff /% /nba/teams/%ff /nba/teams/%E0%A4 /user/profile/%ff /nba/players/player/%zz".split(" "),
  )("%s is nothing, because it cannot be decoded", (path) => {
    expect(destinationOf(path, "on")).toEqual({ kind: "nothing" });
  });

  it.each(
    (
      "/index.html /nba.html /nba.html/ /nba/teams/13%2Ehtml /nba/teams/13/index.html " +
      "/nba/news.html /%6eba.%68tml /500 //500/ /%350%30"
    ).split(" "),
  )("%s is nothing, because it is a file name of the build", (path) => {
    expect(destinationOf(path, "on")).toEqual({ kind: "nothing" });
  });
});
