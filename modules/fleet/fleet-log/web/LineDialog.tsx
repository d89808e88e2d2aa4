import { Camera } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FilePicker } from '#platform/web/fields/FilePicker.tsx';
import { namedFor } from '#platform/web/fields/named.ts';
import { deskBricks } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { useTexts } from '#platform/web/texts.ts';
import { MomentField } from '#modules/work/loads/web/desk.ts';
import type { FleetLog, FleetLogLine } from '../contract.ts';
import { type LineKind, purposes } from '../fields.ts';
import { fleetLogDeskTexts } from '../messages/desk/index.ts';
import { fleetLogFailures, fleetLogs, reread, useMay } from './calls.ts';
import { initialOf, lineForm, type LineStart, sentOf } from './line-form.ts';
import { useSlipPhoto } from './SlipPhotos.tsx';

const Field = namedFor<typeof lineForm>()({ ...deskBricks, Moment: MomentField });

interface LineDialogProps {
  readonly log: Pick<FleetLog, 'vehicleId'>;
  readonly kind: LineKind;
  readonly title: string;
  /** The line that is changed; missing for a new one. */
  readonly line?: FleetLogLine;
  readonly initial?: LineStart;
  readonly onClose: () => void;
}

/** A trip or a slip, added or changed. */
export function LineDialog({ log, kind, title, line, initial = {}, onClose }: LineDialogProps): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  const [start] = useState(() => initialOf(line, initial, new Date()));
  const [photo, setPhoto] = useState<File>();
  const { send } = useSlipPhoto();
  const mayPhoto = useMay('postFleetSlipPhoto') && kind !== 'trip' && !line;
  return (
    <FormDialog
      title={title}
      schema={lineForm}
      width={680}
      initial={start}
      confirm={t('save')}
      intent={line?.id}
      failures={fleetLogFailures}
      onClose={onClose}
      submit={async (values, idempotencyKey) => {
        const sent = { ...sentOf(kind, values), vehicleId: log.vehicleId };
        if (line) await fleetLogs.putFleetLogLine({ ...sent, id: line.id }, { lockId: line.lockId, idempotencyKey });
        else {
          const { id } = await fleetLogs.postFleetLogLine({ ...sent, kind }, { idempotencyKey });
          // The slip is there already: its photo can be added again from its panel.
          const problem = photo ? await send(id, photo) : '';
          if (problem !== '') toast(t('photoNotSent', { why: problem }), { kind: 'warn' });
        }
        await reread();
        snackbar(t('saved'), { kind: 'ok' });
        onClose();
      }}
    >
      {mayPhoto && (
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <FilePicker
            label={t('photo')}
            icon={<Camera size={15} aria-hidden="true" />}
            accept="image/jpeg,image/png"
            disabled={false}
            onPick={async (file) => setPhoto(file)}
          />
          <p className="min-w-0 text-muted">{photo?.name ?? t('photoHelp')}</p>
        </div>
      )}
      {kind === 'trip' ? <TripFields isOfLoad={(line?.loadId ?? null) !== null} /> : <SlipFields kind={kind} />}
      <Field.Textarea name="remarks" label={t('remarks')} rows={2} className="sm:col-span-2" />
    </FormDialog>
  );
}

function TripFields({ isOfLoad }: { readonly isOfLoad: boolean }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  return (
    <>
      <Field.Moment name="startedAt" label={t('startedAt')} required />
      <Field.Moment name="endedAt" label={t('endedAt')} required />
      <Field.Text name="fromPlace" label={t('fromPlace')} />
      <Field.Text name="toPlace" label={t('toPlace')} />
      <Field.Number name="startKm" label={t('startKm')} min={0} max={9_999_999} decimals={1} required />
      <Field.Number name="endKm" label={t('endKm')} min={0} max={9_999_999} decimals={1} required />
      {!isOfLoad && (
        <Field.Select
          name="purpose"
          label={t('purpose')}
          help={t('otherHelp')}
          required
          placeholder=""
          options={purposes
            .filter((purpose) => purpose !== 'load')
            .map((value) => ({ value, label: t(`purpose_${value}`) }))}
        />
      )}
      <Field.Checkbox name="overnight" label={t('overnight')} />
    </>
  );
}

function SlipFields({ kind }: { readonly kind: LineKind }): ReactNode {
  const t = useTexts(fleetLogDeskTexts);
  return (
    <>
      <Field.Moment name="endedAt" label={t('slipAt')} required />
      <Field.Text name="place" label={t('place')} />
      {kind === 'fuel' && (
        <>
          <Field.Number name="litres" label={t('litres')} min={0} max={9999} decimals={2} required />
          <Field.Number name="unitPrice" label={t('unitPrice')} min={0} max={99_999} decimals={4} />
        </>
      )}
      <Field.Money
        name="amount"
        label={t('amount')}
        {...(kind === 'fuel' && { help: t('amountHelp') })}
        required={kind === 'toll'}
      />
      <Field.Number name="odometerKm" label={t('odometer')} min={0} max={9_999_999} decimals={1} />
      <Field.Text name="provider" label={t('provider')} />
      <Field.Text name="slipNumber" label={t('slipNumber')} />
      <Field.Text name="card" label={t('card')} />
      {kind === 'fuel' && <Field.Checkbox name="isFull" label={t('isFull')} />}
    </>
  );
}
