/** The part of targaryen, which has no types of its own, that evaluates rules. */
declare module "targaryen" {
  interface Evaluation {
    allowed: boolean;
  }
  interface RulesDatabase {
    as(auth: { uid: string; token: { email: string } } | null): RulesDatabase;
    read(path: string): Evaluation;
    write(path: string, value: unknown): Evaluation;
    update(path: string, values: Record<string, unknown>): Evaluation;
  }
  const targaryen: { database(rules: unknown, data: unknown): RulesDatabase };
  export default targaryen;
}
