import { Lock } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { sumOf } from '#platform/calculations.ts';
import { centsOfWire, wireOf } from '#platform/money.ts';
import { askConfirm } from '#platform/web/dialogs/confirm.ts';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { FleetLog } from '../contract.ts';
import { fleetLogDeskTexts } from '../messages/desk/index.ts';
import { fleetLogs, reread } from './calls.ts';

/** Locks the month; pale while something is in the way, which it says. */
export function LockVerb({ log }: { readonly log: FleetLog }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const why = useId();
  const [isBusy, setBusy] = useState(false);
  const { vehicleId, month } = log;
  const named = formats.date(`${month}-01`).split(/\s/).slice(1).join(' ');
  const amount = wireOf(sumOf([centsOfWire(log.sums.fuel), centsOfWire(log.sums.tolls)]));
  async function lock(): Promise<void> {
    const isSure = await askConfirm({
      title: t('lockTitle', { month: named }),
      text: t('lockText', { amount: formats.money(amount) }),
      yes: t('lock'),
    });
    if (!isSure) return;
    setBusy(true);
    try {
      await fleetLogs.lockFleetLogMonth({ vehicleId, month }, { idempotencyKey: keyFor({ vehicleId, month }) });
      await reread();
      snackbar(t('lockedDone', { month: named }), { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  const [barrier] = log.barriers;
  return (
    <>
      <button
        type="button"
        className="btn btn-p"
        disabled={isBusy || barrier !== undefined}
        aria-describedby={barrier ? why : undefined}
        onClick={() => void lock()}
      >
        <Lock size={15} aria-hidden="true" />
        {t('lock')}
      </button>
      {barrier && (
        <span id={why} className="sr-only">
          {t(`barrier_${barrier.code}`, { count: barrier.count })}
        </span>
      )}
    </>
  );
}
