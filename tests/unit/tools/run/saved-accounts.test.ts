import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hasSavedAccounts, keepAccounts } from "#tools/run/saved-accounts.ts";

const emulator = { accounts: '{"users":[]}', status: 200 };
let server: Server;
let host: string;
let folder: string;

beforeEach(async () => {
  Object.assign(emulator, { accounts: '{"users":[]}', status: 200 });
  server = createServer((request, response) => {
    const isOwner = request.headers.authorization === "Bearer owner";
    response.statusCode = isOwner ? emulator.status : 401;
    response.end(request.url?.includes("accounts:batchGet") ? emulator.accounts : "{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), "hardwood-accounts-"));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const file = () => join(folder, "auth_export/accounts.json");
const saved = () => (existsSync(file()) ? readFileSync(file(), "utf8") : undefined);

test("accounts are on disk soon after they change, without being asked to", async () => {
  expect(hasSavedAccounts(folder)).toBe(false);
  const saver = keepAccounts(host, "demo", folder);
  await expect.poll(saved).toBe('{"users":[]}');
  await expect.poll(() => hasSavedAccounts(folder)).toBe(true);
  emulator.accounts = '{"users":[{"localId":"ada"}]}';
  await expect.poll(saved).toBe(emulator.accounts);
  await saver.stop();
});

test("accounts that changed last are saved on stopping", async () => {
  const saver = keepAccounts(host, "demo", folder);
  emulator.accounts = '{"users":[{"localId":"bob"}]}';
  await saver.stop();
  expect(saved()).toBe(emulator.accounts);
  // Nothing but what the emulator imports lies beside the accounts.
  expect(readdirSync(join(folder, "auth_export")).sort()).toEqual(["accounts.json", "config.json"]);
});

test("saved accounts stay when the emulator fails or has gone", async () => {
  await keepAccounts(host, "demo", folder).stop();
  emulator.accounts = "broken";
  emulator.status = 500;
  await keepAccounts(host, "demo", folder).stop();
  server.close();
  await keepAccounts(host, "demo", folder).stop();
  expect(saved()).toBe('{"users":[]}');
});
