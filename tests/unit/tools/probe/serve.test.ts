import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { probeConfig } from "#tools/probe/serve.ts";

test.each([
  [
    { hasObjects: true, domain: undefined },
    { workers_dev: true, migrations: expect.anything() },
    "routes",
  ],
  [{ hasObjects: false, domain: undefined }, { workers_dev: true }, "durable_objects"],
  [
    { hasObjects: true, domain: "probe.example.com" },
    { routes: [{ pattern: "probe.example.com", custom_domain: true }] },
    "workers_dev",
  ],
])("the probe's Worker with %j", (options, has, lacks) => {
  const config = probeConfig(options);
  expect(config).toMatchObject({ cache: { enabled: true }, ...has });
  expect(config).not.toHaveProperty(lacks);
  expect(existsSync((config as { main: string }).main)).toBe(true);
});
