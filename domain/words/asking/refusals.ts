import type { RefusalCause } from "./understanding.ts";

/** What is refused by its words, and the reason that is given. */
export const REFUSED = {
  forecast: {
    reason: "Hardwood holds results, not forecasts.",
    phrases:
      "will,when do,when does,when is,when are,tomorrow,tonight,next,next game,next season,next year,upcoming,predict,prediction,predictions,projected,projection,forecast,going to,gonna,chances,probability,future,this week,this weekend,expected,play next,2026 27,next week",
  },
  now: {
    reason: "Hardwood holds the season to its last day, not what happens now.",
    phrases:
      "today,yesterday,last night,last week,last month,this month,right now,live,live score,now,past week,past month,last weekend",
  },
  betting: {
    reason: "Hardwood holds no odds and no bets.",
    phrases:
      "odds,over under,over unders,spread,spreads,bet,bets,betting,moneyline,money line,parlay,prop,props,player props,favored,favorite to win,vegas,line movement,cover,covered,against the spread,ats,fantasy,fantasy points,draftkings,fanduel",
  },
  television: {
    reason: "Hardwood holds no television listings.",
    phrases:
      "tv,television,channel,what channel,watch,stream,streaming,broadcast,espn,tnt,abc,nbc,prime video,league pass,tickets,ticket,what time,time is",
  },
  season: {
    reason: "Hardwood holds the games of the season 2025-26 alone.",
    phrases:
      "last season,last year,previous season,all time,in history,ever,of all time,nba history,history of the nba,last five seasons,last 5 seasons,last 5 years,decade,century,since 2020,season before,past season,past seasons,past years,two seasons,back in the day,record book,all time leaders,franchise record,1990s,90s,80s,2000s,career high,career highs,preseason,pre season,summer league",
  },
  league: {
    reason: "Hardwood is about the NBA alone.",
    phrases:
      "wnba,ncaa,college basketball,march madness,euroleague,g league,nfl,mlb,nhl,soccer,football,baseball,hockey,olympics,world cup,fiba,caitlin clark",
  },
  opinion: {
    reason: "Hardwood holds figures, not opinions.",
    phrases:
      "better,goat,greatest player,best player,best players,best player in the nba,worst player,greatest of all time,overrated,underrated,should,deserves,who is better,favorite,favourite,think,opinion,legacy,why,best duo,best game,worst team ever,hot",
  },
  stage: {
    reason: "Questions are answered of the regular season and of the playoffs as a whole.",
    phrases:
      "play in,play in tournament,nba cup,emirates cup,in season tournament,cup game,cup games,cup,conference finals,first round,second round,semifinals,conference semifinals,game 7,game seven,game 1,game 6,series,finals games,elimination game,elimination games",
  },
  figure: {
    reason: "Hardwood answers no questions about this figure.",
    phrases:
      "usage,usage rate,usage percentage,usg,per,player efficiency rating,vorp,win shares,bpm,raptor,epm,lebron metric,warp,net rating,clutch,clutch points,in the clutch,paint,points in the paint,in the paint,fast break,fast break points,fastbreak,second chance,second chance points,points off turnovers,bench points,first quarter,second quarter,third quarter,fourth quarter,4th quarter,1st quarter,quarter,quarters,half,first half,second half,halftime,dunks,dunk,layups,layup,mid range,midrange,deflections,charges,charges drawn,technical fouls,technicals,ejections,ejected,shot chart,distance,speed,touches,passes,hustle,screen assists,contested,box outs,dribbles,crunch time,buzzer beaters,buzzer beater,game winners,game winner,and ones,airballs,goaltends,half court shots,per 100 possessions,per possession,possessions,assist percentage,rebound percentage,turnover percentage,magic number,strength of schedule,quadruple double,quadruple doubles,quadruple,lead changes,comeback,comebacks,biggest comeback,triple single",
  },
  people: {
    reason: "Hardwood answers no questions about this.",
    phrases:
      "salary,salaries,contract,contracts,paid,earn,earns,earnings,injury,injuries,injured,hurt,injury report,trade,trades,traded,free agent,free agents,free agency,signed,waived,coach,coaches,head coach,owner,owners,gm,general manager,referee,referees,officials,attendance,arena,stadium,wife,girlfriend,married,kids,brother,brothers,son,father,net worth,shoes,sneakers,twitter,instagram,birthday,wingspan,vertical,hand size,shoe size,left handed,lefty,mock draft,lottery,draft lottery,cap,cap space,luxury tax,rumors,rumours,suspended,suspension,retire,retired,retirement,die,died,dead,rich",
  },
  retired: {
    reason: "Hardwood holds the players of the season 2025-26 alone.",
    phrases:
      "michael jordan,kobe bryant,shaquille oneal,shaq,wilt chamberlain,wilt,magic johnson,larry bird,kareem,kareem abdul jabbar,tim duncan,dirk,dirk nowitzki,allen iverson,iverson,carmelo anthony,carmelo,vince carter,dwyane wade,bill russell,hakeem,charles barkley,steve nash,scottie pippen,dennis rodman",
  },
  award: {
    reason:
      "Of awards, Hardwood holds those of the season; each player's honours stand on his page.",
    phrases:
      "hall of fame,hall of famer,hall of famers,executive of the year,player of the week,player of the month,rookie of the month,coach of the month",
  },
} as const;

export type Refusable = keyof typeof REFUSED;

/** The causes as pages tell them apart. */
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
  people: "not-held",
  award: "not-held",
  retired: "season",
};
