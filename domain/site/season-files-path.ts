/** The folder of the build's files with which the embedded database is filled. */
export const SEASON_FILES_PATH = "/season-files/";
