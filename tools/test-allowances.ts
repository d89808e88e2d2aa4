/**
 * What may take longer than the limits of `npm test`, and why nothing shorter would do. Files of unit and operation tests by
 * their path, browser tests by `file › title`.
 */
export const slow: Readonly<Record<string, string>> = {
  'server/durability.test.ts': 'Starts the whole product seven times on a database that waits for its disk.',
  'server/reminders.test.ts': 'Makes a demonstration and starts three more servers on a clock that is moved.',
  'tools/new-module.test.ts': 'Compiles a copy of the sources and tests it over a database of its own.',
  'server/operations.test.ts': 'Sends wrong values to every field of every operation.',
};

/**
 * Browser tests that needed a second try in a run of CI, as `npm test` printed them. One that needs it again fails the run:
 * find its race, then take its line away.
 */
export const neededSecondTry: readonly string[] = [];
