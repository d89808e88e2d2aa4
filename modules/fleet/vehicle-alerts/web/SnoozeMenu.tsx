import { AlarmClock } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { addDays } from '#platform/dates.ts';
import { clientZone } from '#platform/client-zone.ts';
import { clientToday } from '#platform/client-day.ts';
import { instantAt } from '#platform/wall-clock.ts';
import { Menu, MenuItem } from '#platform/web/floating/Menu.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useOutcome } from '#platform/web/record/use-outcome.ts';
import { useShortcut } from '#platform/web/shell/use-shortcut.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { AlertRecord } from '../contract.ts';
import { vehicleAlertDeskTexts } from '../messages/desk/index.ts';
import { alerting } from '../status.ts';
import { alerts, alertsNoun, useMay } from './calls.ts';

/** Until when an alert sleeps; of security the menu says why it does not. */
export function SnoozeMenu({ record }: { readonly record: AlertRecord }): ReactNode {
  const t = useTexts(vehicleAlertDeskTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const place = useRef<HTMLSpanElement>(null);
  const [isBusy, setBusy] = useState(false);
  const { id, lockId, category, status } = record;
  const { taken, changedMeanwhile } = useOutcome({ noun: alertsNoun, id, lockId });
  const isPossible = useMay('snoozeVehicleAlert') && alerting.transitions[status].snooze !== undefined;
  useShortcut({ key: 's' }, isPossible ? () => place.current?.querySelector('button')?.click() : undefined);
  if (!isPossible) return null;
  const inMinutes = (minutes: number) => () => new Date(Date.now() + minutes * 60_000);
  const choices = [
    { text: t('snooze30'), until: inMinutes(30) },
    { text: t('snooze120'), until: inMinutes(120) },
    { text: t('snoozeMorning'), until: () => instantAt(`${addDays(clientToday(), 1)}T06:00`, clientZone()) },
    { text: t('snoozeWorse'), until: () => null },
  ];
  async function sleep(until: Date | null): Promise<void> {
    setBusy(true);
    try {
      const wanted = until?.toISOString() ?? null;
      await alerts.snoozeVehicleAlert(
        { id, until: wanted },
        { lockId, idempotencyKey: keyFor(['snooze', id, lockId, wanted]) },
      );
      await taken(t('snoozed'));
    } catch (error) {
      if (!changedMeanwhile(error)) toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <span ref={place}>
      <Menu
        trigger={
          <button type="button" className="btn btn-s" disabled={isBusy} aria-keyshortcuts="S">
            <AlarmClock size={16} aria-hidden="true" />
            {t('snooze')}
            <kbd aria-hidden="true" className="kbd font-sans pointer-coarse:hidden">
              S
            </kbd>
          </button>
        }
      >
        {category === 'security' ? (
          <p className="max-w-64 px-2.5 py-1.5 text-sm text-muted">{t('noSnooze')}</p>
        ) : (
          <>
            {choices.map(({ text, until }) => (
              <MenuItem key={text} onSelect={() => void sleep(until())}>
                {text}
              </MenuItem>
            ))}
            <p className="max-w-64 px-2.5 py-1.5 text-sm text-muted">{t('snoozeHint')}</p>
          </>
        )}
      </Menu>
    </span>
  );
}
