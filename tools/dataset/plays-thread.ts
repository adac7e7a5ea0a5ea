import { asThread } from "../machine/besides.ts";
import { writeAllPlays } from "./past-season-files.ts";

asThread(writeAllPlays);
