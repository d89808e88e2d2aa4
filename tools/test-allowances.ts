/**
 * Tests that take longer than usual, each with the reason why nothing shorter would do: `npm test` does not name them as slow.
 * Files of unit and operation tests by their path, browser tests by `file › title`.
 */
export const slow: Readonly<Record<string, string>> = {
  'server/durability.test.ts': 'Starts the whole product nine times on a database that waits for its disk.',
  'server/killed-packs.test.ts': 'Kills whole servers over a demonstration, while a mail server holds back its answer.',
  'server/killed-webhooks.test.ts': 'Kills whole servers over a demonstration, while a receiver holds back its answer.',
  'server/reminders.test.ts': 'Starts three servers on a clock that is moved, and kills one.',
  'tools/new-module.test.ts': 'Compiles a copy of the sources and tests it over a database of its own.',
  'server/operations.test.ts': 'Sends wrong values to every field of every operation.',
  'server/import-kinds.test.ts': 'Brings a file of each kind in and compares every refusal with that of the form.',
  'server/wire.test.ts': 'Starts two server processes on one demonstration, and walks a whole flow through both.',
  'server/injection.test.ts': 'Sends SQL for text to every operation, read and write.',
  'server/seal-anew.test.ts': 'Seals a whole house anew three times, under a key of its own each time.',
  'server/happenings.test.ts': 'Tells every fact of the product twice to everybody who hears it.',
  'server/scopes.test.ts': 'Asks every operation for records that a role may not reach.',
  'server/stored-values.test.ts': 'Lengthens every text of a whole house, and asks every list and record for it.',
  'tools/moment-in-time.test.ts': 'Makes a database, copies it while it is written to, and restores it to a moment.',
  'platform/server/audit-chain.test.ts': 'Damages the trail in many places and checks the whole of it each time.',
  'supplier-registration.spec.ts › a transporter begins on a phone, goes on at a desktop, and is registered once':
    'The one journey of this flow through the whole product, with two devices and a desk.',
  'customer-registration.spec.ts › a customer begins on a phone, goes on at a desktop, and is registered once':
    'The one journey of this flow through the whole product, with two devices and a desk.',
  'customer-capture.spec.ts › five steps, parties to bill in a modal, and a customer that waits for a second person':
    'The one journey of a capture at the desk, with every field of five steps.',
  'contractor-application.spec.ts › five steps on a small phone, with the mistakes that people make, end in a signed document':
    'The one journey of this flow through the whole product, down to the signed document.',
  'contractor-application.spec.ts › at the desk one person assesses an application, and another approves it':
    'Fills in an application first, because only a submitted one can be assessed.',
  'credit-limit.spec.ts › proposed at the desk, approved by a second person, accepted by the customer':
    'The one journey of this flow, with two people at the desk and a customer on a phone.',
  'tenders.spec.ts › a load is tendered to three carriers, driven by the one that wins, and followed by its customer':
    'The one journey of a load, from the first key to its delivery, with two desks, three phones and a customer.',
  'gallery.spec.ts › every brick is accessible: phone, light': 'Holds every brick of the gallery against axe.',
  'gallery.spec.ts › every brick is accessible: phone, dark': 'Holds every brick of the gallery against axe.',
  'gallery.spec.ts › every brick is accessible: desktop, light': 'Holds every brick of the gallery against axe.',
  'gallery.spec.ts › every brick is accessible: desktop, dark': 'Holds every brick of the gallery against axe.',
  'first-start.spec.ts › npm start builds, starts and prints the address and the people, and a signal ends it':
    'Builds the pages and makes the first demonstration.',
};
