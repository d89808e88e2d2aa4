import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { wallClockIn } from '#platform/wall-clock.ts';

/** Lets the time that was filled in show now on the clock of the chosen stop, as long as nobody has typed another. */
export function useNowOn(timeZone: string): void {
  const { setValue, getFieldState } = useFormContext<{ occurredAt: string }>();
  const shown = useRef(timeZone);
  useEffect(() => {
    if (shown.current === timeZone) return;
    shown.current = timeZone;
    if (!getFieldState('occurredAt').isDirty) setValue('occurredAt', wallClockIn(timeZone, new Date()));
  }, [timeZone, setValue, getFieldState]);
}
