import { partyLinks } from '#modules/parties/links/web/index.ts';
import { supplierDeskTexts } from '#modules/parties/suppliers/messages/desk/index.ts';
import { countsRead, suppliers } from '../calls.ts';
import { failures } from '../failures.ts';

/** Sends a supplier a link: to register, or to correct what is on record. */
export const { SendLink: SendSupplierLink, SendLinkButton } = partyLinks({
  texts: supplierDeskTexts,
  failures,
  send: (person, keyIdentifier, options) =>
    suppliers.postCarrierLink({ ...person, ...(keyIdentifier && { keyIdentifier }) }, options),
  counts: countsRead.queryKey,
});
