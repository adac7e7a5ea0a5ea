import { REFUSED } from "./refusals.ts";

/**
 * The words of questions by what they do: values with the phrases that mean them. What is not here,
 * and names nobody, is not understood. Of the phrases at one place the longest counts.
 */
const WORDS = {
  filler:
    "=a,an,the,of,in,on,at,to,for,is,are,was,were,be,been,did,do,does,has,have,had,his,her,him,their,its,who,what,which,whats,whos,that,this,these,those,there,nba,league,nba league,association,me,show,show me,give me,list,list of,tell me,find,get,gets,got,getting,all,all players,any,went,go,by a,by an,ever this season,currently,it,from a,from an,as,as a,how did,how have,how has,how is,how are,please,hey,single,different,among,amongst,make,makes,made,hit,hits,take,takes,took,attempt,in terms of,recorded,records,recording,posted,put up,puts up,made it,so far,into,entire,whole,full,only one,basketball,out there,whose,when was,where is,where are,amount of,across,during,over the,over the course of",
  count: "=how many,how much,when did,number of,how often,count of",
  and: "=and",
  pronoun: "he=he,she;they=they,we,theyre",
  figure:
    "pts=points,point,pts,pt;reb=rebounds,rebound,rebs,reb,boards,total rebounds,rebounder,rebounders,rebounding;ast=assists,assist,asts,ast,dimes,passer,passers,assisting;stl=steals,steal,stls,stl;blk=blocks,block,blks,blk,blocked shots,shot blocker,shot blockers,shot blocking,rim protector,rim protectors;tov=turnovers,turnover,tov,giveaways;min=minutes,minute,mins,min,playing time;fgm=field goals,field goals made,made field goals,fgm,shots made,made shots,buckets,baskets;fga=field goal attempts,field goals attempted,fga,shots,shot attempts,shots taken,shots attempted;fgpct=field goal percentage,fg percentage,shooting percentage,percentage from the field,from the field,fgpct;fg3m=threes,3s,3pm,three pointers,3 pointers,three pointer,3 pointer,three pointers made,3 pointers made,threes made,made threes,made three pointers,made 3 pointers,3pointers,3pt made,treys,3pt,3pts,3 point field goals,three point field goals,3 pt;fg3a=three point attempts,3 point attempts,three pointers attempted,3 pointers attempted,threes attempted,attempted threes,3pa,three point shots,3 point shots;fg3pct=three point percentage,3 point percentage,3pt percentage,3p percentage,3 pt percentage,three percentage,percentage from three,three point shooting,3 point shooting,3pt shooting,three point shooter,three point shooters,3 point shooter,3 point shooters,3pt shooter,3pt shooters,from three,from 3,from deep,from downtown,from beyond the arc,3p,fg3pct;ftm=free throws,free throws made,made free throws,ftm,fts;fta=free throw attempts,free throws attempted,fta;ftpct=free throw percentage,ft percentage,free throw shooting,free throw shooter,free throw shooters,from the line,from the free throw line,ftpct;oreb=offensive rebounds,offensive rebound,offensive boards,oreb,orb,offensive rebounder,offensive rebounders,offensive rebounding;dreb=defensive rebounds,defensive rebound,defensive boards,dreb,drb,defensive rebounder,defensive rebounders,defensive rebounding;pf=fouls,personal fouls,foul;pm=plus minus;efg=effective field goal percentage,efg,efg percentage,effective fg percentage;ts=true shooting percentage,true shooting,ts percentage,ts;astto=assist to turnover ratio,assist turnover ratio,assists per turnover,ast to ratio;gmsc=game score,game scores;dd=double doubles,double double,dbl dbl,dub dubs;td=triple doubles,triple double,trip dubs,trip dub,triple dubs,tripledouble,tripledoubles;5x5=5x5,5x5s,five by five,five by fives,5 by 5,5 by 5s;gp=games played,appearances;oppts=points allowed,opponent points,opponents points,opp points,points given up,allowed;ortg=offensive rating,offense,offence,ortg,offensive team,offenses;drtg=defensive rating,defense,defence,drtg,defensive team,defenses;pace=pace;diff=point differential,point difference,scoring margin,average margin,net points;winpct=win percentage,winning percentage,win pct,w l percentage",
  verb: "pts=scores,score,scored,scoring,scorer,scorers,drops,drop,dropped;reb=grabs,grab,grabbed;ast=dishes,dish,dished,dishes out,dished out;fgpct=shooting,shoots,shoot,shot,shooter,shooters;oppts=allows,allow,allowing,give up,gives up,gave up,concede,conceded",
  rate: "pts=ppg;reb=rpg;ast=apg;stl=spg;blk=bpg;min=mpg;tov=tpg;fg3m=3pmpg",
  averaging: "=averaging,averages,average,averaged,avg,avgs",
  stats: "=stats,statistics,stat line,numbers,statline,stat",
  unit: "average=per game,a game,each game,every game,per contest;total=total,totals,in total,in all,overall,combined,all season;game=in a game,in one game,in a single game,single game,game high,game highs,season high,season highs,in one night,in a night,high game,highs,high;per36=per 36,per 36 minutes,per36",
  rank: "most=most,max,maximum,highest total;best=best,fastest,highest,greatest,largest,top,leading,leader,leaders,leads,lead,led,league leaders,league leader,who leads,biggest,longest,high scoring;worst=worst,slowest,lowest,poorest;fewest=fewest,least",
  noun: "games=games,game,nights,night,performances,performance,outings,outing,times,time,contests,matchups,matchup,meetings,season series,head to head;players=players,player,guy,guys,anyone,anybody,someone,person,people,nba players,nba player;teams=teams,team,nba team,nba teams,club,clubs,franchise;streak=streak,streaks,in a row,consecutive,straight,consecutive games,straight games,run",
  record:
    "=record,w l,win loss,win loss record,won lost record,w l record,win loss records,records of",
  wins: "w=wins,win,won,victories,victory,winning;l=losses,loss,lost,lose,losing,defeats,defeat",
  result:
    "w=in wins,in a win,in victories,in games they won,in games won,when they win,when he wins,when they won,when winning,when his team wins,in a victory,in winning games,in games they win;l=in losses,in a loss,in defeats,in a defeat,in games they lost,in games lost,when they lose,when he loses,when they lost,when losing,when his team loses,in losing games,in games they lose",
  where:
    "home=home,at home,home games,home game,home court;away=away,on the road,road,road games,road game,away games,away game,away from home;neutral=neutral,neutral site,neutral floor,at a neutral site,on a neutral floor",
  by: "where=home and away,home vs away,home and road,home vs road,home away,at home and away,at home and on the road,home versus away,home road,by place,home road splits,home away splits,home and away splits;result=in wins and losses,in wins and in losses,in wins vs losses,wins and losses,wins vs losses,in wins versus losses,by result,wins versus losses;month=by month,month by month,monthly,each month,every month,per month;opponent=by opponent,against each team,vs each team,against every team,by team faced;rest=by rest,by days of rest;starter=as a starter and off the bench,starting vs bench,starter vs bench,as starter and off the bench;team=by team,for each team,each team",
  stage:
    "playoffs=playoffs,playoff,postseason,post season,in the playoffs,in the postseason,in playoff games,this postseason,these playoffs,2026 playoffs;season=regular season,this season,season,this year,in the regular season,2025 26,2025 2026,25 26,current season,this regular season,2025 26 season,year,on the season,2025 26 nba season,the year,of the year so far",
  starter:
    "1=as a starter,starters,starter,as starters,starting;0=off the bench,bench,bench players,reserves,bench player,reserve,from the bench,substitutes",
  rookie: "=rookie,rookies,rook,first year player,first year players,by a rookie,by rookies",
  pos: "G=guards,guard;F=forwards,forward;C=centers,center,centres,centre,bigs,big men,big man",
  conf: "east=east,eastern,eastern conference,in the east,east teams,eastern conference teams;west=west,western,western conference,in the west,west teams,western conference teams",
  div: "atlantic=atlantic,atlantic division;central=central,central division;southeast=southeast,southeast division;northwest=northwest,northwest division;pacific=pacific,pacific division;southwest=southwest,southwest division",
  nation:
    "france=french,frenchman,frenchmen;canada=canadian,canadians;australia=australian,australians,aussie,aussies;germany=german,germans;nigeria=nigerian,nigerians;serbia=serbian,serbians,serb;greece=greek,greeks;slovenia=slovenian;lithuania=lithuanian,lithuanians;spain=spanish;italy=italian;turkey=turkish;japan=japanese;brazil=brazilian;croatia=croatian;latvia=latvian;usa=american,americans,united states,us,u s a,america,the us,the states;united kingdom=british,uk,england,english,great britain;drc=congolese,congo;bosnia and herzegovina=bosnia,bosnian;israel=israeli;china=chinese;switzerland=swiss;netherlands=dutch,holland;cameroon=cameroonian;senegal=senegalese;belgium=belgian;finland=finnish;russia=russian;ukraine=ukrainian;bahamas=bahamian,the bahamas;jamaica=jamaican;dominican republic=dominican;czech republic=czech,czechia;south sudan=south sudanese;portugal=portuguese;poland=polish;sweden=swedish;austria=austrian;georgia=georgian,republic of georgia;puerto rico=puerto rican;montenegro=montenegrin",
  before:
    "min=at least,minimum,min of,no less than,no fewer than;over=over,more than,above,greater than,>,exceeding,north of;under=under,less than,fewer than,below,<;max=at most,no more than,up to;exact=exactly",
  after:
    "min=or more,+,plus,and more,or better,and up,or higher,or above,and above,or greater,or taller,or older,and older;max=or less,or fewer,or lower,and under,or under,or below,and below,or shorter,or younger,and younger",
  percent: "=percentage",
  digits: "10=double digit,double figure,double digits,double figures;0=no",
  margin: "=by,decided by,by only,within",
  close:
    "=close games,close game,tight games,games decided by a possession,one possession games,one possession game,one score games,1 possession games,in close games",
  blowouts: "=blowout games,blowouts,in blowouts;w=blowout wins;l=blowout losses",
  ot: "1=overtime games,overtime,ot,in overtime,ot games,overtime game,in ot,that went to overtime;0=in regulation,without overtime",
  rest: "0=back to backs,back to back,on back to backs,second night of a back to back,on a back to back,on the second night of a back to back,on the second night of back to backs,second nights of back to backs,on no rest,with no rest,without rest,b2b,b2bs,zero days rest",
  resting: "=days rest,days of rest,day rest,day of rest,days off,day off",
  last: "=last,past,latest,most recent,previous,final",
  since: "from=since;after=after;before=before,prior to;until=until,till,through",
  from: "=from,between",
  break: "=all star break,allstar break,all star game,all star weekend,the break",
  month:
    "oct=october,oct;nov=november,nov;dec=december,dec;jan=january,jan;feb=february,feb;mar=march,mar;apr=april,apr;may=may;jun=june,jun",
  holiday:
    "2025-12-25=christmas,christmas day,xmas;2025-10-21=opening night,opening day;2026-01-01=new years day,new year,new years;2025-12-31=new years eve;2026-01-19=mlk day,martin luther king day,martin luther king jr day;2026-04-12=final day,last day of the season;2026-02-14=valentines day",
  vs: "=vs,versus,v,against,facing,opposing,opposite,playing against,vs the",
  with: "with=with,alongside,next to,together with;without=without,w o,not with",
  when: "=when,if,where,whenever,in games where,in games when,in games in which,in which,games where,games when,in games that,in games",
  plays:
    "with=plays,play,played,is playing,is in,suits up;without=is out,out,doesnt play,does not play,didnt play,did not play,sits,sat,sits out,misses,missed,is injured,is absent,rests,dont play,isnt playing,is not playing",
  trait:
    "height=how tall,height,tall,how big;age=how old,age;weight=how much does weigh,weigh,weight,how heavy,weighs;jersey=jersey,jersey number,what number,number,wear,wears,shirt number;nation=nationality,country,what country,home country,born;college=college,school,what college,attend,attended,university,what school;position=position,what position;team=play for,plays for,current team;draft=draft pick,drafted,draft position,when drafted,draft;service=experience,years of experience,years of service,years in the league,years pro",
  extreme:
    "height most=tallest,biggest player;height least=shortest,smallest;age most=oldest;age least=youngest;weight most=heaviest;weight least=lightest",
  comparison:
    "height min=taller than,taller;height max=shorter than,shorter;age over=older than,older;age under=younger than,younger;age exact=aged",
  aged: "=years old,year olds,year old,years of age,yo",
  feet: "=feet,foot,ft",
  inches: "=inches,inch",
  footers: "=7 footers,seven footers,7 footer,seven footer",
  draft:
    "=draft,draft class,drafted in,draft picks,drafted,the draft,drafted in the,class of,nba draft",
  undrafted: "=undrafted,undrafted players,undrafted player",
  flag: "career=career,in his career,lifetime,his career,for his career,career total,career totals;finals=finals winner,nba finals winner,finals winners,finals result,finals,championship,title,nba finals,champion,champions,nba champion,nba champions,the finals,nba title,nba championship,it all,larry obrien trophy,the chip,ring;compare=compare,comparison,compared to,compared with,comparing",
  page: "roster=roster,rosters,squad;schedule=schedule,results,nba scores,game scores,game log,gamelog,log,every game;splits=splits,split;history=history,titles,championships,rings,past seasons,season by season,all time record,banners;standings=standings,seeding,seeds,first place,standing,place,table;bracket=bracket,playoff bracket,playoff picture,playoff results;glossary=glossary,mean,stand for;careerpage=career stats,career averages,honours,honors,accolades,awards",
  award:
    "Finals MVP=finals mvp,finals mvps,mvp of the finals,nba finals mvp;West Finals MVP=west finals mvp,western conference finals mvp;East Finals MVP=east finals mvp,eastern conference finals mvp;Most Valuable Player=mvp,mvps,most valuable player,most valuable player award,mvp award,mvp awards,mvp trophy,league mvp,season mvp,regular season mvp;Defensive Player of the Year=dpoy,dpoys,defensive player of the year,best defensive player award;Rookie of the Year=roy,roty,rookie of the year;Sixth Man of the Year=6moy,6th man,6th man of the year,sixth man,sixth man of the year,smoy;Most Improved Player=mip,most improved,most improved player;Clutch Player of the Year=clutch player of the year,cpoy,clutch player;Coach of the Year=coach of the year,coy;All-NBA=all nba,all nba team,all nba teams;All-NBA First Team=all nba first team,first team all nba,all nba 1st team;All-NBA Second Team=all nba second team,second team all nba,all nba 2nd team;All-NBA Third Team=all nba third team,third team all nba,all nba 3rd team;All-Defensive=all defense,all defensive,all defense team,all defensive team,all defensive teams;All-Defensive First Team=all defense first team,all defensive first team,first team all defense;All-Defensive Second Team=all defense second team,all defensive second team,second team all defense;All-Rookie=all rookie,all rookie team,all rookie teams;All-Rookie First Team=all rookie first team,first team all rookie;All-Rookie Second Team=all rookie second team;All-Star=all star,all stars,all star selections,all star selection,all star appearances,all star team,allstar,allstars;All-Star MVP=all star mvp,all star game mvp;NBA Cup MVP=nba cup mvp,cup mvp,emirates cup mvp;Hustle Award=hustle award;Sportsmanship Award=sportsmanship award,sportsmanship",
  special:
    "highgame=highest scoring game,highest scoring games,most points combined in a game,most combined points,highest combined score,highest total score;lowgame=lowest scoring game,lowest scoring games;blowout=biggest blowout,biggest blowouts,biggest win,biggest wins,largest margin,largest win,largest margin of victory,biggest margin,biggest margin of victory,most lopsided game,biggest victory,worst blowout,widest margin;beating=worst loss,biggest loss,biggest losses,worst losses,worst defeat,biggest defeat",
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
  /** How many tokens the longest phrase has. */
  longest: number;
}

let known: Lexicon | undefined;

/** Every phrase with what it means, made when a question is first asked. */
export function lexicon(): Lexicon {
  known ??= lexiconOf(WORDS);
  return known;
}

function lexiconOf(table: Readonly<Record<WordKind, string>>): Lexicon {
  const words = new Map<string, Word>();
  let longest = 1;
  for (const [kind, entries] of Object.entries(table)) {
    for (const entry of entries.split(";")) {
      const [value = "", phrases = ""] = entry.split("=");
      for (const phrase of phrases.split(",")) {
        words.set(phrase, { kind: kind as WordKind, value });
        longest = Math.max(longest, phrase.split(" ").length);
      }
    }
  }
  return { words, longest };
}

/** The words by which questions ask for a figure, as the next questions put it. */
export function wordsOfFigure(key: string): string {
  for (const entry of WORDS.figure.split(";")) {
    const [value, phrases = ""] = entry.split("=");
    if (value === key) return phrases.split(",")[0] ?? key;
  }
  return key;
}
