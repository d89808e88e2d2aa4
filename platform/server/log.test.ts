import { expect, test } from 'vitest';
import { logFor } from './log.ts';

/** A place to write to, and what was written. */
function screen(isTTY: boolean) {
  const written: string[] = [];
  return { out: { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream, written };
}
const settings = { LOG_LEVEL: 'info', NODE_ENV: 'development' } as const;

test('who starts the server in a terminal reads sentences alone', () => {
  const { out, written } = screen(true);
  const log = logFor(settings, out);
  log.info('Server listening at http://127.0.0.1:3000');
  expect(written).toEqual([]);
  log.warn('the disk is nearly full');
  log.error({ error: new Error('no route to the mail server') }, 'mail');
  expect(written[0]).toBe('Warning: the disk is nearly full\n');
  expect(written[1]).toMatch(/^Error: mail\nError: no route to the mail server\n +at /);
});

test.each([
  { what: 'no terminal', isTTY: false, config: settings },
  { what: 'production', isTTY: true, config: { ...settings, NODE_ENV: 'production' as const } },
  { what: 'the detail that somebody asked for', isTTY: true, config: { ...settings, LOG_LEVEL: 'debug' as const } },
])('the log is JSON for $what', ({ isTTY, config }) => {
  const { out, written } = screen(isTTY);
  logFor(config, out).info({ port: 3000 }, 'listening');
  expect(written.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 30, message: 'listening', port: 3000 },
  ]);
});
