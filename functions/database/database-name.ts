/** The name of the one object that holds the season. */
export const DATABASE_NAME = "main";
