// Why an island: only the edge knows who is signed in. The call counts as use of the session,
// clears the cached member when the session is over, and fills an empty cache.
import { checkSession } from "../stores/session.ts";

void checkSession();
