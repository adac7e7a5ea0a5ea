/** The limit of a question's length, in characters; longer questions are refused. */
export const LONGEST_QUESTION = 120;

/** Words that say no more than that a question goes on from the one before: "and", "what about". */
export const OPENERS =
  /^(?:(?:and|but|or|also|then|only|just|what about|how about|same for|same but)\b[ ,]*)+(?:for\b ?)?/i;
/** Words that begin a condition, which alone asks nothing: "in the playoffs", "last 10 games". */
const CONDITION =
  /^(?:in|at|on|vs|versus|against|with|without|since|before|after|during|when|last|not|from)\b/i;
const LONGEST_CONDITION = 6;

/** Returns whether a text goes on from the question before it. */
export function goesOn(text: string): boolean {
  return (
    OPENERS.test(text) || (text.split(" ").length <= LONGEST_CONDITION && CONDITION.test(text))
  );
}
