import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownUpload: 'Jy het hierdie dokument opgelaai. Iemand anders moet daaroor besluit.',
  expiryBeforeIssue: 'Die einde kan nie voor die datum van uitreiking wees nie.',
  documentOwned: 'Die datums van hierdie dokument word by die rekord gehou waaraan dit behoort. Verander dit daar.',
  documentSuperseded: '’n Nuwer weergawe staan in die plek van hierdie dokument. Maak daardie een oop.',
  documentTypeFixed: 'Hierdie dokument het reeds weergawes of ’n besluit. Die soort bly soos dit is.',
  documentOfRecord: 'So ’n dokument kom met die rekord self saam, waar die besonderhede daarvan gevra word.',
  dateOfDocument: 'Die goedgekeurde dokument sê ’n ander dag. Vervang die dokument om dit te verander.',
  archiveTooLarge:
    'Hierdie dokumente is saam {size} MB; hoogstens {megabytes} MB kan op een slag afgelaai word. Kies minder.',
  documentSaysOtherwise: 'Die dokument sê {read}. Neem dit oor, of gee ’n rede om iets anders goed te keur.',
};
