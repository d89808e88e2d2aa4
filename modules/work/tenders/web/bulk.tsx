import { Send } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { Said } from '#platform/web/list/bulk.ts';
import type { OpenedBulk } from '#platform/web/list/BulkBar.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { loadFailureTexts } from '#modules/work/loads/messages/failures/index.ts';
import type { LoadListPart, LoadRow } from '#modules/work/loads/web/index.ts';
import { tenderDeskTexts } from '../messages/desk/index.ts';
import { tenderFailureTexts } from '../messages/failures/index.ts';
import { loadsAtOnce } from '../status.ts';
import { tenders, useMay } from './calls.ts';
import { ManyTendersFields } from './ManyTendersFields.tsx';
import { manyTendersForm } from './tender-form.ts';

const failures = [loadFailureTexts, tenderFailureTexts] as const;

/** Offers the loads that are selected in the list, each in a tender of its own. */
export const tendersOfLoads: LoadListPart = {
  texts: [tenderDeskTexts],
  useBulk() {
    const t = useTexts(tenderDeskTexts);
    const may = [useMay('sendLoadTender'), useMay('getLoadTenderStarts')];
    if (!may.every(Boolean)) return [];
    return [
      {
        id: 'tender',
        title: t('tender'),
        icon: <Send size={15} aria-hidden="true" />,
        atMost: loadsAtOnce,
        dialog: (opened) => (
          <Suspense>
            <TenderMany {...opened} />
          </Suspense>
        ),
      },
    ];
  },
};

function TenderMany({ rows, run, onClose }: OpenedBulk<LoadRow>): ReactNode {
  const t = useTexts(tenderDeskTexts);
  return (
    <FormDialog
      title={t('tender')}
      text={t('tenderManyText')}
      schema={manyTendersForm}
      initial={{
        mode: 'broadcast',
        minutes: null,
        suppliers: [],
        loads: rows.map(({ id, buy }) => ({ id, buyAmount: buy > 0 ? buy : null })),
      }}
      confirm={t('tender')}
      failures={failures}
      width={640}
      isNarrow
      submit={async ({ mode, minutes, suppliers, loads }) => {
        const amounts = new Map(loads.map(({ id, buyAmount }) => [id, buyAmount ?? 0]));
        run(async ({ id, lockId }) => {
          const buyAmount = amounts.get(id) ?? 0;
          const offers = suppliers.map(({ supplierId }) => ({ supplierId, buyAmount }));
          const { sent, waiting, skipped } = await tenders.sendLoadTender({ id, mode, minutes, offers }, { lockId });
          const words = { asked: sent + waiting, skipped };
          return skipped === 0 ? new Said(t('offeredTo', words)) : new Said(t('offeredWithout', words), true);
        });
      }}
      onClose={onClose}
    >
      <ManyTendersFields rows={rows} />
    </FormDialog>
  );
}
