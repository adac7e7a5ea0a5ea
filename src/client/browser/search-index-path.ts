/** The path of the search index. */
export const SEARCH_INDEX_PATH = "/search-index.txt";
