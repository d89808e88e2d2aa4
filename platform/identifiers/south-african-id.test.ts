import fc from 'fast-check';
import { expect, test } from 'vitest';
import { luhnDigit } from './luhn.ts';
import { checkAge, checkIdentityNumber, checkSouthAfricanId } from './south-african-id.ts';

const onDate = '2026-06-03';
const check = (raw: string) => checkSouthAfricanId(raw, { onDate });

test.each([
  ['8001015009087', '1980-01-01', 'citizen', 'male'],
  ['7501151234085', '1975-01-15', 'citizen', 'female'],
  ['9001245289086', '1990-01-24', 'citizen', 'male'],
  ['8503125123088', '1985-03-12', 'citizen', 'male'],
  ['7607045800286', '1976-07-04', 'refugee', 'male'],
  ['0002290123088', '2000-02-29', 'citizen', 'female'],
  ['0101015123082', '2001-01-01', 'citizen', 'male'],
])('%s is valid, born on %s', (number, birthDate, citizenship, sex) => {
  expect(check(number)).toMatchObject({
    ok: true,
    level: null,
    normalised: number,
    facts: { birthDate, citizenship, sex },
  });
});

test.each([
  ['9202204720082', 'identityNumberChecksum'],
  ['9001010000000', 'identityNumberChecksum'],
  ['8001015009086', 'identityNumberChecksum'],
  ['8013015009087', 'identityNumberDate'],
  ['7607045800385', 'identityNumberCitizenship'],
  ['800101500908', 'identityNumberFormat'],
  ['80010150090871', 'identityNumberFormat'],
  ['80O1015009087', 'identityNumberFormat'],
  ['', 'identityNumberFormat'],
])('%s is refused: %s', (number, code) => {
  expect(check(number)).toMatchObject({ ok: false, level: 'E', code });
});

test('spaces of any kind are not part of the number', () => {
  expect(check(' 800101\u00a05009 087\u200b')).toMatchObject({ ok: true, normalised: '8001015009087' });
});

test('all that is wrong is told at once', () => {
  expect(check('8013015009387').findings.map(({ code }) => code)).toEqual([
    'identityNumberDate',
    'identityNumberCitizenship',
    'identityNumberChecksum',
  ]);
});

test('a director is an adult on the date of the application', () => {
  const born2008 = `080604500008`;
  const number = born2008 + luhnDigit(born2008);
  expect(check(number)).toMatchObject({ ok: false, code: 'personTooYoung' });
  expect(checkSouthAfricanId(number, { onDate: '2026-06-04' })).toMatchObject({ ok: true, facts: { age: 18 } });
});

test('of two centuries the later one counts, unless it lies in the future', () => {
  const number = (payload: string) => payload + luhnDigit(payload);
  expect(check(number('260603500008')).facts?.birthDate).toBe('2026-06-03');
  expect(check(number('260604500008')).facts?.birthDate).toBe('1926-06-04');
});

test('a date of birth over a hundred years ago warns', () => {
  expect(checkAge('1925-06-02', { onDate })).toEqual([{ level: 'W', code: 'personVeryOld', details: { age: 101 } }]);
  expect(checkAge('2027-01-01', { onDate })).toEqual([{ level: 'E', code: 'dateInFuture' }]);
  expect(checkAge('1980-01-01', { onDate })).toEqual([]);
});

test('any adult has a number that passes, and tells the date of birth', () => {
  const births = fc
    .date({ min: new Date('1927-01-01'), max: new Date('2008-06-03'), noInvalidDate: true })
    .map((it) => it.toISOString().slice(0, 10));
  fc.assert(
    fc.property(
      births,
      fc.stringMatching(/^\d{4}$/),
      fc.constantFrom('0', '1', '2'),
      fc.constantFrom('8', '9'),
      (born, sequence, citizenship, a) => {
        const payload = born.slice(2).replaceAll('-', '') + sequence + citizenship + a;
        expect(check(payload + luhnDigit(payload))).toMatchObject({
          ok: true,
          level: null,
          facts: { birthDate: born },
        });
      },
    ),
  );
});

test('any text is answered', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (raw) => typeof check(raw).ok === 'boolean'));
});

test('other identity numbers are letters, digits, - and /, at most fifteen', () => {
  expect(checkIdentityNumber('123456789012345', 'other', { onDate })).toMatchObject({ ok: true });
  expect(checkIdentityNumber('1234567890123456', 'passport', { onDate })).toMatchObject({ ok: false, code: 'tooLong' });
  expect(checkIdentityNumber('A1234567', 'passport', { onDate })).toMatchObject({ ok: true });
  expect(checkIdentityNumber('63-123456/A12', 'other', { onDate })).toMatchObject({ ok: true });
  expect(checkIdentityNumber('A#1', 'passport', { onDate })).toMatchObject({ ok: false, code: 'identityCharacters' });
  expect(checkIdentityNumber('8001015009087', 'SA_ID', { onDate })).toMatchObject({ ok: true });
});
