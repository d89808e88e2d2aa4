import { coverBelowValue, coverEnding } from './cover.ts';
import { hijack, incidentReported } from './incidents.ts';
import { appointmentAtRisk, appointmentMissed, podMissing, tenderExhausted } from './loads.ts';
import { driverPaperEnding, vehiclePaperEnding } from './papers.ts';
import { claimDeadline } from './claims.ts';
import { doorOpen, fuelDrop, harshDriving, speeding, temperature } from './noticed.ts';
import type { AlertSource } from './source.ts';
import { balanceBroken, exportFailed } from './system.ts';
import { noSignal, panic, trackingFailed } from './tracking.ts';
import { criticalDefect, outOfService, serviceDue } from './vehicles.ts';

/** All that alerts come from. A new source is a file beside this one, and its line here. */
export const alertSources: readonly AlertSource[] = [
  panic,
  hijack,
  doorOpen,
  incidentReported,
  appointmentMissed,
  appointmentAtRisk,
  noSignal,
  temperature,
  speeding,
  harshDriving,
  fuelDrop,
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
  claimDeadline,
  vehiclePaperEnding,
  driverPaperEnding,
];
