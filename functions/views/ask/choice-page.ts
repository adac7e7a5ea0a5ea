import type { Ambiguous } from "#domain/asking/understanding.ts";
import { capital } from "#domain/printing/capital.ts";
import { numberInWords } from "#domain/printing/ordinals.ts";
import { printedFigure } from "#domain/season/printed.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { askPath } from "./ask-path.ts";

/** The page for an ambiguous question: which of several meanings is meant. */
export interface ChoicePage {
  kind: "choice";
  /** "Which Williams? Fourteen played." */
  title: string;
  hint: string;
  choices: { label: string; detail: string; points: string | undefined; href: string }[];
}

export function choicePage({ name, of, choices }: Ambiguous): ChoicePage {
  const count = numberInWords(choices.length);
  const counted = capital(count);
  const hasPoints = choices.some(({ points }) => points !== undefined);
  return {
    kind: "choice",
    title: {
      players: `Which ${spelled(name, choices)}? ${counted} ${hasPoints ? "played" : "are known"}.`,
      teams: `Which ${spelled(name, choices)}? There are ${count}.`,
      readings: "Which one is meant?",
    }[of],
    hint: {
      players: isOneName(choices)
        ? "Most points first. They have one name: the seasons and teams tell who is who."
        : "Most points first. Add a first name to choose.",
      teams: "Add the team's nickname to choose.",
      readings: "The question can be read in more than one way.",
    }[of],
    choices: choices.map(({ label, detail, points, question }) => ({
      label,
      detail,
      points: points === undefined ? undefined : printedFigure(String(points)),
      href: askPath(question),
    })),
  };
}

function isOneName([first, ...others]: Ambiguous["choices"]): boolean {
  return others.every(({ label }) => label === first?.label);
}

/** A name in the spelling of the choices' labels. */
function spelled(name: string, choices: Ambiguous["choices"]): string {
  const wanted = foldForSearch(name);
  const words = choices.flatMap(({ label }) => [label, ...label.split(" ")]);
  return words.find((word) => foldForSearch(word) === wanted) ?? name;
}
