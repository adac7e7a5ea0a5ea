// Why an island: only the edge knows the session. The call keeps the session alive, clears the
// cached member when the session is over, and fills an empty cache.
import { checkSession } from "../stores/session.ts";

void checkSession();
