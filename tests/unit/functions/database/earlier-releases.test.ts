import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createMemberRecords } from "#functions/data/member-records.ts";
import { createRealtimeDatabase } from "#functions/data/realtime-database.ts";
import type { Sql } from "#functions/database/storage/storage.ts";
import { idTokenFor, idTokens } from "#tests/fixtures/id-tokens.ts";
import { memoryObjects, SECRET } from "#tests/fixtures/memory-database.ts";
import { starsIn } from "#tests/upgrades/members.ts";
import type { RecordedState, RecordedTable } from "#tests/upgrades/recording.ts";
import { RELEASES } from "#tests/upgrades/releases.ts";
import { memorySql } from "#tools/machine/memory-sql.ts";
import { root } from "#tools/paths.ts";

const folder = join(root, "tests/fixtures/earlier-states");
const states = readdirSync(folder).map(
  (file): RecordedState => JSON.parse(readFileSync(join(folder, file), "utf8")),
);

function storageOf(tables: readonly RecordedTable[]): Sql {
  const sql = memorySql();
  for (const { sql: statement, rows } of tables) {
    sql.exec(statement);
    const [, table] = /^CREATE TABLE "?(\w+)/.exec(statement) ?? [];
    for (const row of rows) {
      sql.exec(`INSERT INTO ${table} VALUES (${row.map(() => "?").join()})`, ...row);
    }
  }
  return sql;
}

/** The present database on what a release has stored. */
function upgraded({ season, members }: RecordedState) {
  const storages = Object.entries(members).map(
    ([uid, tables]) => [uid, storageOf(tables)] as const,
  );
  return memoryObjects(idTokens, storageOf(season), undefined, new Map(storages));
}

const names = (values: readonly { name: string }[]) => values.map(({ name }) => name).sort();

test("there is a recorded state of every release", () => {
  const recorded = states.map(({ release }) => ({ name: release }));
  expect(names(recorded)).toEqual(names(RELEASES));
});

test("the changelog names every release that is tried, with its commit", () => {
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  for (const { name, commit } of RELEASES) {
    expect(changelog).toContain(name === "1.0.0" ? `## ${name}` : `**${name}** (${commit})`);
  }
});

describe.each(states)("on the state of release $release", (state) => {
  const uids = Object.keys(state.records);

  test("the export has every record as that release had it", async () => {
    const request = new Request("http://d/users.json", {
      headers: { authorization: `Bearer ${SECRET}` },
    });
    expect(uids).toHaveLength(3);
    expect(await (await upgraded(state).answer(request)).json()).toEqual(state.records);
  });

  test("every member sees the favorites and adds another", async () => {
    const { answer } = upgraded(state);
    const database = createRealtimeDatabase({
      url: "http://d",
      fetch: (url, init) => answer(new Request(url, init)),
    });
    const records = createMemberRecords(database);
    for (const uid of uids) {
      const member = { uid, idToken: await idTokenFor(uid) };
      const before = starsIn(state.records[uid] ?? {});
      const seen = await records.favorites(member);
      const counts = seen.ok && seen.value;
      expect(counts && { players: counts.players.length, teams: counts.teams.length }).toEqual(
        before,
      );
      const profile = { name: "Ada", email: "ada@example.com" };
      const added = await records.add(member, { kind: "team", id: 22 }, profile);
      expect(added).toMatchObject({ value: { isNew: true } });
    }
  });
});
