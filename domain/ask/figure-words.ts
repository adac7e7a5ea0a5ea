/**
 * The phrases of questions about figures and games: each kind has its rows, "value: phrase, phrase", without the
 * value where it has one only. Years in braces are those of the current season.
 */
export const FIGURE_WORDS = {
  filler: `
a, an, ask, the, of, in, on, at, for, is, are, was, were, be, been, did, do, does, has, have, had, his, her, him,
  their, who, what, which, that, this, these, those, there, nba, league, association, show me, show, give me,
  can you, could you, list, tell me, find, get, play in the, came, come, got, getting, all, all players, any,
  went, go, by a, by an,
  ever this season, it, from a, from an, as, hows, how well, how good,
  done, wise, over his, over their, over her, please, hey, single, different, among, amongst, make, made, hit,
  in terms of, recorded, records, recording, posted, put up, puts up, so far, into, entire, whole, full, only one,
  basketball, out there, whose, award, trophy, when was, when were, where is, where are, where does, where do,
  where did, amount of, across, during, over the, over the course of, same game,
  what happened, every, to record, record a, finish with, finished with
tried: take, took, taken, taking, attempt, attempted, attempting
`,
  to: "to",
  attempts: "attempts",
  unread: `
at the time, at that time, back then, used to, best finish, highest finish, worst finish, lowest finish
`,
  deed: `
fg3m=0: without a three, not hit a 3, not hit a three, not make a 3, not make a three, without a 3,
  without making a three
fg3a=0: without attempting a three, without a three attempt
fta=0: without attempting a free throw, without a free throw attempt
fg3m=1..: with a three, with a 3, with a three pointer, with a 3 pointer, with a made three, making a three,
  making a 3
pts=20..: 20 ball, 20 piece
pts=30..: 30 ball, 30 piece
pts=40..: 40 ball, 40 piece
pts=50..: 50 ball, 50 piece
winpct=1..: undefeated, unbeaten, perfect record
winpct=..0: winless
pf=6..: fouled out, fouls out, fouling out, foul out
gp=82..: played every game, play every game, did not miss a game, didnt miss a game, never missed a game,
  no missed games, played all 82, play all 82, played all 82 games, play all 82 games, played in all 82,
  played in all 82 games
ftmiss=0&fta=1..: perfect from the line, perfect from the free throw line, perfect at the line,
  without missing a free throw, without missing a ft, made every free throw, made all their free throws,
  made all his free throws, every free throw made
fgmiss=0&fga=1..: perfect shooting, perfect from the field, without missing a shot, made every shot,
  made all their shots, made all his shots
fg3miss=0&fg3a=1..: perfect from three, without missing a three, made every three, made all his threes
miss=0: without a miss, without missing, no misses
`,
  count: `
how many, how much, when did, number of, how often, count of
share: percentage of games, percentage of his games, percentage of their games, share of games
`,
  and: "and, but",
  pronoun: `
he: he, she
they: they, we, theyre
`,
  figure: `
pts: pt
reb: boards, rebounder, rebounding
ast: dimes, passer, assisting
blk: blocked shots, shot blocker, shot blocking, rim protector, blocked
tov: giveaways
min: playing time
fgm: field goals, shots made, made shots, buckets, baskets
fga: field goal attempts, shots, shot attempts, shots taken, shots attempted, fg attempts
fgpct: fg percentage, shooting percentage, percentage from the field, from the field
fg3m: threes, 3s, 3pm, three pointers, 3 pointers, 3pointers, treys, 3pt, 3 point, three point, 3 point field goals,
  three point field goals, 3 pt
fg3a: three point attempts, 3 point attempts, 3 pointers attempted, threes attempted, attempted threes, 3pa,
  three point shots, 3 point shots, 3pt attempts, 3 pt attempts, three attempts
fg3pct: 3 point percentage, 3pt percentage, 3p percentage, 3 pt percentage, three percentage, percentage from three,
  three point shooting, 3 point shooting, 3pt shooting, three point shooter, 3 point shooter, 3pt shooter, from three,
  from 3, from deep, from downtown, from beyond the arc, 3p, 3pt fg percentage, 3 point fg percentage,
  3 pt fg percentage
ftm: free throws, fts
fta: free throw attempts, ft attempts, fts attempted
ftpct: ft percentage, free throw shooting, free throw shooter, from the line, from the free throw line, ft shooter,
  ft shooting, fts percentage
oreb: offensive boards, orb, offensive rebounder, offensive rebounding
dreb: defensive boards, drb, defensive rebounder, defensive rebounding
pf: fouls
efg: efg percentage, effective fg percentage
ts: true shooting, ts percentage, ts
pra: pra, points rebounds and assists combined, points rebounds assists combined, points + rebounds + assists,
  pts + reb + ast
stocks: steals plus blocks, steals + blocks, steals and blocks combined
fgmiss: missed shots, missed field goals, shots missed, field goals missed
fg3miss: missed threes, missed 3s, missed three pointers, missed 3 pointers, threes missed
ftmiss: missed free throws, missed fts, free throws missed
astto: assist to turnover ratio, assist turnover ratio, ast to ratio
per: efficiency rating
gw: game winning shots, game winning baskets, game winning buckets, winning shots
buzzer: buzzer beating shots, shots at the buzzer
goahead: go ahead shots, go ahead buckets, go ahead baskets in the last minutes, go ahead shots in the last minutes
dd: dbl dbl, dub dubs
td: trip dubs, triple dubs, tripledouble
qd: quadruple doubles, quad doubles
pos48: pace of a game
tov100: turnover percentage, turnover rate, turnovers per possession
pts100: per 100 possessions, points per possession
opp100: allowed per 100 possessions
orbpct: offensive rebound rate, offensive rebounding percentage, offensive rebounding rate
drbpct: defensive rebound rate, defensive rebounding percentage, defensive rebounding rate
oppfgpct: opponent field goal percentage, opponents fg percentage, opponent fg percentage,
  opponents shooting percentage, opponent shooting percentage, opponents shooting
oppfg3pct: opponent three point percentage, opponents 3 point percentage, opponent 3 point percentage,
  opponents three point shooting, opponents 3 point shooting
opptov: opponent turnovers, forced turnovers, turnovers forced
luck: luckiest, luckiest team
xw: pythagorean wins, expected wins, pythagorean record
srs: simple rating, srs rating
5x5: 5 by 5
gp: appearances
oppts: opponent points, opponents points, opp points, points given up, allowed
ortg: offense, offence, offensive team
drtg: defense, defence, defensive team
netrtg: net rtg
diff: point difference, scoring margin, average margin, margin of victory, average margin of victory, net points
winpct: win percentage, win pct, w l percentage
`,
  verb: `
pts: scores, scored, scoring, scorer, drops, dropped, held
reb: grabs, grabbed
tov: turns the ball over, turn the ball over, turned the ball over, turns it over, turn it over, turned it over
ast: dishes, dish, dished, dishes out, dished out
fgpct: shooting, shoots, shot, shooter
oppfgpct: opponents shoot, opponents shot
oppts: hold opponents, holds opponents, held opponents, holding opponents, hold teams, holding teams, opponents held,
  opponents, opponents score, opponents scored, opponents scoring, opponent score, opponent scored,
  the other team scores, the other team scored, giving up, allows, allowing, give up, gives up, gave up, concede,
  conceded
`,
  rate: `
pts: ppg
reb: rpg, total rebounds per game, total rebounds a game
ast: apg
stl: spg
blk: bpg
min: mpg
tov: tpg
fg3m: 3pmpg
`,
  averaging: "averaging, averages, averaged, avg, putting up, puts up",
  stats: `
stats, doing, statistics, stat line, numbers, statline
fgpct fg3pct ftpct: shooting splits, shooting stats, shooting percentages, shooting numbers, shooting line,
  shooting split
`,
  unit: `
average: per game, a game, each game, per contest
total: total, in all, overall, combined, all season
game: in a game, in one game, of a game, single game, game high, season high, in one night, in a night, high game,
  highs
per36: per 36, per 36 minutes, per36
`,
  rank: `
most: most, most often, max, maximum, highest total, record for, record for most, record for the most
best: best, fastest, highest, greatest, largest, top, leading, leader, leads, led, biggest, longest, high scoring,
  how long is, how long was
worst: worst, bottom, slowest, lowest, poorest
fewest: fewest, least
`,
  noun: `
games: games, nights, performances, outings, times, contests, matchups, meetings, season series,
  regular season series, meet, met
players: players, individual, by one player, by a player, by any player, guy, anyone, anybody, someone, person, people
teams: teams, club, franchise, by one team, by a team, by any team
streak: streak, in a row, consecutive, straight, consecutive games, straight games, run, hot streak, scoring streak
`,
  record: `
record, better record, head to head, h2h, w l, win loss, win loss record, won lost record, w l record, records of
`,
  wins: `
w: wins, won, winner, victories, victory, winning
l: losses, loss, lost, lose, losing, defeats
`,
  result: `
w: in wins, in a win, in one win, in victories, in games they won, in games won, when they win, when he wins,
  when they won, when winning, when his team wins, in a victory, in winning games, in games they win
l: in losses, in a loss, in one loss, in a losing effort, in a losing cause, in defeats, in a defeat,
  in games they lost, in games lost, when they lose, when he loses, when they lost, when losing, when his team loses,
  in losing games, in games they lose
`,
  by: `
where: home and away, home vs away, home and road, home vs road, home away, at home and on the road, home versus away,
  home road, at home or on the road, at home or away, home or away, home or road, better at home or on the road,
  better at home or away, by place
result: in wins and losses, in wins vs losses, in wins vs in losses, in wins and in losses, wins and losses,
  wins vs losses, by result, wins versus losses, in wins or losses, wins or losses, better in wins or losses
season: by season, season by season, each season, every season, per season, by year, year by year, each year,
  every year
month: by month, month by month, monthly, each month, every month, per month
opponent: by opponent, against each team, vs each team, against every team, by team faced
rest: by rest, by days of rest
starter: as a starter and off the bench, starting vs bench, starter vs bench, as starter and off the bench
team: by team, each team, every team
`,
  stage: `
playoffs: playoffs, postseason, post season, one playoff, in playoff games, {end} playoffs
play-in: playin, playin tournament, playin games, the play in, the play in tournament, the play in games,
  play in tournament, play in games
cup-final: cup final, nba cup final, emirates cup final, emirates nba cup final, nba cup championship,
  nba cup championship game
season: regular season, reg season, season, {start} {end2}, {start} {end}, {start2} {end2}, current season,
  {start} {end2} season, year, {start} {end2} nba season, this past season, this past year
`,
  pos: `
G: guards, point guards, shooting guards, pg
F: forwards, power forwards, small forwards
C: centers, centres, bigs, big men, big man
`,
  conf: `
east: east, out east, eastern, eastern conference, east teams, eastern conference teams
west: west, out west, western, western conference, west teams, western conference teams
`,
  nation: `
Europe: europe, european
Africa: africa, african
Asia: asia, asian
Oceania: oceania
france: french, frenchman, frenchmen
canada: canadian
australia: australian, aussie
germany: german
nigeria: nigerian
serbia: serbian, serb
greece: greek
slovenia: slovenian
lithuania: lithuanian
spain: spanish
italy: italian
turkey: turkish
japan: japanese
brazil: brazilian
croatia: croatian
latvia: latvian
!usa: international, foreign, overseas
usa: american, united states, us, u s a, america, the states
united kingdom: british, uk, england, english, great britain
drc: congolese, congo
bosnia and herzegovina: bosnia, bosnian
israel: israeli
china: chinese
switzerland: swiss
netherlands: dutch, holland
cameroon: cameroonian
senegal: senegalese
belgium: belgian
finland: finnish
russia: russian
ukraine: ukrainian
bahamas: bahamian, the bahamas
jamaica: jamaican
dominican republic: dominican
czech republic: czech, czechia
south sudan: south sudanese
portugal: portuguese
poland: polish
sweden: swedish
austria: austrian
georgia: georgian, republic of georgia
puerto rico: puerto rican
montenegro: montenegrin
`,
  before: `
min: at least, minimum, min of, no less than, no fewer than
over: over, more than, above, greater than, >, exceeding, north of
under: under, less than, fewer than, below, <
max: at most, no more than, up to
exact: exactly
`,
  after: `
min: or more, +, plus, and more, or better, and up, or higher, or above, and above, or greater, or taller, or older,
  and older, or over, and over, or later, or after
max: or less, or fewer, or lower, and under, or under, or below, and below, or shorter, or younger, and younger,
  or earlier, or before
`,
  percent: "percentage",
  digits: `
0: no
10: double digit, double figure
`,
  stand: `
trailed: trailing by, trailed by, trail by, down by, down, behind by, came back from, after trailing by,
  coming back from
led: leading by, led by, lead by, ahead by, up by, up
`,
  moment: `
afterq1: after the first quarter, after one quarter, after 1 quarter
athalf: at halftime, at half time, at the half, at half
afterq3: after three quarters, after 3 quarters, after the third quarter
`,
  margin: "by, decided by, by only, within",
  close: `
3: 3 point games, three point games
close games, tight games, games decided by a possession, one possession games, one score games, 1 possession games
`,
  blowouts: `
blowout games, blowouts
w: blowout wins
l: blowout losses
`,
  rest: `
0: back to backs, second night of a back to back, second nights of back to backs,
  second night of back to back, second night of b2b, second night of back to backs, 2nd night of back to backs,
  second game of a back to back, on no rest, with no rest, without rest, b2b, zero days rest
`,
  resting: "days rest, days of rest, day rest, day of rest, days off, day off",
  last: "last, past, latest, most recent, previous, final",
  since: `
from: since
after: after
before: before, prior to
until: until, as of, till, through
`,
  from: `
from
between: between
`,
  break: "all star break, allstar break, all star game, all star weekend, the break",
  condition: `
service=1: second year, 2nd year, sophomore, in their second season, in their 2nd season
service=2: third year, 3rd year, in their third season, in their 3rd season
service=3: fourth year, 4th year, in their fourth season, in their 4th season
rookie=1&first=1: in their debut, in their nba debut, in a debut, in their first nba game, in their first career game
result=l: blown, blew, blow
result=w&where=away: in road wins, in away wins
result=l&where=away: in road losses, in away losses
result=w&where=home: in home wins
result=l&where=home: in home losses
conf=east&round=conference-finals: eastern conference finals, east finals, eastern finals, ecf
conf=west&round=conference-finals: western conference finals, west finals, western finals, wcf
first=1: in their first game, in his first game
starter=1: started
age=..19: teenager, teens
where=away: road teams, away teams, visiting teams
where=home: home teams
led=10..: double digit lead, double figure lead
ot=1: in games that went to overtime, in games that went to ot, that went to overtime, that went to ot
trailed=10..: double digit deficit, double figure deficit
trailed=10..&result=w: double digit comeback, double figure comeback
`,
  not: `
not, do not, dont, did not, didnt, does not, doesnt, failed to, except, except for, excluding, outside of, outside,
  other than, non, besides, aside from, apart from, not counting, not including, not named, isnt, that isnt, who isnt,
  but not, anyone but, anybody but, everyone but, everybody but
`,
  month: "",
  div: "",
  holiday: `
12-25: christmas, christmas day, xmas
first: opening night, opening day
01-01: new years day, new year
12-31: new years eve
10-31: halloween
thanksgiving: thanksgiving, thanksgiving day
mlk: mlk day, martin luther king day, martin luther king jr day
last: final day, last day of the season, last night of the season, last day of the regular season,
  last night of the regular season
02-14: valentines day
`,
  vs: `
vs, versus, v, against, facing, opposing, opposite, playing against, vs the
beat: beat, beaten, defeated
`,
  with: `
with: with, alongside, next to, together with, w
without: without, w o, not with
either: with and without, with or without, with vs without, with versus without, with compared to without,
  without and with, without or with, without vs with, w and w o, w or w o, w vs w o
`,
  when: "when, if, where, whenever, in games in which, in which, games where, games when, in games that, in games",
  plays: `
together: together, play together, played together, playing together
with: plays, played, playing, is playing, is in, suits up, in the lineup, is in the lineup
without: is out, not play, out, out of the lineup, doesnt play, didnt play, sits, sat,
  sits out, misses, missed, miss, missing, sit out,
  is injured, is absent, rests, dont play, isnt playing, is not playing
`,
};
