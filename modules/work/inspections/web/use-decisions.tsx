import { Printer, ShieldCheck, Truck } from 'lucide-react';
import { z } from 'zod';
import { requiredText } from '#platform/operation.ts';
import { asksReason } from '#platform/web/record/asks.tsx';
import { type Decision, possible } from '#platform/web/record/decisions.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import { inspectionDeskTexts } from '../messages/desk/index.ts';
import { type Inspection, inspections, useMay } from './calls.ts';

const reasonOnly = z.strictObject({ reason: requiredText(500) });

/** What the person may do with an inspection now. */
export function useInspectionDecisions({ id, decision, loadId }: Inspection): readonly Decision[] {
  const t = useTexts(inspectionDeskTexts);
  return possible([
    {
      event: 'sheet',
      may: useMay('getLoadInspectionSheet'),
      place: 'desk',
      icon: Printer,
      title: t('sheet'),
      does: {
        async run() {
          const { base64, contentType, fileName } = await inspections.getLoadInspectionSheet({ id });
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          saveFile(new Blob([bytes], { type: contentType }), fileName);
        },
        done: t('sheetSaved'),
      },
    },
    {
      event: 'openLoad',
      may: loadId !== null,
      icon: Truck,
      title: t('openLoad'),
      does: { path: `/manageLoads/${loadId}` },
    },
    {
      event: 'allow',
      may: useMay('allowLoadInspection'),
      isPossible: decision === 'AWAITED',
      kind: 'main',
      icon: ShieldCheck,
      title: t('allow'),
      does: asksReason({
        title: t('allow'),
        text: t('allowText'),
        schema: reasonOnly,
        label: t('reason'),
        required: true,
        done: t('allowDone'),
        decide: ({ reason }, options) => inspections.allowLoadInspection({ id, reason }, options),
      }),
    },
  ]);
}
