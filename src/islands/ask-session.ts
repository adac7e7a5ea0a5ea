// For a page that the edge has sent a member to although the browser remembered none.
import { askSession } from "../stores/session.ts";

void askSession();
