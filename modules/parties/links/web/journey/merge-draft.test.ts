import { expect, test } from 'vitest';
import { mergeDraft } from './merge-draft.ts';

const base = { bank: '', bankAccountNo: '', branchName: 'Bellville' };

test('what two people fill in on different fields comes together', () => {
  const merged = mergeDraft(
    base,
    { bank: 'ABSA', bankAccountNo: '', branchName: 'Bellville' },
    { bank: '', bankAccountNo: '4071234567', branchName: '' },
  );
  expect(merged.values).toEqual({ bank: 'ABSA', bankAccountNo: '4071234567', branchName: '' });
  expect([...merged.taken.keys()]).toEqual(['bankAccountNo', 'branchName']);
  expect(merged.conflicts.size).toBe(0);
});

test('the same field keeps what is here, and says what they have', () => {
  const { values, taken, conflicts } = mergeDraft(base, { ...base, bank: 'ABSA' }, { ...base, bank: 'FNB' });
  expect(values['bank']).toBe('ABSA');
  expect(taken.size).toBe(0);
  expect([...conflicts]).toEqual([['bank', 'FNB']]);
});

test('addresses and rows are merged by their fields, unless a row was added', () => {
  const start = { physicalAddress: { city: '', suburb: '' }, directors: [{ name: '', idNumber: '' }] };
  const merged = mergeDraft(
    start,
    { physicalAddress: { city: 'Beira', suburb: '' }, directors: [{ name: 'T Nkosi', idNumber: '' }] },
    { physicalAddress: { city: '', suburb: 'Munhava' }, directors: [{ name: '', idNumber: '8001015009087' }] },
  );
  expect(merged.values).toEqual({
    physicalAddress: { city: 'Beira', suburb: 'Munhava' },
    directors: [{ name: 'T Nkosi', idNumber: '8001015009087' }],
  });
  expect([...merged.taken.keys()]).toEqual(['physicalAddress.suburb', 'directors.0.idNumber']);
  const added = mergeDraft(
    start,
    { ...start, directors: [{ name: 'T Nkosi', idNumber: '' }] },
    {
      ...start,
      directors: [
        { name: '', idNumber: '' },
        { name: 'L Dube', idNumber: '' },
      ],
    },
  );
  expect(added.values['directors']).toEqual([{ name: 'T Nkosi', idNumber: '' }]);
  expect([...added.conflicts.keys()]).toEqual(['directors']);
});

test('what is empty and what is left out are the same', () => {
  expect(mergeDraft({}, { bank: '' }, { bank: null }).conflicts.size).toBe(0);
});
