import { z } from 'zod';
import { calendarDate } from '#platform/dates.ts';
import { listQuery, operation, pageOf, requiredText, service } from '#platform/operation.ts';
import { execution } from '#modules/work/loads/status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    loadTemplate: unknown;
  }
  interface Channels {
    loadTemplates: unknown;
  }
}

/** ISO 8601: 1 is Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** What somebody says of a template; the load itself is that which it was made of. */
export const templateFields = z.strictObject({
  name: requiredText(80),
  /** The days for which drafts are made by themselves; none: only when somebody asks. */
  weekdays: z.array(z.int().min(1).max(7)).max(7).default([]),
  daysAhead: z.int().min(0).max(28).default(7),
  isActive: z.boolean().default(true),
});

const id = z.uuid();
const changed = z.object({ id, lockId: z.string() });
const row = z.object({
  id,
  lockId: z.string(),
  name: z.string(),
  customerName: z.string(),
  origin: z.string(),
  destination: z.string(),
  weekdays: z.array(z.int()),
  daysAhead: z.int(),
  isActive: z.boolean(),
  /** The last draft could not be made. */
  isFailing: z.boolean(),
  updatedBy: z.string(),
  updatedAt: z.iso.datetime(),
});
export type TemplateRow = z.output<typeof row>;

const getLoadTemplate = operation({
  audience: 'permitted',
  reads: true,
  input: z.strictObject({ id }),
  output: row.extend({
    /** Today by the clock of its company. */
    today: z.string(),
    /** What it made by itself, the latest day first. */
    drafts: z.array(
      z.object({ day: z.string(), loadId: id, loadNumber: z.string(), status: z.enum(execution.states) }),
    ),
  }),
});

/** Loads that are booked again and again. */
export const templateService = service('tripDirector', {
  getLoadTemplates: operation({
    audience: 'permitted',
    reads: true,
    input: listQuery.extend({ sort: z.enum(['name', 'updatedAt']).default('name'), isActive: z.boolean().optional() }),
    output: pageOf(row),
  }),
  getLoadTemplate,
  /** Keeps a load as a template, with its times by the day of its first window. */
  postLoadTemplate: operation({
    audience: 'permitted',
    input: templateFields.extend({ loadId: id }),
    output: changed,
  }),
  putLoadTemplate: operation({
    audience: 'permitted',
    locked: true,
    input: templateFields.extend({ id }),
    output: changed,
    amends: { read: getLoadTemplate, by: ['id'], passing: ['today'] },
  }),
  deleteLoadTemplate: operation({
    audience: 'permitted',
    locked: true,
    input: z.strictObject({ id }),
    output: changed,
  }),
  /** A draft of the load for a day. */
  postLoadFromTemplate: operation({
    audience: 'permitted',
    input: z.strictObject({ id, day: calendarDate }),
    output: z.object({ id, loadNumber: z.string() }),
  }),
});
