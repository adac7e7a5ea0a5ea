/** Games of the season with a kind by which each is told, and the sentences expected of it. */
export const TOLD_GAMES: readonly [gameId: string, kind: string, sentences: string][] = [
  [
    "0042500405",
    "championship won",
    "New York beat San Antonio 94–90 to win the championship, four games to one. Jalen Brunson scored 45 points for New York.",
  ],
  [
    "0062500001",
    "NBA Cup won",
    "New York beat San Antonio 124–113 to win the NBA Cup. OG Anunoby scored 28 points for New York.",
  ],
  [
    "0042500117",
    "series turned",
    "Philadelphia beat Boston 109–100 and reached the conference semifinals after trailing in the series 3–1. Joel Embiid scored 34 points and Tyrese Maxey 30 for Philadelphia.",
  ],
  [
    "0042500176",
    "series won",
    "The Lakers beat Houston 98–78 to win the series in six games and reach the conference semifinals. No score of the playoffs was lower. LeBron James scored 28 points for the Lakers.",
  ],
  [
    "0052500101",
    "play-in",
    "Philadelphia beat Orlando 109–97 to reach the playoffs. Tyrese Maxey scored 31 points for Philadelphia. Desmond Bane led all scorers with 34 points for Orlando.",
  ],
  [
    "0022500938",
    "most points by anyone",
    "Bam Adebayo scored 83 points, the most by anyone in the regular season, as Miami beat Washington 150–129. The win was Miami's sixth in a row. Miami won all four quarters.",
  ],
  [
    "0022500266",
    "fifty points",
    "Tyrese Maxey scored a season-high 54 points as Philadelphia beat Milwaukee 123–114 in overtime.",
  ],
  [
    "0022500598",
    "fifty points in vain",
    "Anthony Edwards' season-high 55 points were not enough as Minnesota lost to San Antonio 126–123. San Antonio won the second quarter 48–22. Victor Wembanyama scored 39 points for San Antonio.",
  ],
  [
    "0042500404",
    "largest comeback",
    "New York trailed San Antonio by 27 at halftime and won 107–106; no team came back from more at the end of a quarter in the playoffs. New York took a 3–1 lead in the series. One point decided it.",
  ],
  [
    "0022500375",
    "largest comeback",
    "New Orleans trailed Houston by 22 at halftime and won 133–128 in overtime; no team came back from more at the end of a quarter in the regular season. Saddiq Bey scored 29 points for New Orleans.",
  ],
  [
    "0022500547",
    "widest win",
    "Charlotte beat Utah 150–95, the widest win of the regular season. Charlotte won the first quarter 45–14. Tre Mann scored 20 points for Charlotte.",
  ],
  [
    "0022500396",
    "most points together",
    "Chicago beat Atlanta 152–150; no game of the regular season had more points. Chicago scored 45 points in the second quarter. Matas Buzelis scored 28 points for Chicago.",
  ],
  [
    "0022500810",
    "highest score",
    "Denver beat Portland 157–103; no score of the regular season was higher. Only one win of the regular season was wider. Nikola Jokić scored 32 points for Denver.",
  ],
  [
    "0022500622",
    "lowest score",
    "New York beat Brooklyn 120–66; no score of the regular season was lower. Only one win of the regular season was wider. New York won the fourth quarter 32–10.",
  ],
  [
    "0022500826",
    "fewest points together",
    "Portland beat Phoenix 92–77; no game of the regular season had fewer points. Donovan Clingan had 23 points and 13 rebounds for Portland.",
  ],
  [
    "0042500144",
    "most points in defeat",
    "Oklahoma City beat Phoenix 131–122 to sweep the series and reach the conference semifinals. No losing score of the playoffs was higher. Shai Gilgeous-Alexander scored 31 points for Oklahoma City.",
  ],
  [
    "0022500046",
    "great line",
    "James Harden had a triple-double of 41 points, 14 rebounds and 11 assists as the Clippers beat Dallas 133–127 in double overtime. The win ended the Clippers' run of six losses.",
  ],
  [
    "0022500741",
    "great comeback",
    "Boston trailed Miami by 21 at halftime and won 98–96. Boston won the third quarter 36–15. The win was Boston's fifth in a row.",
  ],
  [
    "0042500136",
    "seventh game forced",
    "Toronto beat Cleveland 112–110 in overtime to force a seventh game. Scottie Barnes had 25 points and 14 assists for Toronto.",
  ],
  [
    "0022500868",
    "long run ended",
    "New York ended San Antonio's run of 11 wins, 114–89. Mikal Bridges scored 25 points for New York. New York won all four quarters.",
  ],
  [
    "0022500168",
    "first win of the season",
    "New Orleans beat Charlotte 116–112 for a first win of the season after six losses. Trey Murphy III scored 21 points for New Orleans. Eight players scored in double figures for New Orleans.",
  ],
  [
    "0022500304",
    "several overtimes",
    "Atlanta needed two overtimes to beat Philadelphia 142–134. Tyrese Maxey's 44 points for Philadelphia were not enough. Jalen Johnson had 41 points and 14 rebounds for Atlanta.",
  ],
  [
    "0022501015",
    "career high",
    "VJ Edgecombe had a career-high 38 points and 11 assists as Philadelphia beat Sacramento 139–118. Philadelphia scored 45 points in the first quarter.",
  ],
  [
    "0022500398",
    "season high of forty",
    "Jalen Brunson scored a season-high 47 points as New York beat Miami 132–125.",
  ],
  [
    "0022500292",
    "forty points in vain",
    "Anthony Edwards' 43 points were not enough as Minnesota lost to Sacramento 117–112 in overtime. DeMar DeRozan scored 33 points for Sacramento.",
  ],
  [
    "0022500340",
    "comeback",
    "Denver trailed Atlanta by 19 at halftime and won 134–133. Nikola Jokić scored 40 points for Denver. One point decided it.",
  ],
  [
    "0022501086",
    "near the widest win",
    "Toronto beat Orlando 139–87; only four wins of the regular season were wider. RJ Barrett scored 24 points for Toronto. Scottie Barnes had 15 assists for Toronto.",
  ],
  [
    "0022500321",
    "near the most points together",
    "Minnesota beat New Orleans 149–142 in overtime; only four games of the regular season had more points. Anthony Edwards scored 44 points for Minnesota.",
  ],
  [
    "0022500952",
    "near the highest score",
    "The Clippers beat Minnesota 153–128; only three scores of the regular season were higher. Kawhi Leonard scored 45 points for the Clippers.",
  ],
  [
    "0022500595",
    "near the lowest score",
    "Detroit beat Indiana 121–78; only four scores of the regular season were lower. Detroit won the first quarter 31–11. Cade Cunningham scored 16 points for Detroit.",
  ],
  [
    "0022500829",
    "many losses ended",
    "Sacramento beat Memphis 123–114 to end a run of 16 losses. Russell Westbrook scored 25 points for Sacramento.",
  ],
  [
    "0022500323",
    "long run",
    "Oklahoma City beat Golden State 124–112 to make it 13 wins in a row. Shai Gilgeous-Alexander scored 38 points for Oklahoma City.",
  ],
  [
    "0022500475",
    "forty points",
    "Kawhi Leonard scored 45 points as the Clippers beat Utah 118–101. The win was the Clippers' sixth in a row.",
  ],
  [
    "0042500113",
    "state of the series",
    "Boston beat Philadelphia 108–100 to take a 2–1 lead in the series. Jayson Tatum scored 25 points for Boston. Tyrese Maxey led all scorers with 31 points for Philadelphia.",
  ],
  [
    "0022501225",
    "triple-double",
    "Nikola Jokić had a triple-double of 39 points, 15 rebounds and 10 assists as Denver beat Houston 128–125 in overtime. The win was Denver's fifth in a row.",
  ],
  [
    "0022500451",
    "late comeback",
    "Toronto trailed Orlando by 10 after the third quarter and won 107–106. One point decided it. Jamal Shead scored 19 points for Toronto.",
  ],
  [
    "0022500382",
    "run ended",
    "Philadelphia ended New York's run of six wins, 116–107. Tyrese Maxey scored 30 points for Philadelphia.",
  ],
  [
    "0022500361",
    "quarter won by 20",
    "Golden State outscored Chicago 36–15 in the fourth quarter and won 123–91. Brandin Podziemski scored 21 points for Golden State.",
  ],
  [
    "0022500467",
    "season high",
    "Julian Champagnie made 11 three-pointers and scored a season-high 36 points as San Antonio beat New York 134–132. New York scored 45 points in the first quarter.",
  ],
  [
    "0022500308",
    "two with thirty",
    "Luka Dončić scored 34 points and Austin Reaves 33 as the Lakers beat New Orleans 133–121. The Lakers scored 46 points in the first quarter. The win was the Lakers' seventh in a row.",
  ],
  [
    "0022500378",
    "one point",
    "Phoenix beat Golden State by one point, 99–98. Devin Booker scored 25 points for Phoenix. Jimmy Butler III led all scorers with 31 points for Golden State.",
  ],
  [
    "0022501218",
    "overtime",
    "Charlotte needed overtime to beat Cleveland 119–111. Kon Knueppel scored 29 points for Charlotte.",
  ],
  [
    "0022500586",
    "three-pointers",
    "LaMelo Ball made nine three-pointers and had 30 points and 11 assists as Charlotte beat the Lakers 135–117. Luka Dončić led all scorers with 39 points for the Lakers.",
  ],
  [
    "0022500395",
    "losses ended",
    "The Clippers beat the Lakers 103–88 to end a run of five losses. Kawhi Leonard had 32 points and 12 rebounds for the Clippers. LeBron James led all scorers with 36 points for the Lakers.",
  ],
  [
    "0022500418",
    "quarter of 45 points",
    "Phoenix scored 45 points in the third quarter and beat the Lakers 132–108. Dillon Brooks scored 25 points for Phoenix.",
  ],
  [
    "0022500461",
    "rout",
    "The Clippers routed Sacramento 131–90. The win was the Clippers' fifth in a row. Kawhi Leonard scored 33 points for the Clippers.",
  ],
  [
    "0022500383",
    "run",
    "San Antonio beat Atlanta 126–98 to make it five wins in a row. Victor Wembanyama came off the bench for 26 points and 12 rebounds for San Antonio.",
  ],
  [
    "0022500570",
    "leader from the bench",
    "De'Anthony Melton came off the bench for 23 points as Golden State beat Portland 119–97.",
  ],
  [
    "0022500409",
    "leader",
    "LaMelo Ball scored 23 points as Charlotte beat Washington 126–109. Eight players scored in double figures for Charlotte.",
  ],
  [
    "0022501097",
    "round number of wins",
    "Shai Gilgeous-Alexander scored 47 points as Oklahoma City beat Detroit 114–110 in overtime. The win was Oklahoma City's 60th of the season.",
  ],
  [
    "0022500707",
    "losses in a row",
    "Will Riley scored 18 points as Washington beat Sacramento 116–112. The loss was Sacramento's ninth in a row. Zach LaVine led all scorers with 35 points for Sacramento.",
  ],
  [
    "0022500441",
    "feat",
    "Toronto needed overtime to beat Golden State 141–127. Immanuel Quickley scored 27 points for Toronto. Scottie Barnes had 25 rebounds for Toronto.",
  ],
  [
    "0022500391",
    "losing side's top scorer",
    "Washington trailed Memphis by 15 at halftime and won 130–122. Kyshawn George scored 28 points for Washington. Santi Aldama led all scorers with 37 points for Memphis.",
  ],
  [
    "0022500011",
    "points off the bench",
    "Stephen Curry scored 23 points as Golden State beat Dallas 126–116. Brandon Williams scored 26 points off the bench for Dallas.",
  ],
  [
    "0022501219",
    "eight in double figures",
    "Brooklyn routed Milwaukee 127–82. Egor Dëmin scored 17 points for Brooklyn. Nine players scored in double figures for Brooklyn.",
  ],
  [
    "0022500455",
    "team's three-pointers",
    "Shai Gilgeous-Alexander scored 39 points as Oklahoma City beat Atlanta 140–129. Atlanta made 25 three-pointers.",
  ],
  [
    "0022500546",
    "every quarter won",
    "Coby White scored 22 points as Chicago beat Dallas 125–107. Chicago won all four quarters.",
  ],
];
