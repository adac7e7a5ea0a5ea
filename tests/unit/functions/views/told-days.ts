/** Days of the season, one for each kind of opening, and the sentences expected of them. */
export const TOLD_DAYS: readonly [date: string, sentences: string][] = [
  [
    "2025-10-21",
    "Two games, one of them in overtime. Oklahoma City needed two overtimes to beat Houston 125–124. Luka Dončić's 43 points and 12 rebounds were not enough as the Lakers lost to Golden State 119–109.",
  ],
  [
    "2025-10-22",
    "Twelve games, and three players with 40 points or more. Phoenix trailed Sacramento by 17 at halftime and won 120–116. Victor Wembanyama had 40 points and 15 rebounds as San Antonio beat Dallas 125–92.",
  ],
  [
    "2025-10-23",
    "Two games, both in overtime. Shai Gilgeous-Alexander scored a season-high 55 points as Oklahoma City beat Indiana 141–135 in double overtime.",
  ],
  [
    "2025-10-25",
    "Five games. Philadelphia trailed Charlotte by 10 after the third quarter and won 125–121. Chet Holmgren had a season-high 31 points and 11 rebounds as Oklahoma City beat Atlanta 117–100.",
  ],
  [
    "2025-10-29",
    "Five of the ten games were decided by five points or fewer. Nikola Jokić had a triple-double of 21 points, 12 rebounds and 10 assists as Denver beat New Orleans 122–88. The Lakers beat Minnesota by one point, 116–115.",
  ],
  [
    "2025-11-02",
    "Home teams won all but one of the eight games. Luka Dončić had a triple-double of 29 points, 11 rebounds and 10 assists as the Lakers beat Miami 130–120. Phoenix ended San Antonio's run of five wins, 130–118.",
  ],
  ["2025-11-06", "Jalen Green scored 29 points as Phoenix beat the Clippers 115–102."],
  [
    "2025-11-07",
    "Eleven games, none closer than 11 points. Giannis Antetokounmpo had a season-high 41 points and 15 rebounds as Milwaukee beat Chicago 126–110. San Antonio ended Houston's run of five wins, 121–110.",
  ],
  [
    "2025-12-05",
    "Twelve games, two of them decided by one point. Denver trailed Atlanta by 19 at halftime and won 134–133. Oklahoma City beat Dallas 132–111 to make it 14 wins in a row.",
  ],
  [
    "2025-12-25",
    "Five games, one of them in overtime. Nikola Jokić had a season-high 56 points, 16 rebounds and 15 assists as Denver beat Minnesota 142–138 in overtime.",
  ],
  [
    "2025-12-28",
    "Home teams won all six games. Kawhi Leonard had a season-high 55 points and 11 rebounds as the Clippers beat Detroit 112–99. Toronto needed overtime to beat Golden State 141–127.",
  ],
  [
    "2026-01-10",
    "Six games. Charlotte beat Utah 150–95, the widest win of the regular season. Cleveland scored 47 points in the fourth quarter and beat Minnesota 146–134.",
  ],
  [
    "2026-01-13",
    "Four of the seven games were decided by 20 points or more. Jamal Murray scored 35 points and Peyton Watson 31 as Denver beat New Orleans 122–116.",
  ],
  [
    "2026-03-02",
    "Road teams won all four games. Jamal Murray made eight three-pointers and scored 45 points as Denver beat Utah 128–125. Alperen Şengün scored 32 points and Kevin Durant 30 as Houston beat Washington 123–118.",
  ],
  [
    "2026-04-01",
    "Road teams won all but one of the nine games. Philadelphia beat Washington 153–131; only three scores of the regular season were higher. San Antonio beat Golden State 127–113 to make it 10 wins in a row.",
  ],
  [
    "2026-06-13",
    "New York beat San Antonio 94–90 to win the championship, four games to one. Jalen Brunson scored 45 points for New York.",
  ],
];
