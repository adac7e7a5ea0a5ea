/** The outline of a favorite's star, in a box of 24 by 24. */
export const STAR = "M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.2L12 17.1l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z";
