import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookCheck, Receipt } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import type { BulkAction } from '#platform/web/list/BulkBar.tsx';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { snackbar, toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { customerSource } from '#modules/parties/customers/web/desk.ts';
import { type invoiceSorts, limits } from '../contract.ts';
import { invoiceKinds, type InvoiceStanding, invoiceStandings } from '../kinds.ts';
import { invoiceDeskTexts } from '../messages/desk/index.ts';
import { type InvoiceLine, invoices, invoicesNoun, runRead, standingCountRead, useMay } from './calls.ts';
import { invoicePath, queuePath } from './paths.ts';
import { RunProgress } from './RunProgress.tsx';
import { InvoiceBadges, useInvoiceName } from './words.tsx';

const invoiceColumns = columnsOf<InvoiceLine, (typeof invoiceSorts)[number]>();
/** Standings that wait for somebody; to count them is cheap. */
const counted: readonly InvoiceStanding[] = ['DRAFT', 'APPROVED', 'DISPUTED'];
/** In the order of a document's life, with what waits first. */
const tabs: readonly InvoiceStanding[] = [
  'DRAFT',
  'APPROVED',
  'OPEN',
  'OVERDUE',
  'DISPUTED',
  'PART_PAID',
  'PAID',
  'CREDITED',
  'VOID',
];

/** `/invoices`: documents to customers. */
export function InvoiceList(): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const mayMake = useMay('getLoadsToInvoice');
  const counts = useQueries({ queries: counted.map((standing) => standingCountRead(standing)) });
  return (
    <ListScreen
      id="invoices"
      title={t('listTitle')}
      channel={invoicesNoun}
      load={invoices.getInvoices}
      columns={useColumns()}
      rowId={(row) => row.id}
      rowPath={(row) => invoicePath(row.id)}
      searchIn={t('searchIn')}
      tabs={{
        filter: 'standing',
        many: true,
        options: titled(
          t,
          'standing_',
          tabs.filter((each) => invoiceStandings.includes(each)),
        ).map((option) => ({
          ...option,
          count: counts[counted.indexOf(option.value as InvoiceStanding)]?.data,
        })),
      }}
      filters={[
        { id: 'kind', kind: 'many', title: t('kind'), options: titled(t, 'kind_', invoiceKinds) },
        { id: 'customerId', kind: 'searched', title: t('customer'), from: customerSource },
      ]}
      bulk={useBulk()}
      summary={<RunProgress />}
      actions={
        mayMake && (
          <Link {...linkTo(queuePath)} className="btn btn-p">
            <Receipt size={16} aria-hidden="true" />
            {t('createInvoices')}
          </Link>
        )
      }
      emptyHint={t('listEmpty')}
    />
  );
}

/** Posting of many, by a run of the server. */
function useBulk(): readonly BulkAction<InvoiceLine>[] {
  const t = useTexts(invoiceDeskTexts);
  const mayPost = useMay('postInvoiceRun');
  if (!mayPost) return [];
  return [
    {
      id: 'post',
      title: t('postMany'),
      icon: <BookCheck size={16} aria-hidden="true" />,
      atMost: limits.documents,
      question: (rows) => t('postManyQuestion', { count: rows.length }),
      runAll: async (rows) => {
        const open = rows.filter(({ status }) => status === 'DRAFT' || status === 'APPROVED');
        if (open.length === 0) {
          toast(t('onlyDrafts'), { kind: 'warn' });
          return;
        }
        const { total } = await invoices.postInvoiceRun({ invoiceIds: open.map(({ id }) => id) });
        void queries.invalidateQueries({ queryKey: runRead.queryKey });
        snackbar(t('runStarted', { count: total }), { kind: 'ok' });
      },
    },
  ];
}

function useColumns() {
  const [what, amounts, who] = [useWhatColumns(), useAmountColumns(), useWhoColumns()];
  return useMemo(
    () => [...Object.values(what), ...Object.values(amounts), ...Object.values(who)],
    [what, amounts, who],
  );
}

/** Which document, for whom, of which day. */
function useWhatColumns() {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const nameOf = useInvoiceName();
  return useMemo(
    () =>
      invoiceColumns({
        number: { title: t('number'), card: 'title', room: 'whole', cell: nameOf, value: (row) => row.number },
        kind: {
          title: t('kind'),
          hiddenByDefault: true,
          cell: (row) => t(`kind_${row.kind}`),
        },
        standing: {
          title: t('standing'),
          card: 'badge',
          cell: (row) => <InvoiceBadges of={row} />,
          value: (row) => t(`standing_${row.standing}`),
        },
        customerName: { title: t('customer'), card: 'subtitle', cell: (row) => row.customerName },
        billToName: { title: t('billTo'), hiddenByDefault: true, cell: (row) => row.billToName },
        taxDate: {
          title: t('taxDate'),
          sort: 'taxDate',
          card: 'meta',
          cell: (row) => formats.date(row.taxDate as never),
          value: (row) => row.taxDate,
        },
        dueDate: {
          title: t('dueDate'),
          sort: 'dueDate',
          cell: (row) => formats.date(row.dueDate as never),
          value: (row) => row.dueDate,
        },
        loads: {
          title: t('loads'),
          cell: (row) => (
            <span title={row.loadNumbers.join(', ')}>
              {row.loadNumbers.length === 1 ? row.loadNumbers[0] : String(row.loads)}
            </span>
          ),
          value: (row) => row.loadNumbers.join(', '),
        },
      }),
    [t, formats, nameOf],
  );
}

function useAmountColumns() {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  return useMemo(() => {
    const amount = (key: 'net' | 'vat' | 'gross' | 'credited' | 'open') => ({
      title: t(key),
      align: 'right' as const,
      cell: (row: InvoiceLine) => formats.money(row[key], row.currency),
      value: (row: InvoiceLine) => row[key],
    });
    return invoiceColumns({
      net: { ...amount('net'), hiddenByDefault: true },
      vat: { ...amount('vat'), hiddenByDefault: true },
      gross: { ...amount('gross'), sort: 'gross', card: 'meta' },
      credited: { ...amount('credited'), hiddenByDefault: true },
      open: amount('open'),
      currency: { title: t('currency'), hiddenByDefault: true, cell: (row) => row.currency },
    });
  }, [t, formats]);
}

function useWhoColumns() {
  const t = useTexts(invoiceDeskTexts);
  return useMemo(
    () =>
      invoiceColumns({
        createdBy: { title: t('createdBy'), hiddenByDefault: 'narrow', cell: (row) => row.createdBy },
        approvedBy: { title: t('approvedBy'), hiddenByDefault: true, cell: (row) => row.approvedBy },
        postedBy: { title: t('postedBy'), hiddenByDefault: true, cell: (row) => row.postedBy },
        updatedAt: {
          title: t('changed'),
          sort: 'updatedAt',
          hiddenByDefault: true,
          cell: (row) => <Ago at={row.updatedAt} />,
          value: (row) => new Date(row.updatedAt),
        },
      }),
    [t],
  );
}
