import { CircleSlash, History, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { type ServiceRow, vehicleServiceService } from '../contract.ts';
import { vehicleServiceTexts } from '../messages/desk/index.ts';
import { reread, serviceFailures, useMay, vehicleServices } from './calls.ts';
import { DoneDialog } from './DoneDialog.tsx';
import { RecordDialog } from './RecordDialog.tsx';

const schema = vehicleServiceService.operations.endVehicleService.input.pick({ reason: true });
const Field = deskFieldsFor<typeof schema>();

/** What can be done with a service of a vehicle. */
export function ServiceVerbs({ service }: { readonly service: ServiceRow }): ReactNode {
  const t = useTexts(vehicleServiceTexts);
  const [mayRecord, mayEnd] = [useMay('postServiceRecord'), useMay('endVehicleService')];
  return (
    <span className="flex justify-end gap-1">
      {mayRecord && (
        <DialogButton icon={Wrench} title={t('record')} className="btn btn-g">
          {(close) => <RecordDialog service={service} onClose={close} />}
        </DialogButton>
      )}
      <DialogButton icon={History} title={t('history')} className="btn btn-g">
        {(close) => <DoneDialog service={service} onClose={close} />}
      </DialogButton>
      {mayEnd && (
        <DialogButton icon={CircleSlash} title={t('end')} className="btn btn-g">
          {(close) => (
            <FormDialog
              title={t('end')}
              text={t('endText')}
              schema={schema}
              initial={{ reason: '' }}
              confirm={t('end')}
              isNarrow
              intent={service.lockId}
              failures={serviceFailures}
              onClose={close}
              submit={async ({ reason }, idempotencyKey) => {
                await vehicleServices.endVehicleService(
                  { id: service.id, reason },
                  { lockId: service.lockId, idempotencyKey },
                );
                await reread();
                snackbar(t('ended'), { kind: 'ok' });
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
