import { expect, test } from 'vitest';
import { type DebtorFacts, nextOf } from './next.ts';

const today = '2026-11-24';
const nothing: DebtorFacts = {
  overdue: 0,
  onAccount: 0,
  disputed: 0,
  days: 0,
  returned: 0,
  brokenPromises: 0,
  promisedFor: null,
  ringOn: null,
  isRung: false,
  pausedUntil: null,
};
const late = { overdue: 1000, days: 9 };

test.each([
  [{}, 'none'],
  [late, 'overdue'],
  [{ ...late, days: 30 }, 'stop'],
  [{ ...late, days: 29 }, 'overdue'],
  [{ ...late, days: 90, isRung: true }, 'overdue'],
  [{ ...late, returned: 5, brokenPromises: 1 }, 'returned'],
  [{ ...late, brokenPromises: 1 }, 'broken'],
  [{ ...late, ringOn: '2026-11-24' }, 'ringAgain'],
  [{ ...late, ringOn: '2026-11-25', days: 90 }, 'ringLater'],
  [{ ...late, days: 90, disputed: 1000 }, 'disputed'],
  [{ ...late, days: 90, disputed: 400 }, 'stop'],
  [{ ...late, days: 90, promisedFor: '2026-11-27' }, 'promised'],
  [{ ...late, days: 90, pausedUntil: '2026-11-30' }, 'paused'],
  [{ onAccount: -5 }, 'onAccount'],
] as const)('%o is %s', (facts, next) => {
  expect(nextOf({ ...nothing, ...facts } as DebtorFacts, today, 30)).toBe(next);
});
