/** The continents that a country is asked by, with their countries; a few are FIBA's, not geography's. */
const CONTINENTS: Readonly<Record<string, string>> = {
  europe:
    "albania austria belarus belgium bosnia-and-herzegovina bulgaria croatia cyprus czech-republic denmark estonia " +
    "finland france georgia germany great-britain greece hungary iceland ireland israel italy kosovo latvia " +
    "lithuania luxembourg montenegro netherlands north-macedonia norway poland portugal romania russia serbia " +
    "slovakia slovenia spain sweden switzerland turkey ukraine united-kingdom",
  africa:
    "algeria angola benin cameroon cape-verde chad congo cote-d-ivoire cote-divoire drc egypt gabon ghana guinea " +
    "ivory-coast kenya liberia mali morocco mozambique nigeria rwanda senegal sierra-leone south-africa " +
    "south-sudan sudan tanzania togo tunisia uganda",
  asia: "china india indonesia iran japan jordan kazakhstan lebanon philippines south-korea taiwan",
  oceania: "australia new-zealand",
};

/** Returns whether a place is the country, or the continent that it lies on; both are folded. */
export function isIn(country: string, place: string): boolean {
  const own = country.replace(/[ ']/g, "-");
  const countries = Object.hasOwn(CONTINENTS, place) ? CONTINENTS[place]?.split(" ") : undefined;
  return country === place || countries?.includes(own) === true;
}
