/**
 * The request header whose presence says that a browser uses dictionaries: all browsers that do are
 * made of Chromium, which alone sends it. Others fetch a dictionary and never use it. Of Chromium's
 * hints it has the fewest values, so caches that compare it keep the fewest copies.
 */
export const DICTIONARY_HINT = "Sec-CH-UA-Mobile";
