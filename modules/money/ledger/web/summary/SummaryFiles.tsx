import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import { useMonthName } from '#modules/money/posting-periods/web/desk.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import {
  balanceSheetSheet,
  centresSheet,
  incomeSheet,
  proofSheet,
  type Sheet,
  tableOf,
  trialBalanceSheet,
  vatSheet,
} from '#modules/money/ledger/sheets.ts';
import { centresRead, numberProofRead, reports, useMayReport, vatRead } from '../calls.ts';
import { FilesMenu } from '../FilesMenu.tsx';
import { useVatMonth } from './VatView.tsx';
import type { Summary } from './use-summary.ts';
import { useYearBefore } from './year-before.ts';

/** The statement that is shown as a file: the same rows and sums, in every form. */
export function SummaryFiles({ summary }: { readonly summary: Summary }): ReactNode {
  const t = useTexts(ledgerTexts);
  const made = useSheet(summary);
  const mayPrint = useMayReport('getStatementFile');
  if (!made) return null;
  const { companyId, month, asOf, search, view, vatMonths, span } = summary;
  const [head = [], ...rows] = tableOf(made.sheet, t('accountClass'));
  async function savePdf(): Promise<void> {
    const file = await reports.getStatementFile({
      companyId,
      view,
      ...(month && { periodId: month.id }),
      ...(asOf && { asOf }),
      ...(summary.isOfBalances && search.centre && { centreId: search.centre }),
      onlyMoved: search.moved === '1',
      months: vatMonths,
      span,
    });
    const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.codePointAt(0)!);
    saveFile(new Blob([bytes], { type: file.contentType }), file.fileName);
  }
  return (
    <FilesMenu
      title={[made.sheet.title, made.companyName, asOf ?? summary.monthKey].filter(Boolean).join(' ')}
      columns={head.map((title, at) => ({
        id: String(at),
        title: String(title),
        cell: (row: (typeof rows)[number]) => row[at] ?? null,
      }))}
      rows={async () => ({ rows, isCut: false })}
      pdf={mayPrint ? savePdf : undefined}
    />
  );
}

function useSheet(summary: Summary): { readonly sheet: Sheet; readonly companyName: string } | undefined {
  const t = useTexts(ledgerTexts);
  const { companyId, month, view, balances, vatMonths, span, proofSpan } = summary;
  const nameOf = useMonthName();
  const monthName = useVatMonth();
  const yearBefore = useYearBefore(summary).replaceAll('\u00a0', ' ');
  const at = { companyId, ...(month && { periodId: month.id }) };
  const isShown = (of: typeof view) => ({ enabled: month !== undefined && view === of });
  const centres = useQuery({ ...centresRead(at), ...isShown('centres') }).data;
  const vat = useQuery({ ...vatRead({ ...at, months: vatMonths }), ...isShown('vat') }).data;
  const proof = useQuery({ ...numberProofRead({ ...at, span: proofSpan }), ...isShown('proof') }).data;
  if (view === 'centres') return centres && { ...centres, sheet: centresSheet(centres, { t, span }) };
  if (view === 'vat') return vat && { ...vat, sheet: vatSheet(vat, { t, monthName }) };
  if (view === 'proof') return proof && { ...proof, sheet: proofSheet(proof, { t }) };
  if (!balances.data || !month) return undefined;
  const make = { balance: trialBalanceSheet, income: incomeSheet, sheet: balanceSheetSheet }[view];
  return { ...balances.data, sheet: make(balances.data, { t, month: nameOf(month), yearBefore }) };
}
