/** The grades: A from 99.5% of the sums equal, B from 99%; a season below is not held. */
export const GRADES = ["A", "B"] as const;

/** The grade of a season whose lines are rebuilt: how far they add up to the official totals. */
export interface Grade {
  grade: (typeof GRADES)[number];
  /** The players' sums with each team, in ten counts. */
  sums: number;
  /** The sums among them that differ from the official totals. */
  unlike: number;
}

const SUMS: Readonly<Record<string, readonly [sums: number, unlike: number]>> = {
  "1998-99": [4740, 43],
  "1999-00": [4680, 18],
  "2000-01": [4900, 24],
  "2001-02": [4700, 35],
  "2002-03": [4560, 44],
  "2003-04": [5170, 0],
  "2004-05": [5260, 11],
  "2005-06": [5120, 7],
  "2006-07": [4870, 2],
  "2007-08": [5270, 0],
  "2008-09": [5150, 10],
  "2009-10": [5120, 0],
  "2010-11": [5420, 0],
  "2011-12": [5150, 10],
  "2012-13": [5230, 5],
};

/** A rebuilt season's grade; undefined where every line is the league's. */
export function gradeOf(season: string): Grade | undefined {
  const own = SUMS[season];
  if (own === undefined) return undefined;
  const [sums, unlike] = own;
  return { grade: unlike <= sums * 0.005 ? "A" : "B", sums, unlike };
}
