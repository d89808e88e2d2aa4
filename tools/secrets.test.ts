import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { secretsIn } from './secrets.ts';

const root = path.resolve(import.meta.dirname, '..');

test('a secret is told by its form', () => {
  const key = ['-----BEGIN EC PRIVATE ', 'KEY-----\nMHcCAQEEIOaG8eEiX0d2pTfJ'].join('');
  expect(secretsIn(key)).toEqual(['private key']);
  expect(secretsIn(['AKIA', 'IOSFODNN7EXAMPLE'].join(''))).toEqual(['key of Amazon']);
  expect(secretsIn(['postgres://haulway:', 'hunter22@db.highveld.co.za/haulway'].join(''))).toEqual([
    'password in an address',
  ]);
  expect(secretsIn(['gho', '_'].join('') + 'a'.repeat(36))).toEqual(['token of GitHub']);
  expect(secretsIn('postgres://haulway:test@127.0.0.1:5432/haulway, smtp://u:secret@mail.a.example, eyJ')).toEqual([]);
});

test('no secret is in the repository', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .filter((file) => file && fs.existsSync(path.join(root, file)));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    secretsIn(fs.readFileSync(path.join(root, file), 'latin1')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
