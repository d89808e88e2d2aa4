import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { DialogButton } from '#platform/web/dialogs/DialogButton.tsx';
import { useTexts } from '#platform/web/texts.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { SendSupplierLink } from './SendSupplierLink.tsx';

/** Opens the question for whom a registration link is. */
export function SendLinkButton({ className }: { readonly className?: string }): ReactNode {
  const t = useTexts(supplierDeskTexts);
  return (
    <DialogButton icon={Send} title={t('sendLink')} hash="send" {...(className && { className })}>
      {(close) => <SendSupplierLink onClose={close} />}
    </DialogButton>
  );
}
