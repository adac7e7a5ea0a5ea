import type { RefusalCause } from "./understanding.ts";

/** The subjects that Hardwood does not answer: the phrases that name them, and the reason. */
export const REFUSED = {
  forecast: {
    reason: "Hardwood holds results, not forecasts.",
    phrases:
      "will,when do,when does,when is,when are,tomorrow,tonight,next,next game,next season,next year,upcoming,predict,prediction,projected,projection,forecast,going to,gonna,chances,probability,future,this week,this weekend,expected,play next,2026 27,next week",
  },
  now: {
    reason: "Hardwood holds the season to its last day, not what happens now.",
    phrases:
      "today,yesterday,last night,last week,last month,this month,right now,live,live score,now,past week,past month,last weekend",
  },
  betting: {
    reason: "Hardwood holds no odds and no bets.",
    phrases:
      "odds,over under,spread,bet,betting,moneyline,money line,parlay,prop,player props,favored,favorite to win,vegas,line movement,cover,covered,against the spread,ats,fantasy,fantasy points,draftkings,fanduel",
  },
  television: {
    reason: "Hardwood holds no television listings.",
    phrases:
      "tv,television,channel,what channel,watch,stream,streaming,broadcast,espn,tnt,abc,nbc,prime video,league pass,tickets,what time,time is",
  },
  season: {
    reason: "Hardwood holds the games of the season 2025-26 alone.",
    phrases:
      "last season,last year,previous season,all time,in history,ever,nba history,history of the nba,last five seasons,last 5 seasons,last 5 years,decade,century,since 2020,season before,past season,past years,two seasons,back in the day,record book,all time leaders,franchise record,1990s,90s,80s,2000s,career high,preseason,pre season,summer league",
  },
  league: {
    reason: "Hardwood is about the NBA alone.",
    phrases:
      "wnba,ncaa,college basketball,march madness,euroleague,g league,nfl,mlb,nhl,soccer,football,baseball,hockey,olympics,world cup,fiba,caitlin clark",
  },
  opinion: {
    reason: "Hardwood holds figures, not opinions.",
    phrases:
      "better,goat,greatest player,best player,best player in the nba,worst player,greatest of all time,overrated,underrated,should,deserves,who is better,favorite,favourite,think,opinion,legacy,why,best duo,best game,worst team ever,hot",
  },
  stage: {
    reason: "Questions cover the regular season or the playoffs as a whole.",
    phrases:
      "play in,play in tournament,nba cup,emirates cup,in season tournament,cup game,cup,conference finals,first round,second round,semifinals,conference semifinals,game 7,game seven,game 1,game 6,series,finals games,elimination game",
  },
  figure: {
    reason: "Hardwood answers no questions about this figure.",
    phrases:
      "per,player efficiency rating,vorp,win shares,bpm,raptor,epm,lebron metric,warp,bench points,dunks,layups,mid range,midrange,deflections,charges,charges drawn,technical fouls,technicals,ejections,ejected,shot chart,distance,speed,touches,passes,hustle,screen assists,contested,box outs,dribbles,and ones,airballs,goaltends,per 100 possessions,possessions,turnover percentage,magic number,strength of schedule,quadruple double,quadruple,triple single",
  },
  clock: {
    reason: "Hardwood keeps figures of whole games, not of halves, quarters or clutch minutes.",
    phrases:
      "clutch,clutch points,in the clutch,clutch time,crunch time,quarter,fourth quarter,half,first half,second half,1st half,2nd half,halftime,buzzer beaters,game winners,lead changes,comeback,biggest comeback,half court shots",
  },
  people: {
    reason: "Hardwood answers no questions about this.",
    phrases:
      "salary,salaries,contract,paid,earn,earnings,injury,injuries,injured,hurt,injury report,trade,traded,free agent,free agency,signed,waived,coach,coaches,head coach,owner,gm,general manager,referee,officials,attendance,arena,stadium,wife,girlfriend,married,kids,brother,son,father,net worth,shoes,sneakers,twitter,instagram,birthday,wingspan,vertical,hand size,shoe size,left handed,lefty,mock draft,lottery,draft lottery,cap,cap space,luxury tax,rumors,rumours,suspended,suspension,retire,retired,retirement,die,died,dead,rich",
  },
  retired: {
    reason: "Hardwood holds the players of the season 2025-26 alone.",
    phrases:
      "michael jordan,kobe bryant,shaquille oneal,shaq,wilt chamberlain,wilt,magic johnson,larry bird,kareem,kareem abdul jabbar,tim duncan,dirk,dirk nowitzki,allen iverson,iverson,carmelo anthony,carmelo,vince carter,dwyane wade,bill russell,hakeem,charles barkley,steve nash,scottie pippen,dennis rodman",
  },
  award: {
    reason: "Hardwood holds the awards of the season, and each player's honours on his page.",
    phrases:
      "hall of fame,hall of famer,executive of the year,player of the week,player of the month,rookie of the month,coach of the month",
  },
} as const;

export type Refusable = keyof typeof REFUSED;

/** The cause of a refusal by its subject. */
export const CAUSES: Readonly<Record<Refusable, RefusalCause>> = {
  forecast: "forecast",
  now: "forecast",
  betting: "betting",
  television: "television",
  season: "season",
  league: "league",
  opinion: "opinion",
  stage: "not-held",
  figure: "not-held",
  clock: "not-held",
  people: "not-held",
  award: "not-held",
  retired: "season",
};
