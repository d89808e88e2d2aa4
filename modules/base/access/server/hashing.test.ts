import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { hashing } from './hashing.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

// RFC 9106, 5.3: without secret and associated data, which no password of ours has, as its authors' program computes it.
const known = {
  password: 'password',
  nonce: Buffer.from('somesalt'),
  memory: 65_536,
  passes: 2,
  parallelism: 1,
  tagLength: 32,
};

test('a hash is that of the published program', async () => {
  expect((await hashing.argon2id(known)).toString('hex')).toBe(
    '09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7',
  );
});

test('a password is recognised, and no other, however many are hashed at once', async () => {
  const stored = await hashPassword('Kudu-Bergwind-84');
  const tried = ['Kudu-Bergwind-84', 'Kudu-Bergwind-85', '', 'kudu-bergwind-84', 'Kudu-Bergwind-84'];
  expect(await Promise.all(tried.map((password) => passwordMatches(password, stored)))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});

test.runIf(process.platform === 'linux')('threads that hash step back behind all others', async () => {
  await hashing.argon2id(known);
  const ranks = fs
    .readdirSync('/proc/self/task')
    .map((thread) => fs.readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ')[16]);
  expect(ranks).toContain('5');
});

test('who waits for a hash is not ended before it, and threads that wait keep nobody', () => {
  const script = `import { hashPassword } from './modules/base/access/server/passwords.ts'; console.log(await hashPassword('x'));`;
  const printed = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  expect(printed).toMatch(/^argon2id\$19456,2,1\$/);
});
