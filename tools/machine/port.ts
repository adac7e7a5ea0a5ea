import { UsageError } from "../command-line.ts";
import { portIsTaken } from "./processes.ts";

/** The site's port: `PORT`, or 4321. Throws a `UsageError` for an invalid value. */
export function readPort(value = process.env.PORT): number {
  if (value === undefined || value === "") return 4321;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new UsageError(`PORT must be a number from 1 to 65535, not "${value}".`);
  }
  return port;
}

/** The same port, for a site that `command` starts; throws when the port is taken. */
export async function readOpenPort(command: string): Promise<number> {
  const port = readPort();
  if (await portIsTaken(port)) {
    throw new Error(`Port ${port} is taken; choose another one with PORT=${port + 10} ${command}.`);
  }
  return port;
}
