/** What an alert is about, in the order of the list: security first, what is not of today last. */
export const alertCategories = ['security', 'route', 'vehicle', 'driver', 'fuel', 'system', 'papers'] as const;
export type AlertCategory = (typeof alertCategories)[number];

/** From the least to the gravest. */
export const severities = ['info', 'warning', 'critical'] as const;
export type Severity = (typeof severities)[number];

export function isGraver(one: Severity, other: Severity): boolean {
  return severities.indexOf(one) > severities.indexOf(other);
}

interface KindOfAlert {
  readonly category: AlertCategory;
  /** Graver kinds that take it under them where they are open for the same vehicle or load. */
  readonly under?: readonly string[];
  /** Minutes without its condition before it clears itself: what comes and goes stays one alert. */
  readonly settles?: number;
}

/**
 * The kinds of alerts. A new one is named here, gets its sentence in `messages/desk` and `messages/mail`, and a file in
 * `server/sources` that says when it is true.
 */
const kinds = {
  panic: { category: 'security', settles: 60 },
  hijack: { category: 'security' },
  doorOpen: { category: 'security', under: ['panic', 'hijack'], settles: 30 },
  appointmentMissed: { category: 'route', under: ['panic', 'hijack'] },
  appointmentAtRisk: { category: 'route', under: ['appointmentMissed', 'panic', 'hijack'], settles: 15 },
  noSignal: { category: 'route', under: ['panic', 'hijack', 'outOfService'], settles: 60 },
  temperature: { category: 'route', under: ['panic', 'hijack'], settles: 30 },
  tenderExhausted: { category: 'route' },
  podMissing: { category: 'route' },
  outOfService: { category: 'vehicle' },
  criticalDefect: { category: 'vehicle', under: ['outOfService'] },
  incidentReported: { category: 'vehicle' },
  serviceDue: { category: 'vehicle', under: ['outOfService'] },
  speeding: { category: 'driver', under: ['panic', 'hijack'], settles: 30 },
  harshDriving: { category: 'driver', under: ['panic', 'hijack'], settles: 30 },
  fuelDrop: { category: 'fuel', under: ['panic', 'hijack'], settles: 30 },
  exportFailed: { category: 'system' },
  balanceBroken: { category: 'system' },
  trackingFailed: { category: 'system', settles: 15 },
  coverBelowValue: { category: 'papers' },
  coverEnding: { category: 'papers' },
  claimDeadline: { category: 'papers', under: ['hijack', 'incidentReported'] },
  vehiclePaperEnding: { category: 'papers' },
  driverPaperEnding: { category: 'papers' },
} as const satisfies Readonly<Record<string, KindOfAlert>>;
export type AlertKind = keyof typeof kinds;
export const alertKinds = Object.keys(kinds) as [AlertKind, ...AlertKind[]];

export function kindOf(kind: AlertKind): KindOfAlert {
  return kinds[kind];
}
