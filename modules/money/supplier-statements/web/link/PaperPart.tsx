import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { useFormats } from '#platform/web/formats.ts';
import { useTexts } from '#platform/web/texts.ts';
import { z } from 'zod';
import { supplierPageTexts } from '#modules/money/supplier-statements/messages/page/index.ts';
import type { InvoiceLink, InvoicePageProps } from './link-calls.ts';
import { keepPaper, paperFields, sentBefore } from './paper-fields.ts';

const paper = z.strictObject(paperFields);
const Field = fieldsFor<typeof paper>();

interface PaperPartProps {
  readonly sent: NonNullable<InvoiceLink['sent']>;
  readonly whenOpen: InvoicePageProps['whenOpen'];
  /** Further fields of the paper, before its photo. */
  readonly children?: ReactNode;
}

/** The number, the date and the photo of the supplier's invoice. A number of before is told while it is typed. */
export function PaperPart({ sent, whenOpen, children }: PaperPartProps): ReactNode {
  const t = useTexts(supplierPageTexts);
  return (
    <section className="card space-y-4 p-4 sm:p-5">
      <div>
        <Field.Text name="supplierInvoiceNo" label={t('number')} autoCapitalize="characters" required />
        <UsedBefore sent={sent} />
      </div>
      <Field.Date name="invoiceDate" label={t('date')} required />
      {children}
      <Field.File name="file" label={t('file')} upload={keepPaper(whenOpen)} required />
    </section>
  );
}

function UsedBefore({ sent }: Pick<PaperPartProps, 'sent'>): ReactNode {
  const t = useTexts(supplierPageTexts);
  const formats = useFormats();
  const typed = useWatch<z.input<typeof paper>, 'supplierInvoiceNo'>({ name: 'supplierInvoiceNo' });
  const before = sentBefore(sent, typed);
  return (
    <div aria-live="polite">
      {before && (
        <p className="mt-2 rounded-ctl bg-warn-soft px-3 py-2 text-warn">
          {t('usedBefore', { number: before.number, date: formats.date(before.date as never) })}
        </p>
      )}
    </div>
  );
}
