/** The limit of a question's length, in characters; longer questions are refused. */
export const LONGEST_QUESTION = 120;
