import { CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { toast } from '#platform/web/notices/notices.ts';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useOutcome } from '#platform/web/record/use-outcome.ts';
import { incidentFailures, incidentsNoun } from '../calls.ts';

interface TickProps {
  readonly incident: { readonly id: string; readonly lockId: string };
  /** The part that is ticked. */
  readonly partId: string;
  readonly isDone: boolean;
  /** Shown while it is not done. */
  readonly icon?: LucideIcon;
  /** What a press does, in words. */
  readonly label: string;
  /** Absent where the person may only look. */
  readonly does?: Exclude<Decision['does'], { path: string }> | undefined;
}

/** The mark at the beginning of a row: done or not. A press changes it, or asks what belongs to it first. */
export function Tick({ incident, partId, isDone, icon = CircleDashed, label, does }: TickProps): ReactNode {
  const Icon = isDone ? CircleCheck : icon;
  const look = isDone ? 'flex-none text-ok' : 'flex-none text-warn';
  const record = { noun: incidentsNoun, id: incident.id, lockId: incident.lockId };
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const { taken, changedMeanwhile } = useOutcome(record);
  const [state, setState] = useState<'' | 'busy' | 'asked'>('');
  async function press(): Promise<void> {
    if (!does || state !== '') return;
    if ('dialog' in does) return setState('asked');
    setState('busy');
    try {
      await does.run({ lockId: incident.lockId, idempotencyKey: keyFor([partId, isDone, incident.lockId]) });
      await taken(does.done);
    } catch (error) {
      if (!changedMeanwhile(error)) toast(failureText(error), { kind: 'danger' });
    } finally {
      setState('');
    }
  }
  if (!does) return <Icon size={18} aria-hidden="true" className={look} />;
  return (
    <>
      <button
        type="button"
        className="-m-1.5 grid flex-none place-items-center rounded-full p-1.5 hover:bg-sunken pointer-coarse:size-11"
        aria-label={label}
        aria-pressed={isDone}
        title={label}
        aria-busy={state === 'busy'}
        onClick={() => void press()}
      >
        <Icon size={18} aria-hidden="true" className={look} />
      </button>
      {state === 'asked' &&
        'dialog' in does &&
        does.dialog({
          record,
          failures: incidentFailures,
          confirm: label,
          danger: false,
          onClose: () => setState(''),
        })}
    </>
  );
}
