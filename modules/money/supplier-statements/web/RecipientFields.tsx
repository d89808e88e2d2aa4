import type { ReactNode } from 'react';
import { fieldsFor } from '#platform/web/fields/index.ts';
import { useTexts } from '#platform/web/texts.ts';
import { supplierStatementDeskTexts } from '../messages/desk/index.ts';
import type { recipientForm } from './recipient-form.ts';

const Field = fieldsFor<typeof recipientForm>();

/** Another name, address and mobile number than the supplier's own. */
export function RecipientFields(): ReactNode {
  const t = useTexts(supplierStatementDeskTexts);
  return (
    <>
      <Field.Text name="recipientName" label={t('recipientName')} help={t('recipientHelp')} />
      <Field.Email name="email" label={t('email')} help={t('recipientHelp')} />
      <Field.Text name="mobileNumber" label={t('mobileNumber')} help={t('recipientHelp')} inputMode="tel" />
    </>
  );
}
