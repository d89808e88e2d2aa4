import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { SendCustomerLink } from './SendCustomerLink.tsx';

/** Opens the question for whom an application link is. */
export function SendLinkButton({ className }: { readonly className?: string }): ReactNode {
  const t = useTexts(customerDeskTexts);
  return (
    <DialogButton icon={Send} title={t('sendLink')} hash="send" {...(className && { className })}>
      {(close) => <SendCustomerLink onClose={close} />}
    </DialogButton>
  );
}
