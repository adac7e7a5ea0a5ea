// For a page that shows a member: reading counts as use, and a session that is over is noticed.
import { askSessionAgain } from "../stores/session.ts";

void askSessionAgain();
