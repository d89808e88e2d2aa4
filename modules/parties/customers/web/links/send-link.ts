import { partyLinks } from '#modules/parties/links/web/index.ts';
import { customerDeskTexts } from '#modules/parties/customers/messages/desk/index.ts';
import { countsRead, customers } from '../calls.ts';
import { failures } from '../failures.ts';

/** Sends a customer a link: to register, or to correct what is on record. */
export const { SendLink: SendCustomerLink, SendLinkButton } = partyLinks({
  texts: customerDeskTexts,
  failures,
  send: (person, id, options) => customers.postShipperLink({ ...person, ...(id && { id }) }, options),
  counts: countsRead.queryKey,
});
