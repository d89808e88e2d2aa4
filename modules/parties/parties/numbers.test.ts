import { expect, test } from 'vitest';
import { emptyDirector, type Director } from './fields.ts';
import {
  directorNames,
  unknownMasks,
  withAnswers,
  withMaskedNumbers,
  withNumbersOnFile,
  withoutNumbers,
} from './numbers.ts';

const person = (name: string, idNumber: string, id?: string): Director => ({
  ...emptyDirector,
  name,
  idNumber,
  ...(id && { id }),
});
const first = person('John Nkosi', '8001015009087', 'id-1');
const second = person('John Nkosi', '7502025009083', 'id-2');
const third = person('Nomsa Radebe', '9003035009084', 'id-3');
const stored = { bankAccountNo: '1234567890', directors: [first, second, third] };
const numbers = (directors: readonly Director[]) => directors.map(({ idNumber }) => idNumber);
const answered = (directors: Director[]) =>
  withAnswers(stored, { bankAccountNo: '', directors }, directorNames, new Set(['directors'])).directors;
const blank = ({ id: _, ...director }: Director, isKnown = true): Director => ({
  ...director,
  ...(isKnown && { id: _ }),
  idNumber: '',
});

test('directors of one name keep each their own number, in whatever order they come back', () => {
  expect(answered([blank(second), blank(first)])).toEqual([second, first]);
  expect(answered([blank(second)])).toEqual([second]);
});

test('a client without ids: by place while the names are as they were, by name where only one bears it', () => {
  expect(answered([first, second, third].map((each) => blank(each, false)))).toEqual([first, second, third]);
  expect(answered([blank(third, false)])).toEqual([third]);
  // Which of the two it is, nobody can say: the number is asked for again.
  expect(numbers(answered([blank(first, false), blank(third, false)]))).toEqual(['', third.idNumber]);
});

test('the number of a person is not given to another who takes the place', () => {
  expect(answered([{ ...blank(first), name: 'Somebody Else' }])).toMatchObject([{ idNumber: '', id: 'id-1' }]);
});

test('an id that is not on file, or that comes twice, is no id', () => {
  const [stranger] = answered([{ ...blank(first), id: 'of-another-party' }]);
  expect(stranger).toEqual({ ...blank(first, false) });
  expect(answered([blank(first), blank(first)])[1]).toEqual(blank(first, false));
});

test('what is shown is masked, and the same mask sent back means the number on file', () => {
  const shown = withMaskedNumbers(stored, directorNames);
  expect(shown.bankAccountNo).toBe('••••••7890');
  expect(numbers(shown.directors)).toEqual(['•••••••••9087', '•••••••••9083', '•••••••••9084']);
  expect(withNumbersOnFile(stored, shown, directorNames, 'none')).toEqual(stored);
  const renamed = { ...shown, directors: [{ ...shown.directors[1]!, name: 'Johan Nkosi' }] };
  expect(withNumbersOnFile(stored, renamed, directorNames, 'none').directors).toEqual([
    { ...second, name: 'Johan Nkosi' },
  ]);
});

test('staff take a number away by emptying it', () => {
  const emptied = { bankAccountNo: '', directors: [blank(first)] };
  expect(withNumbersOnFile(stored, emptied, directorNames, 'none')).toEqual(emptied);
});

test('a mask that belongs to no number on file is named with its field', () => {
  const forged = { bankAccountNo: '••••••0000', directors: [{ ...first, idNumber: '•••••••••9083' }] };
  expect(unknownMasks(withNumbersOnFile(stored, forged, directorNames, 'none'), directorNames)).toEqual([
    'bankAccountNo',
    'directors.0.idNumber',
  ]);
  expect(
    unknownMasks(
      withNumbersOnFile(undefined, withMaskedNumbers(stored, directorNames), directorNames, 'none'),
      directorNames,
    ),
  ).toHaveLength(4);
  expect(unknownMasks(stored, directorNames)).toEqual([]);
});

test('by link no number goes out; each is told masked beside its path', () => {
  const { detail, maskedNumbers } = withoutNumbers({ bankAccountNo: '', directors: [first, second] }, directorNames);
  expect(numbers(detail.directors)).toEqual(['', '']);
  expect(maskedNumbers).toEqual({
    'directors.0.idNumber': '•••••••••9087',
    'directors.1.idNumber': '•••••••••9083',
  });
});
