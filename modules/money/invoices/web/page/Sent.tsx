import clsx from 'clsx';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

import { useFormats } from '#platform/web/formats.ts';
import { Decisions } from '#platform/web/record/Decisions.tsx';
import type { Decision } from '#platform/web/record/decisions.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import { type Invoice, invoiceFailures, invoicesNoun } from '../calls.ts';
import { Section } from './Section.tsx';

interface InvoiceProps {
  readonly invoice: Invoice;
}

interface SentProps extends InvoiceProps {
  /** Sends it again; null where the person may not. */
  readonly send: Decision | undefined;
}

const sendLooks = {
  WAITING: { icon: Clock, colour: 'text-muted' },
  SENT: { icon: CircleCheck, colour: 'text-ok' },
  FAILED: { icon: CircleX, colour: 'text-danger' },
} as const;

/** To whom it went; what did not arrive says why, and is mended here. */
export function Sent({ invoice, send }: SentProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const { sends } = invoice;
  const failed = sends.filter(({ status }) => status === 'FAILED').length;
  const addresses = new Set(sends.map(({ recipient }) => recipient)).size;
  return (
    <Section
      title={t('sent')}
      beside={
        sends.length > 0 &&
        [t('sentTo', { count: addresses }), failed > 0 && t('sentFailed', { count: failed })].filter(Boolean).join(', ')
      }
    >
      {sends.length === 0 && <p className="text-muted">{t('notSentYet')}</p>}
      <ul className="grid gap-2.5">
        {sends.map((each) => {
          const { icon: Icon, colour } = sendLooks[each.status];
          return (
            <li key={each.id} className="flex min-w-0 gap-2.5">
              <Icon size={17} aria-hidden="true" className={clsx('mt-0.5 flex-none', colour)} />
              <div className="min-w-0 flex-1">
                <p className="flex justify-between gap-2">
                  <span>{t(`method_${each.method}`)}</span>
                  <span className="text-sm whitespace-nowrap text-muted">{formats.shortMoment(each.sentAt)}</span>
                </p>
                <p className="text-sm wrap-anywhere text-muted">
                  {each.recipient} ·{' '}
                  <span className={clsx(each.status === 'FAILED' && 'text-danger')}>
                    {t(`send_${each.status}`)}
                    {each.problem && `: ${each.problem}`}
                  </span>
                </p>
              </div>
              {each.status === 'FAILED' && send && (
                <Decisions
                  record={{ noun: invoicesNoun, id: invoice.id, lockId: invoice.lockId }}
                  decisions={[{ ...send, title: t('mend') }]}
                  failures={invoiceFailures}
                  isPart
                />
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
