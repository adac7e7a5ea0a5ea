import { FIGURES } from "../../query/figures.ts";
import { DIVISIONS } from "../../query/query.ts";
import { MONTH_NAMES } from "../../query/words.ts";
import { AWARDS } from "../../season/postseason.ts";
import { foldForSearch } from "../search.ts";
import { REFUSED } from "./refusals.ts";

/**
 * The words of questions by kind: values with the phrases that mean them. A word that is neither
 * here nor part of a name is unknown. The longest phrase at a position wins. Each phrase also
 * matches with a final s added or removed.
 */
const WORDS = {
  filler:
    "=a,an,the,of,in,on,at,to,for,is,are,was,were,be,been,did,do,does,has,have,had,his,her,him,their,its,who,what,which,that,this,these,those,there,nba,league,association,me,show,give me,list,tell me,find,get,got,getting,all,all players,any,went,go,by a,by an,ever this season,it,from a,from an,as,how did,how have,how has,how is,how are,please,hey,single,different,among,amongst,make,made,hit,take,took,attempt,in terms of,recorded,records,recording,posted,put up,puts up,so far,into,entire,whole,full,only one,basketball,out there,whose,award,trophy,when was,where is,where are,where does,where do,how does,how do,where did,both,amount of,across,during,over the,over the course of",
  count: "=how many,how much,when did,number of,how often,count of",
  and: "=and",
  pronoun: "he=he,she;they=they,we,theyre",
  figure:
    "pts=pt;reb=boards,total rebounds,rebounder,rebounding;ast=dimes,passer,assisting;blk=blocked shots,shot blocker,shot blocking,rim protector;tov=giveaways;min=playing time;fgm=field goals,shots made,made shots,buckets,baskets;fga=field goal attempts,shots,shot attempts,shots taken,shots attempted;fgpct=fg percentage,shooting percentage,percentage from the field,from the field;fg3m=threes,3s,3pm,three pointers,3 pointers,3pointers,treys,3pt,3 point field goals,three point field goals,3 pt;fg3a=three point attempts,3 point attempts,3 pointers attempted,threes attempted,attempted threes,3pa,three point shots,3 point shots;fg3pct=3 point percentage,3pt percentage,3p percentage,3 pt percentage,three percentage,percentage from three,three point shooting,3 point shooting,3pt shooting,three point shooter,3 point shooter,3pt shooter,from three,from 3,from deep,from downtown,from beyond the arc,3p;ftm=free throws,fts;fta=free throw attempts;ftpct=ft percentage,free throw shooting,free throw shooter,from the line,from the free throw line;oreb=offensive boards,orb,offensive rebounder,offensive rebounding;dreb=defensive boards,drb,defensive rebounder,defensive rebounding;pf=fouls;efg=efg percentage,effective fg percentage;ts=true shooting,ts percentage,ts;astto=assist to turnover ratio,assist turnover ratio,ast to ratio;dd=dbl dbl,dub dubs;td=trip dubs,triple dubs,tripledouble;5x5=5 by 5;gp=appearances;oppts=opponent points,opponents points,opp points,points given up,allowed;ortg=offense,offence,offensive team;drtg=defense,defence,defensive team;netrtg=net rtg;diff=point difference,scoring margin,average margin,net points;winpct=win percentage,win pct,w l percentage",
  verb: "pts=scores,scored,scoring,scorer,drops,dropped;reb=grabs,grabbed;ast=dishes,dish,dished,dishes out,dished out;fgpct=shooting,shoots,shot,shooter;oppts=allows,allowing,give up,gives up,gave up,concede,conceded",
  rate: "pts=ppg;reb=rpg;ast=apg;stl=spg;blk=bpg;min=mpg;tov=tpg;fg3m=3pmpg",
  averaging: "=averaging,averages,averaged,avg",
  stats: "=stats,statistics,stat line,numbers,statline",
  unit: "average=per game,a game,each game,per contest;total=total,in all,overall,combined,all season;game=in a game,in one game,single game,game high,season high,in one night,in a night,high game,highs;per36=per 36,per 36 minutes,per36",
  rank: "most=most,max,maximum,highest total;best=best,fastest,highest,greatest,largest,top,leading,leader,leads,led,biggest,longest,high scoring;worst=worst,slowest,lowest,poorest;fewest=fewest,least",
  noun: "games=games,nights,performances,outings,times,contests,matchups,meetings,season series,head to head;players=players,guy,anyone,anybody,someone,person,people;teams=teams,club,franchise;streak=streak,in a row,consecutive,straight,consecutive games,straight games,run",
  record:
    "=record,better record,w l,win loss,win loss record,won lost record,w l record,records of",
  wins: "w=wins,won,victories,victory,winning;l=losses,loss,lost,lose,losing,defeats",
  result:
    "w=in wins,in a win,in victories,in games they won,in games won,when they win,when he wins,when they won,when winning,when his team wins,in a victory,in winning games,in games they win;l=in losses,in a loss,in defeats,in a defeat,in games they lost,in games lost,when they lose,when he loses,when they lost,when losing,when his team loses,in losing games,in games they lose",
  where:
    "home=home,home games,home court;away=away,road,road games,away games,away from home;neutral=neutral,neutral site,neutral floor",
  by: "where=home and away,home vs away,home and road,home vs road,home away,at home and on the road,home versus away,home road,by place,home road splits,home away splits,home and away splits;result=in wins and losses,in wins and in losses,wins and losses,wins vs losses,by result,wins versus losses;month=by month,month by month,monthly,each month,every month,per month;opponent=by opponent,against each team,vs each team,against every team,by team faced;rest=by rest,by days of rest;starter=as a starter and off the bench,starting vs bench,starter vs bench,as starter and off the bench;team=by team,each team,every team",
  stage:
    "playoffs=playoffs,postseason,post season,in playoff games,2026 playoffs;season=regular season,season,2025 26,2025 2026,25 26,current season,2025 26 season,year,2025 26 nba season,of the year so far",
  starter:
    "1=as a starter,starters,starting;0=off the bench,bench,bench players,reserves,from the bench,substitutes",
  rookie: "=rookie,rook,first year player,by rookies",
  pos: "G=guards;F=forwards;C=centers,centres,bigs,big men,big man",
  conf: "east=east,eastern,eastern conference,east teams,eastern conference teams;west=west,western,western conference,west teams,western conference teams",
  nation:
    "france=french,frenchman,frenchmen;canada=canadian;australia=australian,aussie;germany=german;nigeria=nigerian;serbia=serbian,serb;greece=greek;slovenia=slovenian;lithuania=lithuanian;spain=spanish;italy=italian;turkey=turkish;japan=japanese;brazil=brazilian;croatia=croatian;latvia=latvian;usa=american,united states,us,u s a,america,the states;united kingdom=british,uk,england,english,great britain;drc=congolese,congo;bosnia and herzegovina=bosnia,bosnian;israel=israeli;china=chinese;switzerland=swiss;netherlands=dutch,holland;cameroon=cameroonian;senegal=senegalese;belgium=belgian;finland=finnish;russia=russian;ukraine=ukrainian;bahamas=bahamian,the bahamas;jamaica=jamaican;dominican republic=dominican;czech republic=czech,czechia;south sudan=south sudanese;portugal=portuguese;poland=polish;sweden=swedish;austria=austrian;georgia=georgian,republic of georgia;puerto rico=puerto rican;montenegro=montenegrin",
  before:
    "min=at least,minimum,min of,no less than,no fewer than;over=over,more than,above,greater than,>,exceeding,north of;under=under,less than,fewer than,below,<;max=at most,no more than,up to;exact=exactly",
  after:
    "min=or more,+,plus,and more,or better,and up,or higher,or above,and above,or greater,or taller,or older,and older;max=or less,or fewer,or lower,and under,or under,or below,and below,or shorter,or younger,and younger",
  percent: "=percentage",
  digits: "10=double digit,double figure;0=no",
  margin: "=by,decided by,by only,within",
  close:
    "=close games,tight games,games decided by a possession,one possession games,one score games,1 possession games",
  blowouts: "=blowout games,blowouts;w=blowout wins;l=blowout losses",
  ot: "1=overtime games,overtime,ot,ot games;0=in regulation,without overtime",
  rest: "0=back to backs,second night of a back to back,on the second night of back to backs,second nights of back to backs,on no rest,with no rest,without rest,b2b,zero days rest",
  resting: "=days rest,days of rest,day rest,day of rest,days off,day off",
  last: "=last,past,latest,most recent,previous,final",
  since: "from=since;after=after;before=before,prior to;until=until,till,through",
  from: "=from,between",
  break: "=all star break,allstar break,all star game,all star weekend,the break",
  month: "",
  div: "",
  holiday:
    "2025-12-25=christmas,christmas day,xmas;2025-10-21=opening night,opening day;2026-01-01=new years day,new year;2025-12-31=new years eve;2026-01-19=mlk day,martin luther king day,martin luther king jr day;2026-04-12=final day,last day of the season;2026-02-14=valentines day",
  vs: "=vs,beat,beaten,defeated,versus,v,against,facing,opposing,opposite,playing against,vs the",
  with: "with=with,alongside,next to,together with;without=without,w o,not with",
  when: "=when,if,where,whenever,in games in which,in which,games where,games when,in games that,in games",
  plays:
    "with=plays,played,is playing,is in,suits up;without=is out,not play,out,doesnt play,didnt play,sits,sat,sits out,misses,missed,miss,missing,sit out,is injured,is absent,rests,dont play,isnt playing,is not playing",
  trait:
    "height=how tall,height,tall,how big;age=how old,age;weight=how much does weigh,weigh,weight,how heavy;jersey=jersey,jersey number,number,wear,shirt number;nation=nationality,country,home country,born;college=college,school,attend,attended,university;position=position;team=play for,plays for,current team;draft=draft pick,draft position,when drafted;service=experience,years of experience,years of service,years in the league,years pro",
  extreme:
    "height most=tallest,biggest player;height least=shortest,smallest;age most=oldest;age least=youngest;weight most=heaviest;weight least=lightest",
  comparison:
    "height min=taller than,taller;height max=shorter than,shorter;age over=older than,older;age under=younger than,younger;age exact=aged",
  aged: "=years old,year olds,years of age,yo",
  feet: "=feet,foot,ft",
  inches: "=inches,inch",
  footers: "=7 footers,seven footers",
  draft: "=draft,draft class,drafted in,draft picks,drafted,drafted in the,class of",
  undrafted: "=undrafted,undrafted players",
  flag: "or=or,more,higher;place=rank,ranked,ranking,stand,what place,which place;current=current,currently,active,ongoing;career=career,lifetime,career total;finals=finals winner,finals result,finals,championship,title,champion,it all,larry obrien trophy,the chip,ring;compare=compare,comparison,compared to,compared with,comparing",
  page: "roster=roster,squad;schedule=schedule,results,nba scores,game scores,game log,gamelog,log,every game;splits=splits;history=history,titles,championships,rings,past seasons,season by season,all time record,banners;standings=standings,seeding,seeds,first place,place,table;bracket=bracket,playoff bracket,playoff picture,playoff results;glossary=glossary,mean,stand for;careerpage=career stats,career averages,honours,honors,accolades,awards",
  nth: "1=first;2=second;3=third;4=fourth;5=fifth;6=sixth;7=seventh;8=eighth;9=ninth;10=tenth",
  list: "advanced/usage-percentage=usage,usage rate,usage percentage,usg;advanced/assist-percentage=assist percentage,assist rate;advanced/rebound-percentage=rebound percentage,rebounding percentage,rebound rate;misc/points-in-the-paint-per-game=points in the paint,paint points,paint,paint scoring;misc/fast-break-points-per-game=fast break points,fast break,fastbreak points,fastbreak,transition points;misc/second-chance-points-per-game=second chance points,second chance,2nd chance points;misc/points-off-turnovers-per-game=points off turnovers,points off of turnovers,points off tos;misc/fouls-drawn-per-game=fouls drawn,drawn fouls,draws fouls",
  award:
    "Finals MVP=mvp of the finals;Most Valuable Player=mvp,regular season mvp;Defensive Player of the Year=dpoy;Rookie of the Year=roy,roty;Sixth Man of the Year=6moy,6th man,6th man of the year,sixth man;Most Improved Player=mip,most improved;Clutch Player of the Year=cpoy;Coach of the Year=coy;All-Defensive=all defense,all defense team;All-Defensive First Team=all defense first team;All-Defensive Second Team=all defense second team;All-Star=all star selections,all star appearances,allstars;All-Star MVP=all star game mvp;NBA Cup MVP=cup mvp,emirates cup mvp",
  special:
    "highgame=highest scoring game,most points combined in a game,most combined points,highest combined score,highest total score;lowgame=lowest scoring game;blowout=biggest blowout,biggest win,largest margin,largest win,largest margin of victory,biggest margin,biggest margin of victory,most lopsided game,biggest victory,worst blowout,widest margin;beating=worst loss,biggest loss,biggest losses,worst losses,worst defeat,biggest defeat",
  refuse: Object.entries(REFUSED)
    .map(([cause, { phrases }]) => `${cause}=${phrases}`)
    .join(";"),
};

