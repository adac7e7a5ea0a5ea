import { MAX_USERNAME } from "#domain/member/credentials.ts";
import {
  decodeFavoriteKey,
  encodeFavoriteKey,
  FAVORITES_PLACEHOLDER,
  listFavorites,
  listFavoriteTeams,
} from "#domain/member/favorite-keys.ts";
import type { Favorite, Favorites } from "#domain/member/favorites.ts";
import {
  type HiddenScores,
  hiddenScoresText,
  parseHiddenScores,
} from "#domain/member/hidden-scores.ts";
import type { NoticeChoices } from "#domain/notices/notice-settings.ts";
import { ok, type Result } from "#domain/result.ts";
import {
  noticesOf,
  type StoredDevice,
  type StoredNotices,
  storedChoices,
} from "./member-notices.ts";
import type {
  DatabaseCredential,
  ReadFailure,
  WritableDatabase,
  Write,
} from "./realtime-database.ts";

/** The owner of a record, with the member's ID token, which the database's rules check. */
export interface Member {
  uid: string;
  idToken: string;
}

type Answer<Value> = Promise<Result<Value, ReadFailure>>;

interface Profile {
  name: string;
  email: string;
}

/** The record of each member at `users/{uid}` (product.md section 3). */
export interface MemberRecords {
  /** Creates the record; an existing record is left as it is. */
  create(member: Member, profile: Profile): Answer<void>;
  rename(member: Member, name: string): Answer<void>;
  /** Everything that the record holds; null when the member has none. */
  whole(member: Member): Answer<unknown>;
  favorites(member: Member): Answer<Favorites>;
  /**
   * Writes one key alone, as `remove` does, so that concurrent calls never undo each other; creates
   * a missing record first. Returns the favorites after it, and whether this call has added it.
   */
  add(
    member: Member,
    favorite: Favorite,
    profile: Profile,
  ): Answer<{ favorites: Favorites; isNew: boolean }>;
  /** Returns the favorites after it. */
  remove(member: Member, favorite: Favorite): Answer<Favorites>;
  hiddenScores(member: Member): Answer<HiddenScores>;
  hideScores(member: Member, hidden: HiddenScores): Answer<void>;
  notices(member: Member): Answer<StoredNotices>;
  chooseNotices(member: Member, choices: NoticeChoices): Answer<void>;
  /** Adds a device, or replaces the one with its id. */
  addDevice(member: Member, device: StoredDevice): Answer<void>;
  removeDevice(member: Member, id: string): Answer<void>;
  /** Removes the whole record, with the member's ID token or the administrator's credential. */
  erase(uid: string, credential: DatabaseCredential): Answer<void>;
}

/** The members' records in a database. */
export function createMemberRecords(database: WritableDatabase): MemberRecords {
  function change(member: Member, favorite: Favorite, write: Write): Answer<unknown> {
    const place = placeOf(favorite);
    return database.writeBelow(favoritesPath(member), place, write, { auth: member.idToken });
  }

  const records: MemberRecords = {
    async create(member, { name, email }) {
      const empty = { [FAVORITES_PLACEHOLDER]: true };
      const record = {
        name: storedName(name),
        email,
        uid: member.uid,
        favorites: { players: empty, teams: empty },
      };
      const written = await database.write(
        recordOf(member),
        { setIfAbsent: record },
        { auth: member.idToken },
      );
      return written.ok || written.error.kind === "taken" ? ok(undefined) : written;
    },
    async rename(member, name) {
      return done(
        await database.write(
          `${recordOf(member)}/name`,
          { set: storedName(name) },
          { auth: member.idToken },
        ),
      );
    },
    whole(member) {
      return database.read(recordOf(member), { auth: member.idToken });
    },
    async favorites(member) {
      const read = await database.read(favoritesPath(member), { auth: member.idToken });
      return read.ok ? ok(favoritesOf(read.value)) : read;
    },
    async add(member, favorite, profile) {
      let added = await change(member, favorite, { setIfAbsent: true });
      // The rules allow no favorite without a record.
      if (!added.ok && added.error.kind === "denied") {
        const created = await records.create(member, profile);
        if (created.ok) added = await change(member, favorite, { setIfAbsent: true });
      }
      if (added.ok) return ok({ favorites: favoritesOf(added.value), isNew: true });
      if (added.error.kind !== "taken") return added;
      const listed = await records.favorites(member);
      return listed.ok ? ok({ favorites: listed.value, isNew: false }) : listed;
    },
    async remove(member, favorite) {
      const removed = await change(member, favorite, { remove: true });
      return removed.ok ? ok(favoritesOf(removed.value)) : removed;
    },
    async hiddenScores(member) {
      const read = await database.read(hiddenScoresPath(member), { auth: member.idToken });
      return read.ok ? ok(parseHiddenScores(read.value) ?? []) : read;
    },
    async hideScores(member, hidden) {
      const set = hiddenScoresText(hidden);
      const change = set === "" ? { remove: true as const } : { set };
      return done(await database.write(hiddenScoresPath(member), change, { auth: member.idToken }));
    },
    async notices(member) {
      const read = await database.read(noticesPath(member), { auth: member.idToken });
      return read.ok ? ok(noticesOf(read.value)) : read;
    },
    async chooseNotices(member, choices) {
      const update = storedChoices(choices);
      return done(await database.write(noticesPath(member), { update }, { auth: member.idToken }));
    },
    async addDevice(member, { id, ...set }) {
      const path = `${noticesPath(member)}/devices/${id}`;
      return done(await database.write(path, { set }, { auth: member.idToken }));
    },
    async removeDevice(member, id) {
      const path = `${noticesPath(member)}/devices/${id}`;
      return done(await database.write(path, { remove: true }, { auth: member.idToken }));
    },
    async erase(uid, credential) {
      return done(await database.write(recordOf({ uid }), { remove: true }, credential));
    },
  };
  return records;
}

function hiddenScoresPath(member: Member): string {
  return `${recordOf(member)}/hiddenScores`;
}

function noticesPath(member: Member): string {
  return `${recordOf(member)}/notices`;
}

function recordOf({ uid }: Pick<Member, "uid">): string {
  return `users/${uid}`;
}

/** Cuts a name to the length of the database's rules; accounts from elsewhere may exceed it. */
function storedName(name: string): string {
  return [...name].slice(0, MAX_USERNAME).join("");
}

function favoritesPath(member: Member): string {
  return `${recordOf(member)}/favorites`;
}

/** The keys of a favorite's place below the favorites. */
function placeOf(favorite: Favorite): [string, string] {
  return favorite.kind === "team"
    ? ["teams", String(favorite.id)]
    : ["players", encodeFavoriteKey(favorite.name)];
}

function favoritesOf(value: unknown): Favorites {
  const { players, teams } = (value ?? {}) as { players?: unknown; teams?: unknown };
  return {
    players: listFavorites(players).map(decodeFavoriteKey),
    teams: listFavoriteTeams(teams),
  };
}

function done(answer: Result<unknown, ReadFailure>): Result<void, ReadFailure> {
  return answer.ok ? ok(undefined) : answer;
}
