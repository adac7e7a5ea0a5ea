/**
 * The nicknames of players, by folded name (`foldForSearch`). Only nicknames in use that mean one
 * player: "ad" is here, "jb" is not.
 */
const PLAYERS: Readonly<Record<string, string>> = {
  "alex caruso": "bald mamba,carushow",
  "alperen sengun": "alpi",
  "anthony davis": "ad,the brow",
  "anthony edwards": "ant,ant man,antman,ant edwards",
  "austin reaves": "ar15,ar 15",
  "bogdan bogdanovic": "bogi",
  "brandin podziemski": "podz",
  "cameron johnson": "cam johnson",
  "chris paul": "cp3,point god",
  "dangelo russell": "dlo,d lo",
  "damian lillard": "dame,dame dolla,dame time",
  "deaaron fox": "swipa",
  "demar derozan": "deebo",
  "devin booker": "book,dbook,d book",
  "domantas sabonis": "domas",
  "donovan clingan": "cling kong",
  "donovan mitchell": "spida",
  "draymond green": "dray",
  "fred vanvleet": "fvv",
  "giannis antetokounmpo": "greek freak",
  "herbert jones": "herb,herb jones",
  "immanuel quickley": "iq",
  "isaiah hartenstein": "ihart,i hart",
  "ivica zubac": "big zu",
  "jaime jaquez jr": "juan wick",
  "jalen williams": "jdub,j dub",
  "james harden": "the beard",
  "jaren jackson jr": "jjj",
  "jayson tatum": "jt",
  "jimmy butler iii": "jimmy buckets,playoff jimmy",
  "joel embiid": "the process,jojo",
  "jusuf nurkic": "nurk,bosnian beast",
  "karl anthony towns": "kat,karl towns",
  "kawhi leonard": "klaw,the klaw",
  "kentavious caldwell pope": "kcp",
  "kevin durant": "kd,durantula,slim reaper",
  "kristaps porzingis": "kp,unicorn",
  "kyrie irving": "uncle drew",
  "lamelo ball": "melo",
  "lauri markkanen": "finnisher",
  "lebron james": "king james,bron,lbj",
  "luguentz dort": "lu,lu dort",
  "luka doncic": "luka,luka magic,luca,luca doncic",
  "michael porter jr": "mpj",
  "mitchell robinson": "mitch robinson",
  "moritz wagner": "moe wagner,moe",
  "nic claxton": "nicolas claxton",
  "nickeil alexander walker": "naw",
  "nikola jokic": "joker,big honey",
  "nikola vucevic": "vooch",
  "norman powell": "norm powell",
  "pascal siakam": "spicy p",
  "paul george": "pg13,pg 13",
  "robert williams iii": "time lord,timelord,rob williams",
  "ronald holland ii": "ron holland",
  "rudy gobert": "stifle tower",
  "russell westbrook": "russ,brodie",
  "shai gilgeous alexander": "sga",
  "stephen curry": "steph,steph curry,chef curry,stef curry",
  "trae young": "ice trae",
  "tyrese haliburton": "hali",
  "victor wembanyama": "wemby,wemb",
  "zach edey": "big maple",
};

/** The nicknames of teams, by abbreviation. */
const TEAMS: Readonly<Record<string, string>> = {
  BKN: "brk",
  BOS: "celts",
  CHA: "cho,buzz city",
  CLE: "cavs",
  DAL: "mavs",
  DEN: "nugs",
  GSW: "dubs,gs warriors",
  LAC: "clips",
  LAL: "lake show,lakeshow",
  MEM: "grizz,griz",
  MIN: "wolves,t wolves,twolves,minny",
  NOP: "pels,nola",
  NYK: "ny,ny knicks,knickerbockers",
  PHI: "sixers,philly",
  PHX: "pho",
  POR: "blazers,rip city",
  SAS: "sa spurs",
  TOR: "raps",
  WAS: "wiz",
};

/** The nicknames of a player, by his folded name (`foldForSearch`). */
export function nicknamesOf(foldedName: string): readonly string[] {
  return listOf(PLAYERS[foldedName]);
}

/** The nicknames of a team, by its abbreviation. */
export function teamNicknames(abbreviation: string): readonly string[] {
  return listOf(TEAMS[abbreviation]);
}

/** The keys of both tables: folded player names, and team abbreviations. */
export const NICKNAMED = { players: Object.keys(PLAYERS), teams: Object.keys(TEAMS) };

function listOf(nicknames: string | undefined): readonly string[] {
  return nicknames === undefined ? [] : nicknames.split(",");
}
