import { describe, expect, it } from 'vitest';
import { movableClock, systemClock } from './clock.ts';

describe('clock', () => {
  it('tells the time of the system', () => {
    expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000);
  });

  it('stands still until it is moved', () => {
    const clock = movableClock('2026-03-31T10:00:00Z');
    expect(clock.now().toISOString()).toBe('2026-03-31T10:00:00.000Z');
    clock.advance(60_000);
    expect(clock.now().toISOString()).toBe('2026-03-31T10:01:00.000Z');
    clock.set(new Date('2028-02-29T00:00:00Z'));
    expect(clock.now().toISOString()).toBe('2028-02-29T00:00:00.000Z');
  });

  it('hands out a date that cannot move the clock', () => {
    const clock = movableClock('2026-01-01T00:00:00Z');
    clock.now().setFullYear(1999);
    expect(clock.now().getUTCFullYear()).toBe(2026);
  });

  it('refuses what is not a time', () => {
    expect(() => movableClock('yesterday')).toThrow(TypeError);
  });
});
