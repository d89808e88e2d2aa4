import type { ReactNode } from 'react';
import { queries } from '#platform/web/queries.ts';
import { useTexts } from '#platform/web/texts.ts';
import type { NewLinkInput } from '#modules/links/contract.ts';
import { SendLinkDialog } from '#modules/links/web/index.ts';
import { customerDeskTexts } from '#modules/customers/messages/desk/index.ts';
import { countsRead, customers } from '../calls.ts';
import { failures } from '../failures.ts';

/** What is known of the person before the question; with an `id` the link edits that customer. */
interface Recipient extends Partial<NewLinkInput> {
  readonly id?: string;
}

interface SendCustomerLinkProps {
  readonly recipient?: Recipient;
  readonly onClose: () => void;
}

/** Sends a customer a link: to apply, or to correct what is on record. */
export function SendCustomerLink({ recipient = {}, onClose }: SendCustomerLinkProps): ReactNode {
  const t = useTexts(customerDeskTexts);
  const { id, ...known } = recipient;
  return (
    <SendLinkDialog
      title={t(id ? 'sendEditLink' : 'sendLink')}
      text={t(id ? 'sendEditLinkText' : 'sendLinkText')}
      recipient={known}
      isForOne={id !== undefined}
      failures={failures}
      send={async (person, options) => {
        const sent = await customers.postShipperLink({ ...person, ...(id && { id }) }, options);
        void queries.invalidateQueries(countsRead);
        return sent;
      }}
      onClose={onClose}
    />
  );
}
