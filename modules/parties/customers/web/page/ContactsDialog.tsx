import { type ReactNode, useMemo } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { PartyFormFrame } from '#modules/parties/parties/web/index.ts';
import { emptyContact } from '#modules/parties/customers/fields.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { contactsStep } from '#modules/parties/customers/rules.ts';
import { customers } from '../calls.ts';
import { type Closable, CustomerDecision } from './CustomerDecision.tsx';
import { useReviewed } from '../review/reviewed.ts';
import { ContactDetailFields } from '../steps/ContactDetailFields.tsx';
import { customerLookups } from '../steps/lookups.ts';

/** Edits the contacts of a customer, all of them together. */
export function ContactsDialog({ onClose }: Closable): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { id, client, contacts, registeredName } = useReviewed();
  const frame = useMemo(() => ({ lookups: customerLookups(client, id) }), [client, id]);
  return (
    <PartyFormFrame value={frame}>
      <CustomerDecision
        title={t('editContacts')}
        text={registeredName}
        width={720}
        schema={contactsStep}
        initial={{ contacts: contacts.length > 0 ? contacts : [emptyContact] }}
        confirm={t('save')}
        done={t('contactsSaved')}
        decide={(value, options) => customers.putShipperContacts({ id, ...value }, options)}
        onClose={onClose}
      >
        <ContactDetailFields />
      </CustomerDecision>
    </PartyFormFrame>
  );
}
