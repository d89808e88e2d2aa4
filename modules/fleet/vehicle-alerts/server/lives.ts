import { type Context } from '#platform/server/implement.ts';
import { life } from '#platform/server/life.ts';
import { record } from '#platform/server/records.ts';
import { type AlertEvent, alerting, type AlertState } from '../status.ts';
import { findAlert, type StoredAlert } from './queries.ts';
import { recordOf } from './shown.ts';

export const alertNoun = 'vehicleAlert';

/** Alerts, as they are changed. */
export const alerts = record({
  noun: alertNoun,
  table: 'vehicle_alert',
  channels: ['vehicleAlerts'],
  find: (context: Context, id: string) => findAlert(context, id),
  show: recordOf,
});

/** Alerts from being open to their end. */
export const alertLives = life<StoredAlert, 'vehicle_alert', AlertState, AlertEvent>(alerts, {
  machine: alerting,
  column: 'status',
  former: ({ former_status }) => former_status || alerting.initial,
  columns(context, { event, from, to }) {
    const hasEnded = alerting.sets.ended.some((state) => state === to);
    return {
      ...(event === 'snooze' && { former_status: from }),
      ...(from === 'SNOOZED' && { snoozed_until: null }),
      ...(hasEnded && { ended_at: context.now, parent_id: null }),
    };
  },
});
