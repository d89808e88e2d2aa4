import { CircleCheck, Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useFailureText } from '#platform/web/failure-text.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useIdempotencyKey } from '#platform/web/idempotency.ts';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { FleetLog, FleetLogLine } from '../contract.ts';
import { fleetLogDeskTexts } from '../messages/desk/index.ts';
import { fleetLogFailures, fleetLogs, reread } from './calls.ts';
import { sentAgain } from './line-form.ts';

const schema = z.strictObject({ reason: requiredText(500) });
const Field = deskFieldsFor<typeof schema>();
const verbs = {
  remove: { icon: Trash2, text: 'removeText', call: fleetLogs.deleteFleetLogLine },
  reverse: { icon: Undo2, text: 'reverseText', call: fleetLogs.reverseFleetLogLine },
} as const;

interface ReasonVerbProps {
  readonly line: FleetLogLine;
  readonly verb: keyof typeof verbs;
}

/** Takes a line out, or reverses a locked one, for a reason. */
export function ReasonVerb({ line, verb }: ReasonVerbProps): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const { icon, text, call } = verbs[verb];
  return (
    <DialogButton icon={icon} title={t(verb)}>
      {(close) => (
        <FormDialog
          title={t(verb)}
          text={t(text)}
          schema={schema}
          initial={{ reason: '' }}
          confirm={t(verb)}
          isNarrow
          intent={line.id}
          failures={fleetLogFailures}
          onClose={close}
          submit={async ({ reason }, idempotencyKey) => {
            await call({ id: line.id, reason }, { lockId: line.lockId, idempotencyKey });
            await reread();
            close();
          }}
        >
          <Field.Textarea name="reason" label={t('reason')} required rows={3} />
        </FormDialog>
      )}
    </DialogButton>
  );
}

/** Says that what does not fit is right all the same. */
export function AcceptVerb({ log, line }: { readonly log: FleetLog; readonly line: FleetLogLine }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const failureText = useFailureText();
  const keyFor = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  async function accept(): Promise<void> {
    setBusy(true);
    try {
      const sent = { ...sentAgain(line), id: line.id, vehicleId: log.vehicleId, acceptFlags: true };
      await fleetLogs.putFleetLogLine(sent, { lockId: line.lockId, idempotencyKey: keyFor(sent) });
      await reread();
      snackbar(t('accepted'), { kind: 'ok' });
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <button type="button" className="btn btn-s mt-3" disabled={isBusy} onClick={() => void accept()}>
      <CircleCheck size={15} aria-hidden="true" />
      {t('accept')}
    </button>
  );
}
