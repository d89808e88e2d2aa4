import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { texts as desk } from '#modules/work/loads/messages/desk/en.ts';
import { texts as form } from '#modules/work/loads/messages/form/en.ts';

const modules = path.join(import.meta.dirname, '../modules');

// Modules above the loads write to the history of a load; its page knows their events by name alone.
test('every event in the history of a load has words on its page', () => {
  const events = fs
    .readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/server\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = fs.readFileSync(path.join(modules, file), 'utf8');
      // In the rooms of a load every entry is about a load.
      const entries = /^work\/(loads|load-prices|carriage|road)\//.test(file)
        ? /event: ('\w+'),/g
        : /noun: 'load',[^{}]*?event: ([^\n]*)/g;
      return [...source.matchAll(entries)].map(([, event]) => event ?? '');
    })
    .flatMap((event) => [...event.matchAll(/'(\w+)'/g)].map(([, name]) => name));
  expect(events.length).toBeGreaterThan(10);
  const words: Readonly<Record<string, string>> = { ...form, ...desk };
  expect(events.filter((event) => !words[`event_${event}`])).toEqual([]);
});
