declare namespace Cloudflare {
  interface Env {
    ASSETS: Fetcher;
    /** The deployed version of the Worker; another one at each start of a local run. */
    VERSION: WorkerVersionMetadata;
    /** The season's data. */
    EMBEDDED_DATABASE: DurableObjectNamespace<
      import("../functions/database/durable-object.ts").EmbeddedDatabase
    >;
    /** One object for each member, named by uid. */
    MEMBERS: DurableObjectNamespace<
      import("../functions/database/members/member-object.ts").MemberObject
    >;
    /** One object for each day with games, named by the date. */
    LIVE_DAYS: DurableObjectNamespace<import("../functions/live/durable-object.ts").LiveDay>;
    /** The refresh of the season's data. */
    REFRESH: DurableObjectNamespace<import("../functions/refresh/refresh-object.ts").RefreshObject>;
    /** One object for each team, named by its id: the members who follow it. */
    TEAMS: DurableObjectNamespace<import("../functions/notices/team-object.ts").TeamObject>;
    /** One object for each member with notices on their way, named by uid. */
    NOTICES: DurableObjectNamespace<import("../functions/notices/notices-object.ts").NoticesObject>;
    /** One object, which draws the pictures of shared links. */
    PICTURES: DurableObjectNamespace<
      import("../functions/pictures/picture-object.ts").PictureObject
    >;
    SESSION_LIMIT: RateLimit;
    MAIL_LIMIT: RateLimit;
    MAIL_CALLER_LIMIT: RateLimit;
    PROFILE_LIMIT: RateLimit;
    FAVORITES_LIMIT: RateLimit;
    OPEN_DATA_LIMIT: RateLimit;
    OPERATOR_LIMIT: RateLimit;
    PROXY_LIMIT: RateLimit;
    DATABASE_LIMIT: RateLimit;
    PICTURE_LIMIT: RateLimit;
  }
}

declare namespace App {
  interface Locals {
    /** The season's data, read through this isolate's cache. */
    collections: import("../functions/data/cached-collections.ts").Collections;
    /** The documents of days, players and teams, read through this isolate's cache. */
    documents: import("../functions/data/cached-documents.ts").Documents;
    /** The season that was current when the request began. */
    seasonNow: import("../domain/season/season.ts").SeasonNow;
    /** The name of the page's season: "2025-26". */
    season: string;
    /** The reason why an address has no season; undefined for a season that is held. */
    seasonRefusal:
      | Exclude<import("../functions/data/season-of-request.ts").SeasonOfRequest, { kind: "held" }>
      | undefined;
    /** The members' data; every read is denied on pages that are not for members. */
    memberCollections: import("../functions/data/cached-collections.ts").MemberCollections;
    /** The time that the page shows, in ms since 1970. */
    now: number;
    /** When the machine's clock has the time at which the page's clock shows a moment. */
    machineTime(moment: number): number;
    /** The rung that the page needs and the database lacks; undefined when it lacks none. */
    notHeld(): import("../domain/season/ladder.ts").Rung | undefined;
    /** The results of games are brought from a stats API. */
    bringsResults: boolean;
    /** A day's games as they were last read; undefined when games in progress are not read. */
    live(
      date: string,
      games: readonly import("../domain/season/fixtures.ts").Fixture[],
    ): Promise<import("../domain/live/live-day.ts").LiveDayState | undefined>;
    /** The plays of the game of a day at home of a team; undefined where none are read. */
    livePlays(
      date: string,
      homeTeamId: number,
    ): Promise<import("../domain/live/live-plays.ts").LivePlays | undefined>;
    /** The member's notices; undefined where the site sends none. */
    notices: import("../functions/views/members/notices.ts").NoticesAccess | undefined;
    /** Records a moment, in ms since 1970, from which the page would read differently. */
    holdUntil(moment: number): void;
    /** The reads of this page, with their outcomes. */
    reads: import("../functions/data/read-trace.ts").ReadTrace;
    /** The request's id in the log. */
    requestId: string | undefined;
    /** The site's origin, without a trailing slash. */
    siteUrl: string;
    /** The OpenAPI description of the open data, as clients get it. */
    openApi(): Promise<import("../domain/open-api.ts").OpenApiDocument>;
    /** The member on a members' page; undefined on every other page. */
    member: { user: import("../domain/member/user.ts").User } | undefined;
    /** The member's ID token; undefined while the provider is unavailable. */
    idToken(): Promise<string | undefined>;
    /** The member's favorites. */
    favorites(): Promise<
      import("../domain/result.ts").Result<
        import("../domain/member/favorites.ts").Favorites,
        { kind: "signed-out" | "identity-unavailable" | "database-unavailable" }
      >
    >;
    /** Everything that the member's record holds; null for a member without one. */
    ownRecord(): Promise<
      import("../domain/result.ts").Result<
        unknown,
        { kind: "signed-out" | "identity-unavailable" | "database-unavailable" }
      >
    >;
    /** The answer with a picture that a page makes of its view; undefined for a page without one. */
    picture<Page>(
      view: import("../functions/views/page/view.ts").View<Page>,
      make: (page: Page) => import("../domain/pictures/picture.ts").Picture | undefined,
    ): Promise<Response>;
    /** The service worker is switched on. */
    serviceWorker: boolean;
    /** Whether people can sign in here, and the identity provider's public settings. */
    accounts: import("../functions/settings/accounts.ts").AccountSettings;
  }
}
