// Why an island: a member reading counts as use of the session, and one that is over is noticed.
import { askSession } from "../stores/session.ts";

void askSession();
