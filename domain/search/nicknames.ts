/** Teams' nicknames, former names and former codes, by abbreviation. */
const TEAMS: Readonly<Record<string, string>> = {
  BKN: "brk,njn,new jersey nets",
  BOS: "celts",
  CHA: "cho,chh,bobcats,charlotte bobcats,buzz city",
  CLE: "cavs",
  DAL: "mavs",
  DEN: "nugs",
  GSW: "dubs,gs warriors",
  LAC: "clips",
  LAL: "lake show,lakeshow",
  MEM: "grizz,griz",
  MIN: "wolves,t wolves,twolves,minny",
  NOP: "noh,nok,new orleans hornets,pels,nola",
  NYK: "ny,ny knicks,knickerbockers,madison square garden,msg",
  OKC: "sonics,supersonics",
  PHI: "sixers,philly",
  PHX: "pho",
  POR: "blazers,rip city",
  SAS: "sa spurs",
  TOR: "raps",
  WAS: "wiz",
};

/** The nicknames of a team, by its abbreviation. */
export function teamNicknames(abbreviation: string): readonly string[] {
  return TEAMS[abbreviation]?.split(",") ?? [];
}

/** The abbreviations of the teams with nicknames. */
export const NICKNAMED_TEAMS = Object.keys(TEAMS);
