import { CircleCheck } from 'lucide-react';
import { useTexts } from '#platform/web/texts.ts';
import { useSeesCustomers } from '#modules/work/loads/web/desk.ts';
import type { LoadPart } from '#modules/work/loads/web/index.ts';
import { execution } from '#modules/work/loads/status.ts';
import { is } from '#platform/machine.ts';
import { invoiceDeskTexts } from '../messages/desk/index.ts';
import { invoices, useMay } from './calls.ts';
import { LoadInvoices } from './LoadInvoices.tsx';

/** What the page of a load shows of its documents, once it is delivered. */
export const invoicesOfLoad: LoadPart = {
  useTab(load) {
    const t = useTexts(invoiceDeskTexts);
    const mayRead = useMay('getInvoices');
    const sees = useSeesCustomers();
    return {
      tab: 'price',
      id: 'invoices',
      title: t('billingPart'),
      isShown: mayRead && sees && load.customerBilling !== undefined && is(execution, load.status, 'delivered'),
      content: <LoadInvoices load={load} />,
    };
  },
  useUpkeep(load) {
    const t = useTexts(invoiceDeskTexts);
    const may = useMay('putLoadBilling');
    if (!may || load.customerBilling !== 'SENT_BACK') return [];
    return [
      {
        event: 'billingMended',
        may,
        kind: 'main',
        icon: CircleCheck,
        title: t('mended'),
        does: {
          run: ({ idempotencyKey }) =>
            invoices.putLoadBilling({ loadIds: [load.id], act: 'resume' }, { idempotencyKey }),
          done: t('mendedDone'),
        },
      },
    ];
  },
};
