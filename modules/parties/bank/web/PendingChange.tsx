import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { DecisionBarriers } from '#platform/web/record/Decisions.tsx';
import { useCodeTexts, useTexts } from '#platform/web/texts.ts';
import type { BankChange, MaskedBankDetails } from '../contract.ts';
import { bankDeskTexts } from '../messages/desk/index.ts';
import { bankFailureTexts } from '../messages/failures/index.ts';
import { AccountNumber } from './AccountNumber.tsx';
import { useMayBank } from './calls.ts';
import { DecideBank } from './DecideBank.tsx';

const fields = ['bank', 'branchName', 'branchCode', 'bankCode'] as const satisfies readonly (keyof MaskedBankDetails)[];

interface PendingChangeProps {
  readonly change: BankChange;
  /** The channel of the party's noun. */
  readonly channel: string;
}

/** Bank details that wait: beside what is in use now, and with the decision. */
export function PendingChange({ change, channel }: PendingChangeProps): ReactNode {
  const t = useTexts(bankDeskTexts);
  const formats = useFormats();
  const titleId = useId();
  const words = useCodeTexts([bankFailureTexts]);
  const [mayApprove, mayReject] = [useMayBank('approveBankChange'), useMayBank('rejectBankChange')];
  const { recordedBy, recordedAt, decisionBarrier, bankVersionId, lockId } = change;
  const barrier = decisionBarrier === null ? undefined : words(decisionBarrier);
  const mayDecide = mayApprove || mayReject;
  return (
    <section aria-labelledby={titleId} className="card">
      <header className="border-b border-line px-4 py-3">
        <h2 id={titleId} className="flex items-center gap-2 font-semibold">
          <TriangleAlert size={16} aria-hidden="true" className="flex-none text-warn" />
          {t('waiting')}
        </h2>
        <p className="mt-1 text-sm text-muted">{t('waitingHint')}</p>
      </header>
      <div className="px-4 py-3">
        <p className="text-sm text-muted">{t('recordedByAt', { by: recordedBy, at: formats.moment(recordedAt) })}</p>
        <NowAndProposed change={change} />
        {mayDecide && <DecisionBarriers decisions={[{ barrier }]} />}
      </div>
      {mayDecide && barrier === undefined && (
        <DecideBank
          key={`${bankVersionId} ${lockId}`}
          change={change}
          channel={channel}
          mayApprove={mayApprove}
          mayReject={mayReject}
        />
      )}
      {mayApprove && barrier !== undefined && (
        <footer className="border-t border-line px-4 py-3">
          <button type="button" className="btn btn-s" disabled title={barrier}>
            {t('approve')}
          </button>
        </footer>
      )}
    </section>
  );
}

/** Field by field what is in use, and what it is to become. */
function NowAndProposed({ change }: { readonly change: BankChange }): ReactNode {
  const t = useTexts(bankDeskTexts);
  const { details, current, bankVersionId } = change;
  return (
    <table className="mt-3 w-full table-fixed text-left text-sm">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="w-28 pb-1 font-normal">
            <span className="sr-only">{t('field')}</span>
          </th>
          <th scope="col" className="pb-1 font-normal">
            {t('now')}
          </th>
          <th scope="col" className="pb-1 pl-2 font-normal">
            {t('proposed')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line/60">
        {fields.map((field) => (
          <Row
            key={field}
            label={t(field)}
            now={current?.[field] || t('notGiven')}
            proposed={details[field] || t('notGiven')}
            differs={(current?.[field] ?? '') !== details[field]}
          />
        ))}
        <Row
          label={t('accountNo')}
          now={
            current ? (
              <AccountNumber bankVersionId={current.bankVersionId} masked={current.maskedAccountNo} />
            ) : (
              t('notGiven')
            )
          }
          proposed={<AccountNumber bankVersionId={bankVersionId} masked={details.maskedAccountNo} />}
          differs={(current?.maskedAccountNo ?? '') !== details.maskedAccountNo}
        />
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly label: string;
  readonly now: ReactNode;
  readonly proposed: ReactNode;
  readonly differs: boolean;
}

function Row({ label, now, proposed, differs }: RowProps): ReactNode {
  const t = useTexts(bankDeskTexts);
  return (
    <tr className="align-top">
      <th scope="row" className="py-1.5 pr-2 font-normal text-muted">
        {label}
      </th>
      <td className="py-1.5 break-words">{now}</td>
      <td className={clsx('py-1.5 pl-2 break-words', differs && 'font-medium text-warn')}>
        {differs && <TriangleAlert size={13} aria-label={t('differs')} className="mr-1 inline -translate-y-px" />}
        {proposed}
      </td>
    </tr>
  );
}
