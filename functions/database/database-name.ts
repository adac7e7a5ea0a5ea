/** The name of the object that stores the season. */
export const DATABASE_NAME = "main";
