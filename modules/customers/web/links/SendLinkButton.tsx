import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { SendCustomerLink } from './SendCustomerLink.tsx';

/** Opens the question for whom an application link is. */
export function SendLinkButton({ className = 'btn btn-s' }: { readonly className?: string }): ReactNode {
  const t = useTexts(customerDeskTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Send size={15} aria-hidden="true" />
        {t('sendLink')}
      </button>
      {open && <SendCustomerLink onClose={() => setOpen(false)} />}
    </>
  );
}
