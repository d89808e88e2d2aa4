import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { type Recipient, SendSupplierLink } from './SendSupplierLink.tsx';

interface SendLinkButtonProps {
  readonly title?: string;
  /** Where there is little room beside it, only the icon stands on a phone. */
  readonly className?: string;
  /** Given: the link lets this supplier correct its details; otherwise it registers a new one. */
  readonly recipient?: Recipient;
}

/** Opens the question for whom a registration link is. */
export function SendLinkButton({ title, className = 'btn btn-s', recipient }: SendLinkButtonProps): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Send size={15} aria-hidden="true" />
        {title ?? t('sendLink')}
      </button>
      {open && <SendSupplierLink recipient={recipient} onClose={() => setOpen(false)} />}
    </>
  );
}
