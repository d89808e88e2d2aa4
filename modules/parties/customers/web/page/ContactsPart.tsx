import { Pencil } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { registrationTexts } from '#modules/parties/customers/messages/registration/index.ts';
import { useMay } from '../calls.ts';
import { useReviewed } from '../review/reviewed.ts';
import { ContactsDialog } from './ContactsDialog.tsx';

/** Whom to ask at the customer. */
export function ContactsPart(): ReactNode {
  const t = useTexts(customerDeskTexts);
  const form = useTexts(registrationTexts);
  const { contacts } = useReviewed();
  const mayChange = useMay('putShipperContacts');
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={form('contacts')} className="max-w-4xl">
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted">{form('contactsHint')}</p>
        {mayChange && (
          <button type="button" className="btn btn-s ml-auto" onClick={() => setOpen(true)}>
            <Pencil size={15} aria-hidden="true" />
            {t('editContacts')}
          </button>
        )}
      </div>
      <ul className="card mt-3 divide-y divide-line">
        {contacts.length === 0 && <li className="px-4 py-8 text-center text-muted">{t('noContacts')}</li>}
        {contacts.map(({ type, name, number, emailAddress }, index) => (
          <li key={index} className="px-4 py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium">{name}</span>
              <span className="text-sm text-muted">{form(`contact${type}`)}</span>
            </p>
            <p className="mt-0.5 flex flex-wrap gap-x-4">
              {number && <a href={`tel:${number}`}>{number}</a>}
              {emailAddress && (
                <a href={`mailto:${emailAddress}`} className="break-all">
                  {emailAddress}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      {open && (
        // The words of the fields are on their way: meanwhile the page stays.
        <Suspense>
          <ContactsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
