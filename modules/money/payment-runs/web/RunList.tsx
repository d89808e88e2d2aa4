import { Link } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Ago } from '#platform/web/Ago.tsx';
import { useFormats } from '#platform/web/formats.ts';
import { columnsOf } from '#platform/web/list/columns.ts';
import { titled } from '#platform/web/list/filters.ts';
import { ListScreen } from '#platform/web/list/ListScreen.tsx';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { PaymentRunRow, paymentRunSorts } from '../contract.ts';
import { paymentRunDeskTexts } from '../messages/desk/index.ts';
import { paymentRunLife } from '../status.ts';
import { paymentRuns, runsNoun, useMay } from './calls.ts';
import { newPaymentRunPath, paymentRulePath, paymentRunPath } from './paths.ts';
import { RunBadge, useStatusWord } from './words.tsx';

const runColumns = columnsOf<PaymentRunRow, (typeof paymentRunSorts)[number]>();

/** `/paymentRuns`: runs that pay suppliers. */
export function RunList(): ReactNode {
  const t = useTexts(paymentRunDeskTexts);
  const mayAdd = useMay('postPaymentRun');
  const mayRule = useMay('getPaymentRule');
  return (
    <ListScreen
      id="paymentRuns"
      title={t('title')}
      channel={runsNoun}
      load={paymentRuns.getPaymentRuns}
      columns={useRunColumns()}
      rowId={(row) => row.id}
      rowPath={(row) => paymentRunPath(row.id)}
      searchIn={t('searchIn')}
      tabs={{ filter: 'status', many: true, options: titled(t, 'status_', paymentRunLife.states) }}
      actions={
        mayRule && (
          <Link {...linkTo(paymentRulePath)} className="btn btn-g">
            <SlidersHorizontal size={16} aria-hidden="true" />
            {t('rule')}
          </Link>
        )
      }
      newPath={mayAdd ? newPaymentRunPath : undefined}
      newTitle={t('newRun')}
      emptyHint={t('empty')}
    />
  );
}

/** Which run, from where and when, and what it comes to. */
function useRunColumns() {
  const [what, figures] = [useWhatColumns(), useFigureColumns()];
  return useMemo(() => [...Object.values(what), ...Object.values(figures)], [what, figures]);
}

function useWhatColumns() {
  const t = useTexts(paymentRunDeskTexts);
  const formats = useFormats();
  const statusWord = useStatusWord();
  return useMemo(
    () =>
      runColumns({
        runNumber: { title: t('run'), sort: 'runNumber', card: 'title', cell: (row) => row.runNumber },
        status: { title: t('status'), card: 'badge', cell: (row) => <RunBadge of={row} />, value: statusWord },
        payDay: {
          title: t('payDay'),
          sort: 'payDay',
          card: 'meta',
          cell: (row) => formats.date(row.payDay),
          value: (row) => row.payDay,
        },
        dueUntil: {
          title: t('dueUntil'),
          card: 'meta',
          cell: (row) => formats.date(row.dueUntil),
          value: (row) => row.dueUntil,
        },
        bankAccountName: { title: t('bankAccount'), cell: (row) => row.bankAccountName },
      }),
    // The words follow the texts.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [t, formats],
  );
}

function useFigureColumns() {
  const t = useTexts(paymentRunDeskTexts);
  const formats = useFormats();
  return useMemo(
    () =>
      runColumns({
        suppliers: {
          title: t('suppliers'),
          align: 'right',
          cell: (row) => String(row.suppliers),
          value: (row) => row.suppliers,
        },
        items: { title: t('documents'), align: 'right', cell: (row) => String(row.items), value: (row) => row.items },
        held: { title: t('held'), align: 'right', cell: (row) => String(row.held), value: (row) => row.held },
        total: {
          title: t('total'),
          align: 'right',
          card: 'subtitle',
          cell: (row) => formats.money(row.total, row.currency),
          value: (row) => row.total,
        },
        companyName: { title: t('company'), hiddenByDefault: true, cell: (row) => row.companyName },
        note: { title: t('note'), hiddenByDefault: 'narrow', cell: (row) => row.note },
        updatedAt: {
          title: t('changed'),
          sort: 'updatedAt',
          hiddenByDefault: true,
          cell: (row) => <Ago at={row.updatedAt} />,
          value: (row) => new Date(row.updatedAt),
        },
      }),
    [t, formats],
  );
}
