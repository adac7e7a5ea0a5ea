import * as v from "valibot";
import { expect, test } from "vitest";
import { type JsonSchema, jsonSchemaOf } from "../../../../functions/open-data/json-schema.ts";

const name = v.strictObject({ first: v.string() });

test.each<[string, v.GenericSchema, JsonSchema]>([
  ["text", v.string(), { type: "string" }],
  ["truth", v.boolean(), { type: "boolean" }],
  ["a day", v.pipe(v.string(), v.isoDate()), { type: "string", format: "date" }],
  [
    "a bounded whole number",
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
    { type: "integer", minimum: 1, maximum: 9 },
  ],
  ["one word", v.literal("Final"), { const: "Final" }],
  ["one of some", v.picklist(["a", "b"]), { type: "string", enum: ["a", "b"] }],
  ["text or nothing", v.nullable(v.string()), { type: ["string", "null"] }],
  [
    "an object or nothing",
    v.nullable(name),
    { anyOf: [{ $ref: "#/components/schemas/Name" }, { type: "null" }] },
  ],
  [
    "a described short list",
    v.optional(v.pipe(v.array(v.string()), v.maxLength(2), v.description("Two."))),
    { type: "array", items: { type: "string" }, maxItems: 2, description: "Two." },
  ],
  [
    "text of some length with a default",
    v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(3)), "a"),
    { type: "string", minLength: 1, maxLength: 3, default: "a" },
  ],
  [
    "an object",
    v.strictObject({ name, age: v.optional(v.number()) }),
    {
      type: "object",
      properties: { name: { $ref: "#/components/schemas/Name" }, age: { type: "number" } },
      required: ["name"],
      additionalProperties: false,
    },
  ],
])("%s", (_what, schema, expected) => {
  expect(jsonSchemaOf(schema, { Name: name })).toEqual(expected);
});

test.each([v.date(), v.object({}), v.pipe(v.string(), v.regex(/a/))])(
  "what cannot be told throws instead of telling less",
  (schema) => {
    expect(() => jsonSchemaOf(schema)).toThrow(/No JSON Schema is made/);
  },
);
