import { laterListener } from '#platform/server/listeners.ts';
import { reckonAlerts } from './reckon.ts';
import { tenderExhausted } from './sources/loads.ts';
import { exportFailed } from './sources/system.ts';
import { criticalDefect, outOfService } from './sources/vehicles.ts';

/** What is told of at once, and not with the next round. */
const unitSources = [outOfService, criticalDefect];

export const alertListeners = [
  laterListener('unit.withdrawn', 'alert-withdrawn-unit', (context) => reckonAlerts(context, unitSources)),
  laterListener('unit.released', 'clear-released-unit', (context) => reckonAlerts(context, unitSources)),
  laterListener('load.tenderExhausted', 'alert-exhausted-tender', (context) =>
    reckonAlerts(context, [tenderExhausted]),
  ),
  laterListener('exchange.failed', 'alert-failed-exchange', (context) => reckonAlerts(context, [exportFailed])),
  laterListener('exchange.resolved', 'clear-resolved-exchange', (context) => reckonAlerts(context, [exportFailed])),
  laterListener('exchange.triedAgain', 'clear-retried-exchange', (context) => reckonAlerts(context, [exportFailed])),
  laterListener('export.changed', 'alert-failed-export', (context) => reckonAlerts(context, [exportFailed])),
];
