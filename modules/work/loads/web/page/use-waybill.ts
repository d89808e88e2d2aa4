import { Printer } from 'lucide-react';
import { type Decision, possible } from '#platform/web/record/decisions.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadListTexts } from '#modules/work/loads/messages/list/index.ts';
import { type Load, loads, useMay } from '../calls.ts';

/** The waybill as a PDF, in the language of the person. */
export function useWaybill({ id, status }: Pick<Load, 'id' | 'status'>): readonly Decision[] {
  const t = useTexts(loadListTexts);
  return possible([
    {
      event: 'waybill',
      may: useMay('getLoadWaybill'),
      isPossible: status !== 'CANCELLED',
      place: 'desk',
      icon: Printer,
      title: t('waybill'),
      does: {
        async run() {
          const { base64, contentType, fileName } = await loads.getLoadWaybill({ id });
          saveFile(
            new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: contentType }),
            fileName,
          );
        },
        done: t('waybillSaved'),
      },
    },
  ]);
}
