export { onRequest } from "../functions/middleware.ts";
