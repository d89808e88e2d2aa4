import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  requiredFieldsMissing: 'Waarskuwing! Voltooi asseblief al die vereiste velde.',
  shipperNameTaken: 'Die volle geregistreerde naam bestaan reeds.',
  shipperExists: '’n Kliënt met hierdie registrasie- of BTW-nommer bestaan reeds vir {client}.',
  shipperAccountNumberTaken: '’n Ander kliënt het hierdie rekeningnommer.',
  ownShipperCapture: 'Jy het hierdie kliënt self vasgelê of verander. ’n Tweede persoon moet besluit.',
  ownRecommendation: 'Jy het hierdie kliënt self aanbeveel. Iemand anders moet goedkeur.',
  recommendationNeeded:
    '’n Limiet bo R\u00a0{threshold} het een persoon se aanbeveling en ’n ander persoon se goedkeuring nodig.',
  aboveRecommendation: 'Die aanbevole limiet is R\u00a0{limit}. Vra ’n nuwe aanbeveling om meer goed te keur.',
  takenOverOnlyNew:
    'Hierdie kliënt is reeds hier. Limiete, terme en status word slegs vir nuwe kliënte oorgeneem: stel ’n ander limiet onder Kredietlimiete voor.',
  ratingNeedsReason: 'Sê in die kommentaar waarom krediet gegee word al gradeer die bank die kliënt {code}.',
  noShipperMobileNumber:
    'Die kliënt het geen selfoonnommer nie, so geen eenmalige kode kan hom bereik nie. Voeg eers een by.',
  bankLetterDateMissing: 'Gee die datum op die brief.',
  billToPartyNotFound: 'Die kliënt het geen faktuurparty met hierdie rekeningnommer nie.',
  tradeReferenceMissing: 'Geen handelsverwysing is gegee nie.',
  tradeReferenceUnreachable: 'Hierdie handelsverwysing het geen nommer om te bel nie.',
  tooFewTradeReferences: 'Minder as {minimum} handelsverwysings is gegee.',
  tooFewDirectors: 'Minder as {minimum} direkteure is genoem.',
  nationalCreditActMayApply:
    'Die Nasionale Kredietwet is dalk van toepassing: die omset is nie bo R\u00a01 000 000 nie en die krediet is onder R\u00a0250 000. Vra jou regsadviseur.',
  bankConfirmationMissing: 'Geen bevestigingsbrief van die bank is gegee nie.',
  bankLetterNotReadable: 'Geen datum kon uit die brief gelees word nie. Gaan dit self na.',
  bankLetterDateDiffers: 'Volgens die brief is dit {read}; {typed} is ingetik.',
  bankLetterAccountDiffers:
    'Die brief gaan oor ’n rekening wat op {read} eindig; een wat op {typed} eindig, is ingetik.',
  shipperBankChanged: 'Die bankbesonderhede is verander. Bevestig dit met die kliënt by ’n nommer wat jy reeds ken.',
  financeContactMissing: 'Niemand is vir finansiële vrae genoem nie.',
  shipperTermsNotAgreed: 'Die kliënt het nie tot die geldende bepalings ingestem nie.',
  ownStanding: '’n Tweede persoon moet hierdie kliënt heropen.',
};
