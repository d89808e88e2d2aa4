import { coverBelowValue, coverEnding } from './cover.ts';
import { hijack, incidentReported } from './incidents.ts';
import { appointmentAtRisk, appointmentMissed, podMissing, tenderExhausted } from './loads.ts';
import { driverPaperEnding, vehiclePaperEnding } from './papers.ts';
import type { AlertSource } from './source.ts';
import { balanceBroken, exportFailed } from './system.ts';
import { noSignal, panic, trackingFailed } from './tracking.ts';
import { criticalDefect, outOfService, serviceDue } from './vehicles.ts';

/** All that alerts come from. A new source is a file beside this one, and its line here. */
export const alertSources: readonly AlertSource[] = [
  panic,
  hijack,
  incidentReported,
  appointmentMissed,
  appointmentAtRisk,
  noSignal,
  trackingFailed,
  tenderExhausted,
  podMissing,
  outOfService,
  criticalDefect,
  serviceDue,
  exportFailed,
  balanceBroken,
  coverBelowValue,
  coverEnding,
  vehiclePaperEnding,
  driverPaperEnding,
];
