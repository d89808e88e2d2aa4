import type { z } from 'zod';
import { clientToday } from '#platform/client-day.ts';
import type { CalendarDate } from '#platform/dates.ts';
import type { PartyFinding } from './findings.ts';

/** The rules behind some fields; they read whatever is there. */
export type Check<Values> = (values: Values, today: CalendarDate) => readonly PartyFinding[];

/** Adds the refusals of a check to a schema, at the paths of their fields, whatever else is wrong with the value. */
export function refusing<Schema extends z.ZodObject, Values>(schema: Schema, check: Check<Values>): Schema {
  return schema.superRefine(
    (value, context) => {
      for (const { level, path, code, facts } of check(value as Values, clientToday()))
        if (level === 'E') context.addIssue({ code: 'custom', message: code, path: pathOf(path), params: facts });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

function pathOf(path: string): (string | number)[] {
  return path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
