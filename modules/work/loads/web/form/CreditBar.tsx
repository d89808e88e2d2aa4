import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { loadFormTexts } from '#modules/work/loads/messages/form/index.ts';
import type { Readiness } from '../calls.ts';

type Credit = NonNullable<Readiness['credit']>;

/** In the order in which money is on its way: invoiced, drafts, delivered, on the road, and this load. */
const parts = [
  ['openInvoices', 'bg-brand'],
  ['draftInvoices', 'bg-brand/80'],
  ['deliveredUnbilled', 'bg-brand/60'],
  ['openLoads', 'bg-brand/35'],
  ['thisLoad', 'bg-ink'],
] as const;

/** How far the customer's credit reaches with this load in it. */
export function CreditBar({ credit }: { readonly credit: Credit }): ReactNode {
  const t = useTexts(loadFormTexts);
  const { wholeMoney } = useFormats();
  const isShort = credit.left < 0 || credit.isBlocked;
  return (
    <section aria-label={t('credit')}>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
        {t('credit')}
        <span className="text-sm font-normal text-muted">{t('allWithVat')}</span>
      </h2>
      <div aria-hidden="true" className="mt-2 flex h-2.5 overflow-hidden rounded-full bg-sunken">
        {parts.map(([part, colour]) => (
          <span key={part} className={colour} style={{ flexGrow: Math.max(0, credit[part]), flexBasis: 0 }} />
        ))}
        <span style={{ flexGrow: Math.max(0, credit.left), flexBasis: 0 }} />
      </div>
      <dl className="mt-2.5 grid gap-1 text-sm tabular-nums">
        {parts
          .filter(([part]) => part === 'thisLoad' || credit[part] !== 0)
          .map(([part, colour]) => (
            <div key={part} className={clsx('flex justify-between gap-3', part === 'thisLoad' && 'font-medium')}>
              <dt className="flex min-w-0 items-center gap-2">
                <span aria-hidden="true" className={clsx('size-2.5 flex-none rounded-xs', colour)} />
                {t(`credit_${part}`)}
              </dt>
              <dd className="whitespace-nowrap">{wholeMoney(credit[part])}</dd>
            </div>
          ))}
        <div className="mt-1 flex justify-between gap-3 border-t border-line pt-1.5 font-semibold">
          <dt>{t('leftOf', { limit: wholeMoney(credit.limit) })}</dt>
          <dd className={clsx('whitespace-nowrap', isShort ? 'text-danger' : 'text-ok')}>{wholeMoney(credit.left)}</dd>
        </div>
      </dl>
      {credit.willBeHeld && (
        <p className="mt-1.5 text-sm text-danger">{t(credit.isBlocked ? 'creditBlocked' : 'willBeHeld')}</p>
      )}
    </section>
  );
}
