import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileType } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '#platform/web/failure-text.ts';
import { useFormats } from '#platform/web/formats.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { useChannel } from '#platform/web/realtime/use-channel.ts';
import { TitledCard } from '#platform/web/record/TitledCard.tsx';
import { saveFile } from '#platform/web/save-file.ts';
import { useTexts } from '#platform/web/texts.ts';
import { debtorDeskTexts } from '#modules/money/debtors/messages/desk/index.ts';
import { type Debtor, debtorRead, debtors, debtorsNoun, useMay } from '../calls.ts';
import { DebtorPane } from '../DebtorPane.tsx';
import { debtorUrl } from '../paths.ts';
import { ArrangeDialog } from './ArrangeDialog.tsx';

/** What a customer owes, on its page: what is overdue, its statement, and what it was sent. */
export function CustomerDebt({ customerId }: { readonly customerId: string }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  useChannel(debtorsNoun);
  const { data, error } = useQuery(debtorRead(customerId, null));
  if (error) return <p className="p-4 text-danger">{failureText(error)}</p>;
  if (!data) return <div className="skeleton m-4 h-48" role="status" aria-busy="true" />;
  const figures = [
    [t('owed'), data.total],
    [t('overdue'), data.overdue],
    [t('onAccount'), -data.onAccount],
  ] as const;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <TitledCard title={t('debtPart')}>
        <dl className="grid grid-cols-3 border-b border-line">
          {figures.map(([title, amount]) => (
            <div key={title} className="min-w-0 px-4 py-2.5">
              <dt className="truncate text-sm text-muted">{title}</dt>
              <dd className="font-semibold whitespace-nowrap tabular-nums">{formats.money(amount, data.currency)}</dd>
            </div>
          ))}
        </dl>
        <DebtorPane debtor={data} companyId={null} />
      </TitledCard>
      <Statements debtor={data} />
    </div>
  );
}

function Statements({ debtor }: { readonly debtor: Debtor }): ReactNode {
  const t = useTexts(debtorDeskTexts);
  const formats = useFormats();
  const failureText = useFailureText();
  const [mayPrint, mayArrange] = [useMay('getShipperStatementFile'), useMay('putDebtorArrangement')];
  const [isOpen, setOpen] = useState(false);
  const { customerId, statements } = debtor;
  async function save(): Promise<void> {
    try {
      const file = await debtors.getShipperStatementFile({ customerId });
      const bytes = Uint8Array.from(atob(file.base64), (letter) => letter.codePointAt(0)!);
      saveFile(new Blob([bytes], { type: file.contentType }), file.fileName);
    } catch (error) {
      toast(failureText(error), { kind: 'danger' });
    }
  }
  return (
    <TitledCard title={t('lastStatements')}>
      <ul className="divide-y divide-line">
        {statements.map((statement) => (
          <li key={statement.id} className="flex flex-wrap justify-between gap-x-3 px-4 py-2">
            <span className={statement.isFailed ? 'text-danger' : undefined}>
              {t('statementSent', { date: formats.date(statement.toDay), recipient: statement.recipient })}
            </span>
            <span className="tabular-nums">{formats.money(statement.closing, debtor.currency)}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-2 px-4 py-3">
        {mayPrint && (
          <button type="button" className="btn btn-s" onClick={() => void save()}>
            <FileType size={15} aria-hidden="true" />
            {t('saveStatement')}
          </button>
        )}
        {mayArrange && (
          <button type="button" className="btn btn-s" onClick={() => setOpen(true)}>
            {t('arrange')}
          </button>
        )}
        <Link to={debtorUrl(customerId) as never} className="btn btn-g">
          {t('openDesk')}
        </Link>
      </p>
      {isOpen && <ArrangeDialog debtor={debtor} onClose={() => setOpen(false)} />}
    </TitledCard>
  );
}
