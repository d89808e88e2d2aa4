import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  contractorNameTaken: 'Kontrakteur bestaan reeds vir kliënt {client}',
  contractorExists: '’n Kontrakteur met hierdie registrasie- of BTW-nommer bestaan reeds vir kliënt {client}.',
  signatureMissing: 'Teken in die blokkie, of tik jou naam om te teken.',
  signatureNotAPicture: 'Die handtekening kon nie gelees word nie. Teken weer.',
  creditLimitTooSmall: 'Gee ’n kredietlimiet van minstens R\u00a01.',
  bankCodeNeedsReason: 'Sê hoekom krediet ondanks hierdie bankkode gegee word.',
  ownAssessment: 'Jy het hierdie aansoek self beoordeel of verander. ’n Tweede persoon moet besluit.',
  assessmentMissing: 'Die goedkeuringstap is nog nie ingevul nie. Beoordeel eers die aansoek.',
  suretyshipMissing:
    '’n Kredietlimiet bo {above} vereis ’n borgakte. Laai eers die getekende akte op; dit kan nie op ’n skerm geteken word nie.',
  contractorHasNoMobile:
    'Die kontrakteur het geen selfoonnommer nie, dus kan geen eenmalige kode dit bereik nie. Stuur eerder ’n nuwe skakel.',
  bankCodeOld: 'Die bankkode is ouer as {months} maande.',
  bankCodePoor: 'Die bankkode {code} waarsku teen laat betaling.',
  contractorBankChanged:
    'Die bankbesonderhede het verander. Bevestig dit met die kontrakteur by ’n nommer wat jy reeds ken.',
  deedIsCertificate: 'Die borgakte is dieselfde lêer as die sertifikaat.',
};
