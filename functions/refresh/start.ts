import type { RefreshObject } from "./refresh-object.ts";

/** The binding of the refresh. */
export interface RefreshObjects {
  REFRESH: DurableObjectNamespace<RefreshObject>;
}

/** The one refresh of the site. */
const NAME = "refresh";

/** The object that refreshes the data; `start` returns when the run is noted. */
export function refreshOf({ REFRESH }: RefreshObjects): DurableObjectStub<RefreshObject> {
  return REFRESH.getByName(NAME);
}
