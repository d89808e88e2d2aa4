import { addDays, type CalendarDate } from '#platform/dates.ts';
import type { IncidentFailureCode } from './messages/failures/index.ts';
import type { IncidentKind, Injuries, NominationState, Preventability, ServedWay, Severity } from './status.ts';

const hour = 3_600_000;

/** Deadlines as a company sets them; the usual ones until it does. */
export interface Deadlines {
  /** Hours after an incident with injury or damage. */
  readonly policeHours: number;
  /** Days after a notice was served. */
  readonly nominateDays: number;
  /** Days after its posting on which a notice is presumed to be served. */
  readonly postedDays: number;
  /** Days after a spill. */
  readonly environmentDays: number;
}
export const usualDeadlines: Deadlines = { policeHours: 24, nominateDays: 32, postedDays: 10, environmentDays: 14 };

/** Kinds of which the police must know, whether or not somebody was hurt. */
const crimes: readonly IncidentKind[] = ['hijack', 'theft', 'attemptedTheft'];
/** Kinds that close only with a cause, and a word on whether they could have been prevented. */
const accidents: readonly IncidentKind[] = ['accident', 'rollover', 'fire'];

export interface Harm {
  readonly kind: IncidentKind;
  readonly injuries: Injuries;
  readonly hasDamage: boolean;
}

/** Whether an incident is reported to the police. Fines come from there. */
export function needsPolice({ kind, injuries, hasDamage }: Harm): boolean {
  return kind !== 'fine' && (injuries !== 'none' || hasDamage || crimes.includes(kind));
}

/** Until when the police must know of an incident. */
export function policeDueAt(occurredAt: Date, { policeHours }: Deadlines): Date {
  return new Date(occurredAt.getTime() + policeHours * hour);
}

/** The last day on which the driver is nominated; null while no notice was served. */
export function nominateBy(
  servedOn: CalendarDate | null,
  howServed: ServedWay,
  { nominateDays, postedDays }: Deadlines,
): CalendarDate | null {
  if (servedOn === null) return null;
  return addDays(servedOn, nominateDays + (howServed === 'posted' ? postedDays : 0));
}

/** Whether the clock of a nomination runs: once it is filed, it stops. */
export function nominationRuns(status: NominationState): boolean {
  return status === '' || status === 'REFUSED';
}

/** Whom to ring, by what they are. */
export const callRoles = [
  'ambulance',
  'police',
  'fireBrigade',
  'tracking',
  'spillCrew',
  'manager',
  'customer',
  'roadOperator',
  'recovery',
  'insurer',
  'driverFamily',
  'environment',
] as const;
export type CallRole = (typeof callRoles)[number];

/** Numbers that are the same for everybody, until a company states its own. */
export const usualNumbers: Partial<Record<CallRole, string>> = { ambulance: '112', police: '10111', fireBrigade: '112' };

const crash = ['ambulance', 'police', 'manager', 'customer', 'roadOperator', 'recovery', 'insurer', 'driverFamily'] as const;
const listOf: Partial<Record<IncidentKind, readonly CallRole[]>> = {
  hijack: ['police', 'tracking', 'manager', 'customer', 'insurer', 'driverFamily'],
  theft: ['police', 'tracking', 'manager', 'customer', 'insurer'],
  attemptedTheft: ['police', 'manager'],
  spill: [
    'ambulance',
    'police',
    'spillCrew',
    'customer',
    'roadOperator',
    'insurer',
    'driverFamily',
    'environment',
  ],
  fire: ['fireBrigade', 'ambulance', 'police', 'manager', 'customer', 'roadOperator', 'insurer', 'driverFamily'],
  rollover: crash,
};

/** Whom to ring, in order. A plain accident has a list once somebody is hurt or something is broken. */
export function callsFor({ kind, injuries, hasDamage }: Harm): readonly CallRole[] {
  if (kind === 'accident') return injuries === 'none' && !hasDamage ? [] : crash;
  return listOf[kind] ?? [];
}

/** Kinds whose call list stands first on every screen. */
const urgent: readonly IncidentKind[] = ['hijack', 'theft', 'spill', 'fire', 'rollover'];

/** How grave an incident is where nobody says otherwise. */
export function severityOf({ kind, injuries, hasDamage }: Harm): Severity {
  if (injuries === 'fatal' || injuries === 'serious' || kind === 'hijack') return 'critical';
  return injuries === 'minor' || hasDamage || urgent.includes(kind) ? 'serious' : 'minor';
}

/** What is known of an incident that somebody wants to close. */
export interface Closing extends Harm {
  readonly policeStation: string;
  readonly policeCaseNo: string;
  readonly policeReportedOn: CalendarDate | null;
  readonly rootCause: string;
  readonly preventability: Preventability;
  readonly servedOn: CalendarDate | null;
  readonly nominationStatus: NominationState;
  readonly openActions: number;
  readonly hasOpenClaim: boolean;
}

/** What is missing before it is closed, in the order in which it is mended. Papers of the police may come until then. */
export function gapsBeforeClosing(of: Closing): IncidentFailureCode[] {
  const isReported = of.policeCaseNo !== '' && of.policeReportedOn !== null;
  const isAccident = accidents.includes(of.kind);
  const gaps: readonly (readonly [boolean, IncidentFailureCode])[] = [
    [of.openActions > 0, 'incidentActionsOpen'],
    [of.hasOpenClaim, 'incidentClaimOpen'],
    [needsPolice(of) && !isReported, 'incidentPoliceMissing'],
    [isAccident && of.rootCause === '', 'incidentCauseMissing'],
    [isAccident && of.preventability === '', 'incidentPreventableMissing'],
    [of.kind === 'fine' && of.servedOn !== null && nominationRuns(of.nominationStatus), 'incidentNominationOpen'],
  ];
  return gaps.filter(([isMissing]) => isMissing).map(([, code]) => code);
}
