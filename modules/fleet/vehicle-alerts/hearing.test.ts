import { describe, expect, test } from 'vitest';
import { dueFor, isMailed, usualHearing } from './hearing.ts';
import { alertCategories } from './kinds.ts';

const zone = 'Africa/Johannesburg';
const quiet = {
  ...usualHearing,
  mailCategories: alertCategories,
  mailFrom: 'info',
  quietFrom: '20:00',
  quietUntil: '06:00',
} as const;
const warning = { category: 'route', severity: 'warning' } as const;
const at = (clock: string) => new Date(`${clock}:00+02:00`);

describe('when a person is mailed', () => {
  test.each([
    ['in the evening', '2026-11-24T21:10', '2026-11-25T06:00'],
    ['at night', '2026-11-25T03:00', '2026-11-25T06:00'],
    ['as the quiet hours end', '2026-11-25T06:00', '2026-11-25T07:00'],
    ['by day, with the digest of the next hour', '2026-11-25T14:20', '2026-11-25T15:00'],
    ['shortly before the quiet hours, whose digest would fall into them', '2026-11-25T19:30', '2026-11-26T06:00'],
  ])('%s', (_, now, due) => {
    expect(dueFor(quiet, warning, at(now), zone)).toEqual(at(due));
  });

  test('does not let security and what is critical wait', () => {
    const night = at('2026-11-25T02:00');
    expect(dueFor(quiet, { category: 'security', severity: 'warning' }, night, zone)).toEqual(night);
    expect(dueFor(quiet, { category: 'vehicle', severity: 'critical' }, night, zone)).toEqual(night);
  });

  test('knows quiet hours within one day', () => {
    const noon = { ...quiet, quietFrom: '12:00', quietUntil: '13:30' };
    expect(dueFor(noon, warning, at('2026-11-25T12:10'), zone)).toEqual(at('2026-11-25T13:30'));
    expect(dueFor(noon, warning, at('2026-11-25T09:10'), zone)).toEqual(at('2026-11-25T10:00'));
  });
});

test('mails from a severity on, of the categories that were chosen', () => {
  expect(isMailed(usualHearing, warning)).toBe(false);
  expect(isMailed(usualHearing, { ...warning, category: 'security' })).toBe(true);
  expect(isMailed({ ...quiet, mailFrom: 'critical' }, warning)).toBe(false);
  expect(isMailed({ ...quiet, mailFrom: 'critical' }, { ...warning, severity: 'critical' })).toBe(true);
  expect(isMailed({ ...quiet, mailCategories: ['papers'] }, warning)).toBe(false);
  expect(isMailed({ ...quiet, mailFrom: 'none' }, { ...warning, severity: 'critical' })).toBe(false);
});
