import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { FindingNotes, useCountryCode } from '#modules/parties/parties/web/index.ts';
import { RowSections } from '#modules/parties/parties/web/later.ts';
import { contactFindings } from '#modules/parties/customers/checks.ts';
import { emptyContact, limits } from '#modules/parties/customers/fields.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { Field } from './fields.ts';

/** Contact Detail(s): whom to ask about loads, and whom about money. */
export function ContactDetailFields(): ReactNode {
  const t = useTexts(registrationTexts);
  return (
    <FindingNotes find={contactFindings}>
      <RowSections
        name="contacts"
        blank={emptyContact}
        limit={limits.contacts}
        hint={t('contactsHint')}
        words={{
          title: (number) => t('contactNumbered', { number }),
          add: t('addContact'),
          added: (number) => t('contactAdded', { number }),
          remove: (number) => t('removeContact', { number }),
          removed: (number) => t('contactRemoved', { number }),
        }}
      >
        {(index) => <ContactRow index={index} />}
      </RowSections>
    </FindingNotes>
  );
}

function ContactRow({ index }: { readonly index: number }): ReactNode {
  const t = useTexts(registrationTexts);
  const country = useCountryCode();
  return (
    <>
      <Field.Select
        name={`contacts.${index}.type`}
        label={t('contactType')}
        options={[
          { value: 'Admin', label: t('contactAdmin') },
          { value: 'Finance', label: t('contactFinance') },
        ]}
      />
      <Field.Text name={`contacts.${index}.name`} label={t('contactName')} autoCapitalize="words" />
      <Field.Phone name={`contacts.${index}.number`} label={t('contactNumber')} country={country} />
      <Field.Email name={`contacts.${index}.emailAddress`} label={t('email')} autoComplete="off" />
    </>
  );
}
