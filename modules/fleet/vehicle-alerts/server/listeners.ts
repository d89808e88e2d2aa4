import { laterListener } from '#platform/server/listeners.ts';
import { reckonAlerts } from './reckon.ts';
import { tenderExhausted } from './sources/loads.ts';
import { exportFailed } from './sources/system.ts';

/** What is told of at once, and not with the next round. */
export const alertListeners = [
  laterListener('load.tenderExhausted', 'alert-exhausted-tender', (context) =>
    reckonAlerts(context, [tenderExhausted]),
  ),
  laterListener('exchange.failed', 'alert-failed-exchange', (context) => reckonAlerts(context, [exportFailed])),
  laterListener('exchange.resolved', 'clear-resolved-exchange', (context) => reckonAlerts(context, [exportFailed])),
  laterListener('exchange.triedAgain', 'clear-retried-exchange', (context) => reckonAlerts(context, [exportFailed])),
  laterListener('export.changed', 'alert-failed-export', (context) => reckonAlerts(context, [exportFailed])),
];
