import { expect, test } from 'vitest';
import { archivePaths } from './archive-paths.ts';

const file = (subjectName: string, label: string, more = {}) => ({
  subjectName,
  label,
  version: 1,
  contentType: 'application/pdf',
  ...more,
});

test('a folder a subject, a name that says what it is, and the ending of what it is', () => {
  expect(
    archivePaths([
      file('Müller & Sons (Pty) Ltd', 'GIT certificate'),
      file('Müller & Sons (Pty) Ltd', 'GIT certificate', { version: 3, contentType: 'image/jpeg' }),
    ]),
  ).toEqual(['Müller & Sons (Pty) Ltd/GIT certificate.pdf', 'Müller & Sons (Pty) Ltd/GIT certificate v3.jpg']);
});

test('no two files have one name, whatever the case', () => {
  expect(archivePaths([file('ACME', 'Other'), file('Acme', 'Other'), file('acme', 'other')])).toEqual([
    'ACME/Other.pdf',
    'Acme/Other (2).pdf',
    'acme/other (3).pdf',
  ]);
});

test.each([
  ['../../etc', 'etc/Other.pdf'],
  ['C:\\Windows\\..', 'C Windows/Other.pdf'],
  ['...', '_/Other.pdf'],
  ['nul', '_nul/Other.pdf'],
  ['CON.trading', '_CON.trading/Other.pdf'],
  ['Name \u202Efdp.exe', 'Name fdp.exe/Other.pdf'],
  ['Ends with a dot. ', 'Ends with a dot/Other.pdf'],
])('%j cannot lead anywhere else', (subjectName, path) => {
  expect(archivePaths([file(subjectName, 'Other')])).toEqual([path]);
});
