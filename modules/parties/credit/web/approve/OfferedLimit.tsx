import type { ReactNode } from 'react';
import { today, useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { creditLinkTexts } from '#modules/parties/credit/messages/link/index.ts';
import type { CreditFormProps } from './link-calls.ts';

/** The limit that is offered, beside the one of today, and its days. */
export function OfferedLimit({ link }: Pick<CreditFormProps, 'link'>): ReactNode {
  const t = useTexts(creditLinkTexts);
  const formats = useFormats();
  const { creditLimitChange = 0, shipperdetail, effectiveFrom = '', effectiveUntil } = link;
  return (
    <dl className="card mt-5 grid gap-x-6 gap-y-4 p-4 *:min-w-0 sm:grid-cols-2 sm:p-5">
      <div className="sm:col-span-2">
        <dt className="text-muted">{t('newCreditLimit')}</dt>
        <dd className="mt-0.5 text-[min(var(--text-3xl),9vw)] font-semibold tracking-tight wrap-break-word tabular-nums">
          {formats.money(creditLimitChange)}
        </dd>
      </div>
      {shipperdetail && <Fact title={t('presentLimit')}>{formats.money(shipperdetail.creditLimit)}</Fact>}
      {shipperdetail && <Fact title={t('accountNumber')}>{shipperdetail.accountNumber}</Fact>}
      <Fact title={t('from')}>{effectiveFrom > today() ? formats.date(effectiveFrom) : t('fromAcceptance')}</Fact>
      {effectiveUntil && <Fact title={t('until')}>{formats.date(effectiveUntil)}</Fact>}
    </dl>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="text-sm text-muted">{title}</dt>
      <dd className="mt-0.5 wrap-break-word tabular-nums">{children}</dd>
    </div>
  );
}
