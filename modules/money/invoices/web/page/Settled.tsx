import { Link } from '@tanstack/react-router';
import { Banknote, FileMinus } from 'lucide-react';
import type { ReactNode } from 'react';

import { useFormats } from '#platform/web/formats.ts';
import { linkTo } from '#platform/web/shell/address.ts';
import { useTexts } from '#platform/web/texts.ts';
import { invoiceDeskTexts } from '#modules/money/invoices/messages/desk/index.ts';
import type { Invoice } from '../calls.ts';
import { invoicePath, settlementPath } from '../paths.ts';
import { link, Section } from './Section.tsx';

interface InvoiceProps {
  readonly invoice: Invoice;
}

/** What was received and credited of it, and the notes that are on their way. */
export function Settled({ invoice }: InvoiceProps): ReactNode {
  const t = useTexts(invoiceDeskTexts);
  const formats = useFormats();
  const { settlements, notes, currency, kind } = invoice;
  const kindWord = (each: string) =>
    each === 'invoice' || each === 'creditNote' || each === 'debitNote' ? t(`kind_${each}`) : t('receipt');
  // What is posted stands among what settles it.
  const drafts = notes.filter(
    ({ id, status }) => status !== 'POSTED' || !settlements.some(({ documentId }) => documentId === id),
  );
  const sign = kind === 'creditNote' ? 1 : -1;
  return (
    <Section title={t('settled')}>
      {settlements.length === 0 && drafts.length === 0 && <p className="text-muted">{t('nothingSettled')}</p>}
      <ul className="grid gap-2.5">
        {settlements.map((each, place) => {
          const Icon = each.kind === 'creditNote' ? FileMinus : Banknote;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- Two may be of one document and day.
            <li key={`${each.number} ${place}`} className="flex gap-2.5">
              <Icon size={17} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
              <div className="min-w-0 flex-1">
                {each.documentId ? (
                  <Link {...linkTo(settlementPath(each.kind, each.documentId))} className={link}>
                    {each.number}
                  </Link>
                ) : (
                  each.number
                )}
                <p className="text-sm text-muted">
                  {formats.date(each.day as never)} · {kindWord(each.kind)}
                </p>
              </div>
              <span className="whitespace-nowrap tabular-nums">{formats.money(sign * each.amount, currency)}</span>
            </li>
          );
        })}
        {drafts.map((note) => (
          <li key={note.id} className="flex gap-2.5">
            <FileMinus size={17} aria-hidden="true" className="mt-0.5 flex-none text-muted" />
            <div className="min-w-0 flex-1">
              <Link {...linkTo(invoicePath(note.id))} className={link}>
                {note.number || t(`draftOf_${note.kind}`)}
              </Link>
              <p className="text-sm text-muted">
                {formats.date(note.taxDate as never)} · {t(`status_${note.status}`)}
              </p>
            </div>
            <span className="whitespace-nowrap text-muted tabular-nums">
              {formats.money(sign * note.gross, currency)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
