import type { ReactNode } from 'react';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { NewLinkInput } from '#modules/links/contract.ts';
import { SendLinkDialog } from '#modules/links/web/index.ts';
import { supplierDeskTexts } from '#modules/suppliers/messages/desk/index.ts';
import { supplierFailureTexts } from '#modules/suppliers/messages/failures/index.ts';
import { suppliers, suppliersNoun } from '../calls.ts';

/** What is known of the person before the question; with a `keyIdentifier` the link edits that supplier. */
interface Recipient extends Partial<NewLinkInput> {
  readonly keyIdentifier?: string;
}

interface SendSupplierLinkProps {
  readonly recipient?: Recipient;
  readonly onClose: () => void;
}

const failures = [supplierFailureTexts] as const;

/** Sends a supplier a link: to register, or to correct what is on record. */
export function SendSupplierLink({ recipient = {}, onClose }: SendSupplierLinkProps): ReactNode {
  const t = useTexts(supplierDeskTexts);
  const { keyIdentifier, ...known } = recipient;
  return (
    <SendLinkDialog
      title={t(keyIdentifier ? 'sendEditLink' : 'sendLink')}
      text={t(keyIdentifier ? 'sendEditLinkText' : 'sendLinkText')}
      recipient={known}
      isForOne={keyIdentifier !== undefined}
      failures={failures}
      send={async (person, options) => {
        const sent = await suppliers.postCarrierLink({ ...person, ...(keyIdentifier && { keyIdentifier }) }, options);
        void queries.invalidateQueries({ queryKey: [suppliersNoun, 'counts'] });
        return sent;
      }}
      onClose={onClose}
    />
  );
}
