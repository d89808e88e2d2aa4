import { Send, Undo2 } from 'lucide-react';
import { z } from 'zod';
import { text } from '#platform/operation.ts';
import { asks, asksReason } from '#platform/web/record/asks.tsx';
import { possible } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { LoadPart } from '#modules/work/loads/web/index.ts';
import { tenderDeskTexts } from '../messages/desk/index.ts';
import { tenders, useMay } from './calls.ts';
import { TenderFields } from './TenderFields.tsx';
import { tenderForm } from './tender-form.ts';
import { TendersPart } from './TendersPart.tsx';

const maybeReason = z.strictObject({ reason: text(300) });

/** Tenders on the page of a load: its offers, sending one, taking it back. */
export const tendersOfLoad: LoadPart = {
  useTab(load) {
    const t = useTexts(tenderDeskTexts);
    const isShown = useMay('getLoadTenderStart');
    return {
      tab: 'carrier',
      id: 'tenders',
      title: t('tendersPart'),
      isShown,
      content: <TendersPart loadId={load.id} />,
    };
  },
  useDecisions(load) {
    const t = useTexts(tenderDeskTexts);
    return possible([
      {
        event: 'tender',
        may: useMay('sendLoadTender'),
        isPossible: load.status === 'READY',
        icon: Send,
        title: t('tender'),
        does: asks({
          title: t('tender'),
          text: t('tenderText'),
          schema: tenderForm,
          initial: { mode: 'broadcast', minutes: null, offers: [] },
          width: 640,
          done: t('sent'),
          decide: (input, options) => tenders.sendLoadTender({ id: load.id, ...input }, options),
          fields: <TenderFields load={load} />,
        }),
      },
      {
        event: 'withdrawTender',
        may: useMay('withdrawLoadTender'),
        isPossible: load.status === 'TENDERED',
        icon: Undo2,
        title: t('withdraw'),
        does: asksReason({
          title: t('withdrawTitle'),
          text: t('withdrawText'),
          schema: maybeReason,
          label: t('reason'),
          done: t('withdrawn'),
          decide: ({ reason }, { idempotencyKey }) =>
            tenders.withdrawLoadTender({ id: load.id, reason }, { idempotencyKey }),
        }),
      },
    ]);
  },
};
