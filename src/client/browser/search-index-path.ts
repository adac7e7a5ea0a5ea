/** Where the index of all that can be found is. */
export const SEARCH_INDEX_PATH = "/search-index.txt";
