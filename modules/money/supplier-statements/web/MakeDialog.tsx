import type { ReactNode } from 'react';
import { z } from 'zod';
import { addDays, calendarDate } from '#platform/dates.ts';
import { deskFieldsFor } from '#platform/web/form/fields.ts';
import { FormDialog } from '#platform/web/form/FormDialog.tsx';
import { today } from '#platform/web/formats.ts';
import { toast } from '#platform/web/notices/notices.ts';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { supplierStatementDeskTexts } from '../messages/desk/index.ts';
import { statementFailures, statements, statementsNoun } from './calls.ts';

const makeForm = z.strictObject({
  from: calendarDate,
  to: calendarDate,
  supplierId: z.union([z.literal(''), z.uuid()]),
});
const Field = deskFieldsFor<typeof makeForm>();

/** Makes the statements of a period, for all suppliers or for one. */
export function MakeDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTexts(supplierStatementDeskTexts);
  return (
    <FormDialog
      title={t('makeTitle')}
      text={t('makeText')}
      schema={makeForm}
      initial={{ from: addDays(today(), -7), to: today(), supplierId: '' }}
      confirm={t('make')}
      failures={statementFailures}
      isNarrow
      submit={async ({ supplierId, ...period }, idempotencyKey) => {
        const { made, sent, open, unsent } = await statements.postSupplierStatements(
          { ...period, supplierId: supplierId === '' ? null : supplierId },
          { idempotencyKey },
        );
        await queries.invalidateQueries({ queryKey: [statementsNoun] });
        const names = (some: typeof open) => some.map(({ supplierName }) => supplierName).join(', ');
        toast(t('made', { count: made.length, sent }), { kind: 'ok' });
        if (open.length > 0) toast(t('madeOpen', { names: names(open) }));
        if (unsent.length > 0) toast(t('madeUnsent', { names: names(unsent) }), { kind: 'danger' });
        onClose();
      }}
      onClose={onClose}
    >
      <Field.Date name="from" label={t('from')} required />
      <Field.Date name="to" label={t('to')} required />
      <Field.Searched name="supplierId" label={t('onlySupplier')} help={t('onlySupplierHelp')} from={supplierSource} />
    </FormDialog>
  );
}
