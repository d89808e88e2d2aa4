import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  nothingToDelegate: 'Jy het geen besluitregte wat jy kan oordra nie.',
  delegateUnknown: 'Kies ’n kollega wat hier werk en kan aanmeld.',
  delegationOver: 'Die laaste dag kan nie in die verlede wees nie.',
  delegationTooLong: 'Dra besluite vir hoogstens {days} dae oor.',
  endsBeforeBegin: 'Die laaste dag kan nie voor die eerste wees nie.',
  warnAfterOverdue: 'Die waarskuwing moet kom voordat die item agterstallig is.',
  listedTwice: 'Dit staan reeds in die lys. Behou een van die twee.',
  delegationOverlaps: 'Van {from} tot {to} het jy reeds aan {name} oorgedra. Neem dit eers terug, of kies ander dae.',
  limitedDelegator:
    'Jou rolle beperk jou tot sekere rekords; sulke besluite kan nie oorgedra word nie. Vra ’n administrateur.',
  kindNotYours: 'Kies net soorte waaroor jy self besluit.',
};
