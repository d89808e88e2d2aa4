import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { RecordGate } from '#platform/web/record/RecordGate.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { ledgerTexts } from '#modules/money/ledger/messages/desk/index.ts';
import type { NumberProof } from '#modules/money/ledger/report-contract.ts';
import { failedChecks } from '#modules/money/ledger/sheets.ts';
import { numberProofRead } from '../calls.ts';
import { useAmount } from '../words.ts';
import { figure, head, headFigure } from './AccountRow.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import type { Summary } from './use-summary.ts';

/** What is kept twice in the books, held against each other. */
export function ProofView({ summary }: { readonly summary: Summary }): ReactNode {
  const { companyId, month, months, proofSpan } = summary;
  const query = useQuery({
    ...numberProofRead({ companyId, ...(month && { periodId: month.id }), span: proofSpan }),
    enabled: month !== undefined,
  });
  return (
    <RecordGate query={{ ...query, error: months.error ?? query.error }} skeleton={<RowsSkeleton />}>
      {(data) => <Proof data={data} />}
    </RecordGate>
  );
}

function Proof({ data }: { readonly data: NumberProof }): ReactNode {
  const t = useTexts(ledgerTexts);
  const formats = useFormats();
  const failed = failedChecks(data);
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{t('view_proof')}</caption>
        <thead className={head}>
          <tr className="h-8 text-sm text-muted *:border-b *:border-line">
            <th scope="col" className="pl-(--list-edge) text-left font-normal">
              {t('check')}
            </th>
            <th scope="col" className={clsx(headFigure, 'max-md:hidden')}>
              {t('proofBooks')}
            </th>
            <th scope="col" className={clsx(headFigure, 'max-md:hidden')}>
              {t('proofAgainst')}
            </th>
            <th scope="col" className={clsx(headFigure, 'max-md:hidden')}>
              {t('proofCount')}
            </th>
            <th scope="col" className={headFigure}>
              {t('proofState')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.checks.map((check) => (
            <CheckRow key={check.code} check={check} />
          ))}
        </tbody>
      </table>
      <p role="status" className={clsx('list-edge py-2 text-sm', failed === 0 ? 'text-ok' : 'text-danger')}>
        {t('proofDays', { from: formats.date(data.from), to: formats.date(data.to) })}{' '}
        {failed === 0 ? t('proofHolds') : t('proofFails', { count: failed })}{' '}
        <span className="text-muted">{t('asOf', { at: formats.moment(data.asOf) })}</span>
      </p>
    </div>
  );
}

function CheckRow({ check }: { readonly check: NumberProof['checks'][number] }): ReactNode {
  const t = useTexts(ledgerTexts);
  const amount = useAmount();
  const { code, account, books, against, agrees, count, names } = check;
  const Icon = agrees ? CircleCheck : CircleX;
  return (
    <tr className="h-9 text-sm *:border-b *:border-line">
      <th scope="row" className="w-full py-1.5 pr-2 pl-(--list-edge) text-left font-medium">
        {t(`check_${code}`)} <span className="font-normal text-muted">{account}</span>
        {names.length > 0 && <span className="block font-normal text-danger">{names.join(', ')}</span>}
      </th>
      <td className={clsx(figure, 'max-md:hidden')}>{amount(books)}</td>
      <td className={clsx(figure, 'max-md:hidden')}>{amount(against)}</td>
      <td className={clsx(figure, 'text-muted max-md:hidden')}>{count}</td>
      <td className={clsx(figure, agrees ? 'text-ok' : 'text-danger')}>
        <span className="inline-flex items-center gap-1.5">
          <Icon size={15} aria-hidden="true" />
          {t(agrees ? 'proofAgrees' : 'proofDiffers')}
        </span>
      </td>
    </tr>
  );
}
