/** The kinds of notices, in the order in which a game brings them, with their words on the page. */
export const NOTICE_KINDS = {
  start: "Tip-off",
  close: "Close finish",
  overtime: "Overtime",
  final: "Final score",
} as const;

export type NoticeKind = keyof typeof NOTICE_KINDS;

/** All kinds in order. */
export const ALL_KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[];
