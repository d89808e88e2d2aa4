import type { App } from '#platform/server/app.ts';
import { inPartition, systemContext } from '#platform/server/contexts.ts';
import type { JobKind } from '#platform/server/jobs.ts';
import { clientDays } from '#modules/base/companies/server/index.ts';
import { sendAlertMails } from './mails.ts';
import { reckonAlerts } from './reckon.ts';
import { alertSources } from './sources/index.ts';
import type { AlertSource } from './sources/source.ts';

/** Each minute: what matters at the moment, and the mails that are due. */
export function reckonQuickAlerts(app: App): JobKind<object> {
  return roundOf(
    app,
    'reckon-alerts',
    '* * * * *',
    alertSources.filter(({ isSlow }) => !isSlow),
  );
}

/** Each quarter of an hour: all of it, so that a night that was missed is caught up with. */
export function reckonAllAlerts(app: App): JobKind<object> {
  return roundOf(app, 'reckon-all-alerts', '*/15 * * * *', alertSources);
}

function roundOf(app: App, name: string, schedule: string, sources: readonly AlertSource[]): JobKind<object> {
  return {
    name,
    schedule,
    retries: 0,
    retryDelay: 60,
    lease: 300,
    async work() {
      const system = systemContext(app, { language: 'en', requestId: name, operation: name });
      const partitions = new Set((await clientDays(app)).map(({ partition }) => partition));
      for (const partition of partitions)
        try {
          await inPartition(system, partition, (context) => reckonAlerts(context, sources));
          await inPartition(system, partition, sendAlertMails);
        } catch (error) {
          // One client holds up no other, and the next round does it again.
          app.log.error({ error, partition }, 'alerts not reckoned');
        }
    },
  };
}
