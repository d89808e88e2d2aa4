import { Pencil, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { odometerService, type ReadingRow } from '../contract.ts';
import { odometerDeskTexts } from '../messages/desk/index.ts';
import { odometerFailures, odometers, reread, useMay } from './calls.ts';
import { ReadingDialog } from './ReadingDialog.tsx';

const schema = odometerService.operations.deleteVehicleOdometer.input.pick({ reason: true });
const Field = deskFieldsFor<typeof schema>();
/** Readings that follow another record are corrected there. */
const correctable: readonly ReadingRow['source'][] = ['person', 'counter', 'tracker'];

/** Corrects a reading or takes it back. */
export function ReadingVerbs({ reading }: { readonly reading: ReadingRow }): ReactNode {
  const t = useTexts(odometerDeskTexts);
  const [mayCorrect, mayWithdraw] = [useMay('putVehicleOdometer'), useMay('deleteVehicleOdometer')];
  if (reading.state === 'withdrawn') return null;
  return (
    <span className="flex justify-end gap-1">
      {mayCorrect && correctable.includes(reading.source) && (
        <DialogButton icon={Pencil} title={t('correct')} className="btn btn-g">
          {(close) => <ReadingDialog reading={reading} onClose={close} />}
        </DialogButton>
      )}
      {mayWithdraw && (
        <DialogButton icon={Undo2} title={t('withdraw')} className="btn btn-g">
          {(close) => (
            <FormDialog
              title={t('withdraw')}
              text={t('withdrawText')}
              schema={schema}
              initial={{ reason: '' }}
              confirm={t('withdraw')}
              isNarrow
              intent={reading.id}
              failures={odometerFailures}
              onClose={close}
              submit={async ({ reason }, idempotencyKey) => {
                await odometers.deleteVehicleOdometer(
                  { id: reading.id, reason },
                  { lockId: reading.lockId, idempotencyKey },
                );
                await reread();
                close();
              }}
            >
              <Field.Textarea name="reason" label={t('reason')} required rows={3} />
            </FormDialog>
          )}
        </DialogButton>
      )}
    </span>
  );
}