export type WordKind = keyof typeof WORDS;

export interface Word {
  kind: WordKind;
  value: string;
}

export interface Lexicon {
  words: ReadonlyMap<string, Word>;
}

let known: Lexicon | undefined;

/** A phrase with its final s removed, or with one added; "" for phrases of one or two letters. */
export function twinOf(phrase: string): string {
  if (phrase.length < 3) return "";
  return phrase.endsWith("s") ? phrase.slice(0, -1) : `${phrase}s`;
}

/** All phrases with their meanings, computed for the first question and kept. */
export function lexicon(): Lexicon {
  known ??= lexiconOf(WORDS);
  return known;
}

function lexiconOf(table: Readonly<Record<WordKind, string>>): Lexicon {
  const words = new Map<string, Word>();
  const add = (phrase: string, kind: WordKind, value: string) => {
    if (phrase !== "" && !words.has(phrase)) words.set(phrase, { kind, value });
  };
  for (const [kind, entries] of Object.entries(table)) {
    for (const entry of entries.split(";")) {
      const [value = "", phrases = ""] = entry.split("=");
      for (const phrase of phrases.split(",")) add(phrase, kind as WordKind, value);
    }
  }
  for (const [phrase, kind, value] of named()) add(foldForSearch(phrase), kind, value);
  return { words };
}

type Meaning = [phrase: string, kind: WordKind, value: string];

/** The names of awards, figures, divisions and months: "all nba first team", "all nba team". */
function named(): Meaning[] {
  return [
    ...AWARDS.flatMap((award): Meaning[] => {
      const group = award.replace(/ \w+ Team$/, "");
      return [
        [award, "award", award],
        [group, "award", group],
        [`${group} team`, "award", group],
      ];
    }),
    ...FIGURES.flatMap(({ key, name }): Meaning[] => [
      [name.replace(/:.*/, ""), "figure", key],
      [key.length > 2 ? key : "", "figure", key],
    ]),
    ...DIVISIONS.flatMap((name): Meaning[] => [
      [name, "div", name],
      [`${name} division`, "div", name],
    ]),
    ...Object.entries(MONTH_NAMES).flatMap(([key, name]): Meaning[] => [
      [key, "month", key],
      [name, "month", key],
    ]),
  ];
}
