import { ClipboardCheck, ClipboardPlus, Printer, Smartphone } from 'lucide-react';
import { z } from 'zod';
import { is } from '#platform/machine.ts';
import { requiredText, text } from '#platform/operation.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { asks } from '#platform/web/record/asks.tsx';
import { type Decision, possible } from '#platform/web/record/decisions.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { signedIn } from '#platform/web/signed-in.ts';
import { useTexts } from '#platform/web/texts.ts';
import { trailerKinds } from '#modules/parties/vehicles/contract.ts';
import type { VehicleInspectionRecord } from '../contract.ts';
import { odometerKm } from '../fields.ts';
import { vehicleInspectionDeskTexts } from '../messages/desk/index.ts';
import { vehicleInspectionLife } from '../status.ts';
import { inspections, useMay } from './calls.ts';
import { NewInspectionDialog } from './NewInspectionDialog.tsx';

const finishing = z.strictObject({
  odometer: odometerKm.nullable(),
  signedBy: requiredText(80),
  note: text(500),
});
const Field = deskFieldsFor<typeof finishing>();

/** What the person may do with an inspection now. */
export function useInspectionDecisions(inspection: VehicleInspectionRecord): readonly Decision[] {
  const t = useTexts(vehicleInspectionDeskTexts);
  const { id } = inspection;
  const isOpen = is(vehicleInspectionLife, inspection.state, 'answerable');
  return [
    ...possible([
      {
        event: 'sheet',
        may: useMay('getVehicleInspectionSheet'),
        place: 'desk',
        icon: Printer,
        title: t('sheet'),
        does: {
          async run() {
            const { base64, contentType, fileName } = await inspections.getVehicleInspectionSheet({ id });
            const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
            saveFile(new Blob([bytes], { type: contentType }), fileName);
          },
          done: t('sheetSaved'),
        },
      },
      {
        event: 'again',
        may: useMay('postVehicleInspection'),
        isPossible: !isOpen,
        icon: ClipboardPlus,
        title: t('again'),
        does: { dialog: ({ onClose }) => <NewInspectionDialog of={inspection} onClose={onClose} /> },
      },
      {
        event: 'send',
        may: useMay('sendVehicleInspection'),
        isPossible: inspection.canSend,
        icon: Smartphone,
        title: t(inspection.link ? 'sendAgain' : 'send'),
        does: {
          run: (options) => inspections.sendVehicleInspection({ id }, options),
          done: t('sent', { to: inspection.driverName }),
        },
      },
    ]),
    ...useFinish(inspection),
  ];
}

function useFinish(inspection: VehicleInspectionRecord): readonly Decision[] {
  const t = useTexts(vehicleInspectionDeskTexts);
  const { id, items, units } = inspection;
  const missing = items.filter(({ result }) => result === '').length;
  const hasOdometer = !trailerKinds.includes(units[0]?.kind ?? '');
  const me = signedIn()?.userdetails;
  return possible([
    {
      event: 'finish',
      may: useMay('finishVehicleInspection'),
      isPossible: is(vehicleInspectionLife, inspection.state, 'answerable'),
      barrier: missing > 0 ? t('openFirst', { count: missing }) : null,
      kind: 'main',
      icon: ClipboardCheck,
      title: t('finish'),
      does: asks({
        title: t('finish'),
        text: t('finishText'),
        schema: finishing,
        initial: { odometer: null, signedBy: me ? `${me.name} ${me.surname}`.trim() : '', note: '' },
        done: t('finished'),
        decide: (value, options) => inspections.finishVehicleInspection({ id, ...value }, options),
        fields: (
          <>
            {hasOdometer && (
              <Field.Number name="odometer" label={t('odometerKm')} min={0} max={9_999_999} decimals={1} required />
            )}
            <Field.Text name="signedBy" label={t('signedBy')} required />
            <Field.Textarea name="note" label={t('note')} rows={2} />
          </>
        ),
      }),
    },
  ]);
}
