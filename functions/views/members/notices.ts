import type { Favorites } from "#domain/member/favorites.ts";
import type { NoticeState } from "#domain/notices/notice-settings.ts";
import type { Result } from "#domain/result.ts";
import type { Collections } from "#functions/data/cached-collections.ts";
import { type StoredNotices, shownNotices } from "#functions/data/member-notices.ts";

/** The notices of the member who asks for a page. */
export interface NoticesAccess {
  /** The key by which browsers know this site. */
  publicKey: string;
  read(): Promise<Result<StoredNotices, { kind: string }>>;
}

/** The page for notices; undefined while the database does not answer. */
export interface NoticesPage {
  publicKey: string;
  state: NoticeState;
  /** The names of the favorite teams. */
  teams: string[];
}

/** A member's notices, and the teams that they are about. */
export async function loadNotices(
  collections: Pick<Collections, "teams">,
  favorites: () => Promise<Result<Favorites, { kind: string }>>,
  { publicKey, read }: NoticesAccess,
): Promise<NoticesPage | undefined> {
  const [notices, listed, teams] = await Promise.all([read(), favorites(), collections.teams()]);
  if (!notices.ok || !listed.ok || !teams.ok) return undefined;
  const followed = teams.value.value.filter(({ id }) => listed.value.teams.includes(id));
  return {
    publicKey,
    state: shownNotices(notices.value),
    teams: followed.map(({ fullName }) => fullName),
  };
}
