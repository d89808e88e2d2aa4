import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { AlertRecord } from '../contract.ts';
import { vehicleAlertDeskTexts } from '../messages/desk/index.ts';

const events = [
  'opened',
  'acknowledged',
  'assigned',
  'snoozed',
  'cameBack',
  'resolved',
  'falseAlarm',
  'cleared',
] as const;

/** What happened to an alert, the latest first. */
export function AlertHistory({ record }: { readonly record: AlertRecord }): ReactNode {
  const t = useTexts(vehicleAlertDeskTexts);
  const formats = useFormats();
  return record.history.flatMap(({ at, event, by }) => {
    const known = events.find((each) => each === event);
    if (!known) return [];
    return [
      <li key={at + event} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-2">
        <time dateTime={at} title={formats.moment(at)} className="text-muted tabular-nums">
          {formats.shortMoment(at)}
        </time>
        <span>{t(`event_${known}`, { name: by })}</span>
      </li>,
    ];
  });
}
