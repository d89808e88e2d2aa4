import { expect, test } from 'vitest';
import { savedName } from './file-names.ts';

test.each([
  ['certificate.pdf', 'application/pdf', 'certificate.pdf'],
  ['Certificate.PDF', 'application/pdf', 'Certificate.pdf'],
  ['GIT certificate', 'application/pdf', 'GIT certificate.pdf'],
  ['letter.html', 'application/pdf', 'letter.html.pdf'],
  ['run.bat', 'image/png', 'run.bat.png'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['..\\..\\start menu\\x.pdf', 'application/pdf', 'start menu x.pdf'],
  ['/etc/passwd', 'application/pdf', 'etc passwd.pdf'],
  ['cod\u202efdp.exe', 'application/pdf', 'cod fdp.exe.pdf'],
  ['con.pdf', 'application/pdf', '_con.pdf'],
  [`${'x'.repeat(200)}.pdf`, 'application/pdf', `${'x'.repeat(80)}.pdf`],
])('%s of %s is saved as %s', (fileName, contentType, saved) => {
  expect(savedName(fileName, contentType)).toBe(saved);
});
