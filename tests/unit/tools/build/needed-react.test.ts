import { expect, it } from "vitest";
import { importedFrom, withExports } from "#tools/build/needed-react.ts";

const SOURCES = [
  'import { type FocusEvent, useEffect,\n  useRef } from "react";\nimport { flushSync } from "react-dom";',
  "import { atom } from 'nanostores'\nimport { useRef, useCallback as useIt } from 'react'",
  'import type { ComponentType } from "react";',
];

it("finds the names that are imported from an address", () => {
  expect([...importedFrom("react", SOURCES)]).toEqual(
    "FocusEvent useEffect useRef useCallback".split(" "),
  );
  expect([...importedFrom("react-dom", SOURCES)]).toEqual(["flushSync"]);
  expect([...importedFrom("react-dom/client", SOURCES)]).toEqual([]);
});

it.each(['import React from "react"', 'import * as React from "react"'])("refuses %s", (source) => {
  expect(() => importedFrom("react", [source])).toThrow('Import names from "react"');
});

it("keeps the exports that are imported, and what React's packages read of each other", () => {
  const code = [
    "exports.__INTERNALS = {};",
    "exports.useRef = function () { exports.useMemo = 1; };",
    "exports.useMemo = function () {};",
    'exports.version = "1";',
  ];
  expect(withExports(code.join("\n"), new Set(["useRef"])).split("\n")).toEqual([
    code[0],
    code[1],
    "const unused_useMemo = function () {};",
    code[3],
  ]);
});
