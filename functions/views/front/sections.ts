/** The two sections of articles; both are for members. */
export type ArticleSection = "news" | "analysis";

export interface SectionWords {
  path: string;
  title: string;
  /** The heading above an article on its own page. */
  details: string;
  back: string;
  standfirst: string;
}

export const SECTIONS: Record<ArticleSection, SectionWords> = {
  news: {
    path: "/nba/news",
    title: "News",
    details: "News > Details",
    back: "Back to News",
    standfirst: "Title races, streaks, trades and records, by the numbers.",
  },
  analysis: {
    path: "/nba/analysis",
    title: "Analysis",
    details: "Analysis > Details",
    back: "Back to Analysis",
    standfirst: "What the numbers mean, and how the advanced ones work.",
  },
};
