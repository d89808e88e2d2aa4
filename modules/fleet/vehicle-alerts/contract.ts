import { z } from 'zod';
import { historyEntry } from '#platform/history.ts';
import { listQuery, operation, pageOf, requiredText, service, text } from '#platform/operation.ts';
import { mailLevels } from './hearing.ts';
import { alertCategories, alertKinds, severities } from './kinds.ts';
import { alerting } from './status.ts';

declare module '#platform/nouns.ts' {
  interface Nouns {
    vehicleAlert: unknown;
  }
  interface Channels {
    vehicleAlerts: unknown;
  }
}

const id = z.uuid();
const name = z.string();
const moment = z.iso.datetime();
const reads = { audience: 'permitted', reads: true } as const;
const changes = { audience: 'permitted', locked: true, onlyPeople: true } as const;
const state = z.enum(alerting.states);
const category = z.enum(alertCategories);

/** The questions of the screen, each of which is counted. */
export const alertQuestions = ['open', 'unassigned', 'mine', 'soon', 'snoozed', 'clearedToday'] as const;

const alertFields = z.object({
  id,
  lockId: name,
  kind: z.enum(alertKinds),
  category,
  severity: z.enum(severities),
  /** What people call its subject. */
  name,
  /** What its sentence is made of. */
  facts: z.record(name, z.union([name, z.number()])),
  vehicleId: id.nullable(),
  vehicle: name,
  driverId: id.nullable(),
  driver: name,
  loadId: id.nullable(),
  loadNumber: name,
  since: moment,
  /** How often it began. */
  seen: z.int(),
  seenAt: moment,
  status: state,
  /** When it comes back; null while it sleeps until it gets worse. */
  snoozedUntil: moment.nullable(),
  assigneeId: id.nullable(),
  assignee: name,
  endedAt: moment.nullable(),
  isSelfCleared: z.boolean(),
});
/** A row of the list, with what it has taken under it. */
const alertRow = alertFields.extend({ children: z.array(alertFields) });
export type AlertRow = z.output<typeof alertRow>;
export type AlertFields = z.output<typeof alertFields>;

export const alertRecord = alertRow.extend({
  reason: name,
  /** Minutes without its condition after which it clears itself. */
  settles: z.int(),
  told: z.array(z.object({ name, dueAt: moment, toldAt: moment.nullable() })),
  history: z.array(historyEntry),
});
export type AlertRecord = z.output<typeof alertRecord>;

const saved = z.object({ id, lockId: name, status: state });

const clock = z.union([z.literal(''), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'invalidFormat' })]);
export const hearingFields = {
  screenCategories: z.array(category).max(alertCategories.length).default([]),
  mailCategories: z.array(category).max(alertCategories.length).default([]),
  mailFrom: z.enum(mailLevels).default('critical'),
  /** Both or none. */
  quietFrom: clock.default(''),
  quietUntil: clock.default(''),
};
const hearing = z.object({ ...z.object(hearingFields).shape, lockId: name, timeZone: name });
export type AlertHearing = z.output<typeof hearing>;

export const vehicleAlertService = service('tripDirector', {
  getVehicleAlerts: operation({
    ...reads,
    input: listQuery.extend({
      sort: z.enum(['since']).default('since'),
      descending: z.boolean().default(true),
      question: z.enum(alertQuestions).default('open'),
      category: category.optional(),
      vehicleId: id.optional(),
      loadId: id.optional(),
    }),
    output: pageOf(alertRow).extend({
      counts: z.record(z.enum(alertQuestions), z.int()),
      /** What is awake, concerns the caller and is heard on their screen. */
      concerning: z.int(),
      critical: z.int(),
    }),
  }),
  getVehicleAlert: operation({ ...reads, input: z.strictObject({ id }), output: alertRecord }),
  /** Whom an alert can be given to. */
  getVehicleAlertPeople: operation({
    ...reads,
    input: z.strictObject({}),
    output: z.array(z.object({ id, name })),
  }),
  /** The caller takes it. */
  acknowledgeVehicleAlert: operation({ ...changes, input: z.strictObject({ id }), output: saved }),
  assignVehicleAlert: operation({ ...changes, input: z.strictObject({ id, userId: id }), output: saved }),
  snoozeVehicleAlert: operation({
    ...changes,
    input: z.strictObject({
      id,
      /** Null: until it gets worse. */
      until: moment.nullable(),
    }),
    output: saved,
  }),
  resolveVehicleAlert: operation({
    ...changes,
    input: z
      .strictObject({ id, isFalseAlarm: z.boolean().default(false), reason: text(500).default('') })
      .refine(({ isFalseAlarm, reason }) => !isFalseAlarm || reason !== '', { error: 'required', path: ['reason'] }),
    output: saved,
  }),
  /** What the caller wants to hear. */
  getVehicleAlertHearing: operation({ ...reads, onlyPeople: true, input: z.strictObject({}), output: hearing }),
  putVehicleAlertHearing: operation({
    ...changes,
    input: z
      .strictObject(hearingFields)
      .refine(({ quietFrom, quietUntil }) => (quietFrom === '') === (quietUntil === ''), {
        error: 'required',
        path: ['quietUntil'],
      }),
    output: hearing,
  }),
});

/** What ends an alert as a false alarm says why. */
export const falseAlarmForm = z.strictObject({ reason: requiredText(500) });
