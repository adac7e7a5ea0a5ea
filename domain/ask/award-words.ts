const TEAMS_OF_AWARDS = (["first", "second", "third"] as const)
  .map((rank, at) => {
    const [nth, numbered] = [rank, ["1st", "2nd", "3rd"][at]];
    const rows = (award: string, words: readonly string[]) => {
      const phrases = words.flatMap((word) =>
        [nth, numbered].flatMap((own) => [
          `${word} ${own} team`,
          `${word} ${own}`,
          `${own} team ${word}`,
          `${word} team ${own}`,
        ]),
      );
      return `${award} ${rank[0]?.toUpperCase()}${rank.slice(1)} Team: ${phrases.join(", ")}\n`;
    };
    return (
      rows("All-NBA", ["all nba", "allnba"]) +
      rows("All-Defensive", ["all defensive", "all defense", "alldefensive", "alldefense"]) +
      rows("All-Rookie", ["all rookie", "allrookie"])
    );
  })
  .join("");

/** The phrases of awards, an award a line: "All-NBA" stands for its three teams. */
export const AWARD_WORDS = `
Most Valuable Player: mvp(s), most valuable player(s), mvp award(s), league mvp
Most Valuable Player: league mvps, regular season mvp, season mvp, mvp trophies, mvp trophy
Finals MVP: finals mvp(s), fmvp(s), mvp of the finals, finals mvp awards
West Finals MVP: west finals mvp, western conference finals mvp, western finals mvp, wcf mvp
East Finals MVP: east finals mvp, eastern conference finals mvp, eastern finals mvp, ecf mvp
Defensive Player of the Year: dpoy(s), defensive player of the year, dpoy awards
Rookie of the Year: roy, roty, rookie of the year, rookies of the year, rookie of the year award
Sixth Man of the Year: 6moy, sixth man of the year, 6th man of the year, sixth man, sixth men of the year
Sixth Man of the Year: sixth man of the year awards, 6th man
Most Improved Player: mip, most improved player(s), most improved
Clutch Player of the Year: cpoy, clutch player of the year
Coach of the Year: coy, coach of the year, coaches of the year
All-Star: all star(s), allstar(s), all star team(s), all star game(s)
All-Star: all star roster, allstar game, all star appearances, all star selection(s), all star nods
All-Star MVP: all star mvp(s), all star game mvp, allstar mvp
All-NBA: all nba, allnba, all nba team(s), all nba selections, allnba selections, allnba team
All-Defensive: all defensive, all defense, all defensive team(s), all defense team, alldefense
All-Defensive: all defensive selections, alldefensive, alldefensive team
NBA Champion Coach: nba champion coach
NBA Cup MVP: nba cup mvp, cup mvp, emirates cup mvp, emirates nba cup mvp
Hustle Award: hustle award
Sportsmanship Award: sportsmanship award
All-Rookie: all rookie, all rookie team, allrookie
${TEAMS_OF_AWARDS}`;
