import { expect, test } from 'vitest';
import { paperState, worstPaper } from './papers.ts';

const today = '2026-06-03';

test.each([
  [null, 'none'],
  ['', 'none'],
  ['2026-06-02', 'expired'],
  ['2026-06-03', 'expiring'],
  ['2026-07-03', 'expiring'],
  ['2026-07-04', 'valid'],
])('a paper that ends on %s is %s', (expiry, state) => {
  expect(paperState(expiry, today)).toBe(state);
});

test('of several the gravest counts, and none is not grave', () => {
  expect(worstPaper([null, '2027-01-01'], today)).toBe('valid');
  expect(worstPaper(['2027-01-01', '2026-06-10', null], today)).toBe('expiring');
  expect(worstPaper(['2026-06-10', '2026-06-01'], today)).toBe('expired');
  expect(worstPaper([], today)).toBe('none');
});

test('one that is called for and has no date is graver than one that holds, and not than one that has ended', () => {
  expect(worstPaper([null, '2027-01-01'], today, true)).toBe('incomplete');
  expect(worstPaper([null, '2026-06-10'], today, true)).toBe('incomplete');
  expect(worstPaper([null, '2026-06-01'], today, true)).toBe('expired');
  expect(worstPaper([], today, true)).toBe('incomplete');
});
