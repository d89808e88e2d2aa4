import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  claimOwn: 'U het hierdie eis self gemaak of gewysig. Iemand anders moet daaroor besluit.',
  claimAmountMissing: 'Sê eers hoeveel geëis word.',
  claimAboveClaimed: 'Nie meer word aanvaar as wat geëis is nie: {amount}.',
  claimEvidenceUnknown: 'Hierdie dokument is nie op die lys van die eis nie.',
  claimNotOfSupplier: 'Slegs ’n eis teen ’n verskaffer word van sy betaling afgetrek.',
  claimInvoiceOther: 'Kies ’n faktuur van hierdie verskaffer in die geldeenheid van die eis.',
  claimProposed: '’n Joernaal is reeds vir hierdie eis voorgestel: {number}.',
  claimNotAccepted: '’n Joernaal word voorgestel sodra die eis aanvaar is.',
  claimSameAccount: 'Kies twee verskillende rekeninge.',
  claimHandedInAhead: 'Hierdie dag is in die toekoms.',
  claimBooked: '’n Joernaal is vir hierdie eis voorgestel. Verwerp die joernaal voordat u die eis heropen.',
};
