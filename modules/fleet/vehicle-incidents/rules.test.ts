import { describe, expect, test } from 'vitest';
import { callsFor, type Closing, gapsBeforeClosing, needsPolice, nominateBy, policeDueAt, usualDeadlines } from './rules.ts';

describe('nomination of the driver for a fine (case 16)', () => {
  test('counts 32 days from the day on which the notice was served', () => {
    expect(nominateBy('2026-11-02', 'inPerson', usualDeadlines)).toBe('2026-12-04');
    expect(nominateBy('2026-11-02', 'electronic', usualDeadlines)).toBe('2026-12-04');
  });

  test('presumes a posted notice to be served ten days later', () => {
    expect(nominateBy('2026-11-02', 'posted', usualDeadlines)).toBe('2026-12-14');
  });

  test('takes the days from the settings, and has no deadline before a notice is served', () => {
    expect(nominateBy('2026-11-02', 'posted', { ...usualDeadlines, nominateDays: 30, postedDays: 7 })).toBe('2026-12-09');
    expect(nominateBy(null, 'posted', usualDeadlines)).toBeNull();
  });
});

describe('police within 24 hours (case 18)', () => {
  test('is due on Saturday at 20:00 for what happened on Friday at 20:00', () => {
    const friday = new Date('2026-11-27T18:00:00Z');
    expect(policeDueAt(friday, usualDeadlines)).toEqual(new Date('2026-11-28T18:00:00Z'));
  });

  test('is needed for injury, damage and crimes, not for a near miss or a fine', () => {
    const nothing = { injuries: 'none', hasDamage: false } as const;
    expect(needsPolice({ ...nothing, kind: 'accident', hasDamage: true })).toBe(true);
    expect(needsPolice({ ...nothing, kind: 'misconduct', injuries: 'minor' })).toBe(true);
    expect(needsPolice({ ...nothing, kind: 'hijack' })).toBe(true);
    expect(needsPolice({ ...nothing, kind: 'nearMiss' })).toBe(false);
    expect(needsPolice({ ...nothing, kind: 'fine', hasDamage: true })).toBe(false);
  });
});

const closing: Closing = {
  kind: 'accident',
  injuries: 'none',
  hasDamage: true,
  policeStation: '',
  policeCaseNo: '',
  policeReportedOn: null,
  rootCause: '',
  preventability: '',
  servedOn: null,
  nominationStatus: '',
  openActions: 0,
  hasOpenClaim: false,
};

describe('before an incident is closed', () => {
  test('asks for number and day of the police where they came later (case 17)', () => {
    const known = { ...closing, rootCause: 'Fog', preventability: 'notPreventable' } as const;
    expect(gapsBeforeClosing(known)).toEqual(['incidentPoliceMissing']);
    expect(gapsBeforeClosing({ ...known, policeCaseNo: 'CAS 214/11/2026' })).toEqual(['incidentPoliceMissing']);
    expect(gapsBeforeClosing({ ...known, policeCaseNo: 'CAS 214/11/2026', policeReportedOn: '2026-11-22' })).toEqual([]);
  });

  test('asks an accident for its cause and whether it could be prevented; not decided is an answer (case 19)', () => {
    const reported = { ...closing, policeCaseNo: 'CAS 1', policeReportedOn: '2026-11-22' };
    expect(gapsBeforeClosing(reported)).toEqual(['incidentCauseMissing', 'incidentPreventableMissing']);
    expect(gapsBeforeClosing({ ...reported, rootCause: 'Fog', preventability: 'notDecided' })).toEqual([]);
    expect(gapsBeforeClosing({ ...reported, kind: 'breakdown', hasDamage: false })).toEqual([]);
  });

  test('waits for actions and claims', () => {
    const quiet = { ...closing, kind: 'nearMiss', hasDamage: false } as const;
    expect(gapsBeforeClosing({ ...quiet, openActions: 1, hasOpenClaim: true })).toEqual([
      'incidentActionsOpen',
      'incidentClaimOpen',
    ]);
  });

  test('waits for the nomination of a served fine until it is filed (case 16)', () => {
    const fine = { ...closing, kind: 'fine', hasDamage: false, servedOn: '2026-11-02' } as const;
    expect(gapsBeforeClosing(fine)).toEqual(['incidentNominationOpen']);
    expect(gapsBeforeClosing({ ...fine, nominationStatus: 'FILED' })).toEqual([]);
  });
});

test('rings the crew and the environment authority after a spill, the tracking centre after a hijack', () => {
  expect(callsFor({ kind: 'spill', injuries: 'none', hasDamage: true })).toContain('environment');
  expect(callsFor({ kind: 'hijack', injuries: 'none', hasDamage: false }).slice(0, 2)).toEqual(['police', 'tracking']);
  expect(callsFor({ kind: 'nearMiss', injuries: 'none', hasDamage: false })).toEqual([]);
});
