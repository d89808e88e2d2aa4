import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#platform/web/dialogs/Dialog.tsx';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { snackbar } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { type ServiceRecord, type ServiceRow, vehicleServiceService } from '../contract.ts';
import { vehicleServiceTexts } from '../messages/desk/index.ts';
import { reread, serviceFailures, serviceRead, useMay, vehicleServices } from './calls.ts';
import { useMeasures } from './measures.ts';

const schema = vehicleServiceService.operations.reverseServiceRecord.input.pick({ reason: true });
const Field = deskFieldsFor<typeof schema>();

interface DoneDialogProps {
  readonly service: ServiceRow;
  readonly onClose: () => void;
}

/** Every service that was done, with what it cost; the last one can be taken back. */
export function DoneDialog({ service, onClose }: DoneDialogProps): ReactNode {
  const t = useTexts(vehicleServiceTexts);
  const { data } = useQuery(serviceRead(service.id));
  const mayReverse = useMay('reverseServiceRecord');
  const mayEnd = useMay('endVehicleService');
  const [taken, take] = useState<ServiceRecord>();
  const [isEnding, setEnding] = useState(false);
  const last = data?.records.find(({ isReversed }) => !isReversed);
  // One dialog at a time: the question takes the place of the list.
  if (taken && data)
    return (
      <FormDialog
        title={t('reverse')}
        text={t('reverseText')}
        schema={schema}
        initial={{ reason: '' }}
        confirm={t('reverse')}
        isNarrow
        intent={data.lockId}
        failures={serviceFailures}
        onClose={() => take(undefined)}
        submit={async ({ reason }, idempotencyKey) => {
          await vehicleServices.reverseServiceRecord(
            { id: service.id, recordId: taken.id, reason },
            { lockId: data.lockId, idempotencyKey },
          );
          await reread();
          snackbar(t('reversed'), { kind: 'ok' });
          take(undefined);
        }}
      >
        <Field.Textarea name="reason" label={t('reason')} required rows={3} />
      </FormDialog>
    );
  if (isEnding) return <EndDialog service={data ?? service} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t('recordOf', { service: service.planName, vehicle: service.registrationNumber })}
      width={560}
      onClose={onClose}
      footer={
        <>
          {mayEnd && (
            <button type="button" className="btn btn-g mr-auto" onClick={() => setEnding(true)}>
              {t('end')}
            </button>
          )}
          <button type="button" className="btn btn-s" onClick={onClose}>
            {t('close')}
          </button>
        </>
      }
    >
      {!data && <div className="skeleton h-24" role="status" aria-busy="true" />}
      {data?.records.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul className="divide-y divide-line">
        {data?.records.map((record) => (
          <li key={record.id} className="flex items-start gap-3 py-2">
            <Done record={record} />
            {mayReverse && record === last && (
              <button type="button" className="btn btn-g flex-none" onClick={() => take(record)}>
                {t('reverse')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function EndDialog({ service, onClose }: DoneDialogProps): ReactNode {
  const t = useTexts(vehicleServiceTexts);
  return (
    <FormDialog
      title={t('end')}
      text={t('endText')}
      schema={schema}
      initial={{ reason: '' }}
      confirm={t('end')}
      isNarrow
      intent={service.lockId}
      failures={serviceFailures}
      onClose={onClose}
      submit={async ({ reason }, idempotencyKey) => {
        await vehicleServices.endVehicleService({ id: service.id, reason }, { lockId: service.lockId, idempotencyKey });
        await reread();
        snackbar(t('ended'), { kind: 'ok' });
        onClose();
      }}
    >
      <Field.Textarea name="reason" label={t('reason')} required rows={3} />
    </FormDialog>
  );
}

function Done({ record }: { readonly record: ServiceRecord }): ReactNode {
  const t = useTexts(vehicleServiceTexts);
  const formats = useFormats();
  const measures = useMeasures();
  const facts = [
    record.km !== null && t('atKm', { count: measures.number(record.km) }),
    record.hours !== null && t('atHours', { count: measures.number(record.hours) }),
    record.workshop,
    record.orderNumber,
    record.note,
    record.warrantyUntil && `${t('warrantyUntil')} ${formats.date(record.warrantyUntil)}`,
    record.isReversed && t('isReversed', { reason: record.reverseReason }),
  ].filter(Boolean);
  return (
    <div className="min-w-0 flex-1">
      <p className="flex justify-between gap-3">
        <span className={record.isReversed ? 'text-muted line-through' : 'font-medium'}>
          {formats.date(record.doneOn)}
        </span>
        <span className={record.isReversed ? 'text-muted line-through tabular-nums' : 'tabular-nums'}>
          {formats.money(record.cost)}
        </span>
      </p>
      <p className="text-sm wrap-anywhere text-muted">{facts.join(' · ')}</p>
    </div>
  );
}
