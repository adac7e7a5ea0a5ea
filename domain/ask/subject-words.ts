import { AWARD_WORDS } from "./award-words.ts";

/** The phrases of people, pages, awards and other subjects, and of those that get no answer, in the same form. */
export const SUBJECT_WORDS = {
  trait: `
height: how tall, height, tall, how big
age: how old, age
weight: how much does weigh, weigh, weight, how heavy
jersey: jersey, jersey number, number, wear, shirt number
nation: nationality, country, home country, born, where born
birthday: birthday, birth date, birthdate, date of birth, bday
college: college, school, attend, attended, university
position: position
team: play for, plays for, current team, playing now, play now
draft: draft position, when drafted
service: experience, years of experience, years of service, years in the league, years pro, seasons of experience,
  seasons in the league
`,
  extreme: `
height most: tallest, biggest player
height least: shortest, smallest
age most: oldest
age least: youngest
weight most: heaviest
service most: longest serving, longest tenured, most experienced
weight least: lightest
`,
  comparison: `
height over: taller than, taller
height under: shorter than, shorter
age over: older than, older
age under: younger than, younger
age exact: aged
`,
  aged: "years old, year olds, years of age, yo",
  feet: "feet, foot, ft",
  inches: "inches, inch",
  footers: "7 footers, seven footers",
  draft: `
draft, draft class, drafted in, overall pick, pick, draft pick, drafted, drafted in the, class of
`,
  drafted: `
undrafted: undrafted, undrafted players
lottery: lottery pick
first-round: first round picks, 1st round picks, first round draft picks, first rounders, drafted in the first round,
  taken in the first round
second-round: second round picks, 2nd round picks, second round draft picks, second rounders,
  drafted in the second round, taken in the second round
`,
  flag: `
or: or, more, higher
both: both
series: series, playoff series, postseason series
path: playoff run, postseason run, path to the finals, run to the finals, how far
sweep: sweep, swept
box: box score, boxscore
starters: starting lineup, starting 5, starting five, who started for, who started in, who starts for
eliminated: eliminated, eliminate, knocked out, knock out
place: rank, ranked, ranking, stand, finish, finished, end up, ended up, what place, which place
current: current, currently, active, ongoing, now, right now, rn, atm, still playing, still active,
  still in the league, still in the nba
former: former, ex, used to play for, who used to play for, formerly played for, once played for
career: career, lifetime, career total
finals: finals winner, finals result, championship, title, champion, champ, champ, it all, larry obrien trophy,
  the chip, finals end, {end} finals end, ring
compare: compare, comparison, compared to, compared with, comparing
stages: regular season vs playoffs, playoffs vs regular season, regular season and playoffs,
  playoffs and regular season, season vs playoffs, playoffs vs season, regular season versus playoffs,
  playoffs compared to regular season, playoffs compared to the regular season, regular season compared to playoffs
`,
  page: `
roster: roster, squad
schedule: schedule, results, nba scores, game scores, game log, gamelog, log, every game
splits: splits
history: history, past seasons, season by season, all time record, banners
standings: standings, seeding, first place, place, table
bracket: bracket, playoff bracket, playoff picture, playoff results
glossary: glossary, mean, stand for
careerpage: career stats, career averages, honours, honors, accolades, awards
`,
  topic: `
coach: coach, coaches, head coach, coached
arena: arena, stadium, home arena, home court arena
founded: founded, established, founding year
titles: titles, championships, rings, championship rings
seed: seed, seeded, playoff seed
cup: emirates cup, emirates nba cup, in season tournament, cup, cup game
playoff-teams: made the playoffs, make the playoffs, made playoffs, playoff teams, made it to the playoffs
no-playoffs: miss the playoffs, missed the playoffs, missing the playoffs, missed playoffs, not make the playoffs,
  did not make the playoffs, didnt make the playoffs, not in the playoffs, non playoff teams, lottery teams
`,
  nth: `
1: first, went number one, went number 1, number one overall, number 1 overall
2: second
3: third
4: fourth
5: fifth
6: sixth
7: seventh
8: eighth
9: ninth
10: tenth
`,
  list: `
advanced/usage-percentage: usage, usage rate, usage percentage, usg
advanced/assist-percentage: assist percentage, assist rate
advanced/rebound-percentage: rebound percentage, rebounding percentage, rebound rate
misc/points-in-the-paint-per-game: points in the paint, paint points, paint, paint scoring
misc/fast-break-points-per-game: fast break points, fast break, fastbreak points, fastbreak, transition points
misc/second-chance-points-per-game: second chance points, second chance, 2nd chance points
misc/points-off-turnovers-per-game: points off turnovers, points off of turnovers, points off tos
misc/fouls-drawn-per-game: fouls drawn, drawn fouls, draws fouls
`,
  award: AWARD_WORDS,
  often: `
2: twice, more than once, at least twice
3: thrice, three times, at least three times, more than twice
`,
  traded: `
since: since the trade, since his trade, since being traded, since he was traded, since getting traded,
  after the trade, after being traded
before: before the trade, before his trade, before being traded, before he was traded
`,
  special: `
closest: closest, closest games
highgame: highest scoring game, highest scoring game combined, most points combined in a game, most combined points,
  highest combined score, highest total score
lowgame: lowest scoring game
blowout: biggest blowout, largest blowout, biggest win, largest margin, largest win, largest margin of victory,
  biggest margin, biggest margin of victory, most lopsided game, biggest victory, worst blowout, widest margin
comeback: comebacks, biggest comeback, largest comeback, greatest comeback, best comeback, comeback wins,
  biggest deficit overcome, largest deficit overcome
comeback4: fourth quarter comebacks, biggest fourth quarter comeback, largest fourth quarter comeback,
  4th quarter comebacks, biggest 4th quarter comeback, largest 4th quarter comeback
blown: blown lead, biggest blown lead, largest blown lead, worst blown lead, worst collapse
lead: biggest lead, largest lead, greatest lead
changes: lead changes, most lead changes
run: longest run, biggest run, longest scoring run, biggest scoring run
beating: worst loss, biggest loss, biggest losses, worst losses, worst defeat, biggest defeat
`,
  refuse: `
season-half: second half of the season, first half of the season, 2nd half of the season, 1st half of the season,
  second half of season, first half of season, half of the season
forecast: will, when do, when does, when is, when are, tomorrow, tonight, next, next game, next season, next year,
  upcoming, predict, prediction, projected, projection, forecast, going to, gonna, chances, probability, future,
  this week, this weekend, expected, play next, {end} {next2}, next week
now: today, yesterday, last night, what time, time is, last week, last month, this month, live, live score, past week,
  past month, last weekend
betting: odds, over under, spread, bet, betting, moneyline, money line, parlay, prop, player props, favored,
  favorite to win, vegas, line movement, cover, covered, against the spread, ats, fantasy, fantasy points, draftkings,
  fanduel
television: tv, television, channel, what channel, watch, stream, streaming, broadcast, espn, tnt, abc, nbc,
  prime video, league pass
season: all time, all time leaders, in history, ever, last five seasons, last 5 seasons,
  last 5 years, decade, century, season before, two seasons, back in the day, record book,
  franchise record, career high, preseason, pre season, summer league
league: wnba, ncaa, college basketball, march madness, euroleague, g league, nfl, mlb, nhl, soccer, football,
  baseball, hockey, olympics, world cup, fiba, caitlin clark
opinion: better, goat, greatest player, best player, best player in the nba, worst player, greatest of all time,
  overrated, underrated, should, deserves, who is better, favorite, favourite, think, opinion, legacy, why, best game,
  worst team ever, hot, was that, is that really, handles, best dressed, funniest
stage: play in, semifinals, elimination game
figure: vorp, win shares, bpm, raptor, epm, lebron metric, warp, bench points, dunks, layups, deflections, charges,
  charges drawn, technical fouls, technicals, ejections, ejected, shot chart, distance, speed, touches, passes,
  hustle, screen assists, contested, box outs, dribbles, and ones, airballs, goaltends, magic number,
  strength of schedule, triple single, and1s, and 1, tech fouls, tech, fastest player, fastest guy,
  fastest man, fastest in the league, fastest in the nba, strongest player, highest jumper, times tied
zone: mid range, midrange, corner three, corner 3, corner threes, corner 3s, corner three pointers, from the corner,
  left corner, right corner, at the rim, restricted area, above the break
clock: quarter, quarters, half, halves, halftime, half court shots
money: salary, salaries, contract, paid, earn, earnings, payroll, net worth, cap, cap space, salary cap, luxury tax,
  rich
people: injury, injuries, injured, hurt, injury report, trade, traded, free agent, free agency, signed, waived, owner,
  gm, general manager, referee, officials, attendance, tickets, wife, girlfriend, married, kids, brother, son, father,
  shoes, sneakers, twitter, instagram, wingspan, vertical, hand size, shoe size, left handed, lefty, mock draft,
  lottery, draft lottery, rumors, rumours, suspended, suspension, retire, retired, retirement, die, died, dead,
  since coming back, since returning, since his return, since he came back, since he returned,
  since returning from injury, since coming back from injury
sonics: sonics, supersonics, seattle
retired: kobe
award: hall of fame, hall of famer, executive of the year, player of the week, player of the month,
  rookie of the month, coach of the month
`,
  standing: `
led: point lead, points lead, pt lead
trailed: point deficit, pt deficit
comeback: point comeback, pt comeback
`,
};
