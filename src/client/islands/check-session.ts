// Why an island: who is signed in, only the edge can say. A member reading counts as use, a session
// that is over is noticed, and a browser that had no member stored learns of its member.
import { checkSession } from "../stores/session.ts";

void checkSession();
