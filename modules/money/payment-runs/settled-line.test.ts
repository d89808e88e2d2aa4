import { describe, expect, test } from 'vitest';
import { namesRun, runsOfLine } from './settled-line.ts';

const line = { accountId: 'a', amount: -1035, text: 'PAYMENT', reference: '' };
const run = (runNumber: string, total = 1035, bankAccountId = 'a') => ({ runNumber, total, bankAccountId });

describe('runsOfLine', () => {
  test.each([
    ['another sum', run('PR-0001', 1035.01)],
    ['another account', run('PR-0001', 1035, 'b')],
  ])('is not a run of %s', (_, other) => {
    expect(runsOfLine(line, [other])).toEqual([]);
  });
  test('is not money that came in', () => {
    expect(runsOfLine({ ...line, amount: 1035 }, [run('PR-0001')])).toEqual([]);
  });
  test('proposes all of the sum, and only the one that it names', () => {
    const both = [run('PR-0001'), run('PR-0011')];
    expect(runsOfLine(line, both)).toEqual(both);
    expect(runsOfLine({ ...line, reference: 'pr 0001 HAULWAY' }, both)).toEqual([both[0]]);
  });
});

test('a number in a longer one is another number', () => {
  expect(namesRun({ text: 'BATCH PR-00012', reference: '' }, 'PR-0001')).toBe(false);
  expect(namesRun({ text: '', reference: 'PR-0001' }, 'PR-0001')).toBe(true);
});
