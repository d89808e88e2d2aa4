import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  purchaseNumberEmpty: 'Tik die nommer soos dit op die dokument staan.',
  purchaseDuplicate:
    'Hierdie verskaffer se {number} van {date} is reeds daar; {by} het dit vasgelê. As dit ’n ander dokument is, sê hoekom.',
  purchaseDateAhead: 'Hierdie dag het nog nie gekom nie. Kies vandag of ’n vroeër dag.',
  purchaseDueEarly: 'Dit is betaalbaar op die dag van die faktuur of later.',
  purchaseChargeOther:
    'Hierdie koste is nie van ’n vrag van hierdie verskaffer nie, of is nie meer daar nie. Kies dit weer.',
  purchaseOrderOther: 'Hierdie lyn is nie van ’n bestelling van hierdie verskaffer nie. Kies dit weer.',
  purchaseLineTwice: 'Dit staan op ’n ander lyn van die dokument. Tel die bedrae daar op.',
  purchaseChargeTaken: 'Niks is hiervan oor nie: {number} noem dit, wat {by} vasgelê het.',
  purchaseLineNoTarget: 'Kies ’n vrag, ’n bestelling of ’n item, en die winssentrum wat dit dra.',
  purchaseOriginalOther: 'Kies ’n faktuur van dieselfde verskaffer en maatskappy.',
  purchaseCreditTooMuch: 'Van daardie faktuur is net {amount} oor. Tik soveel of minder.',
  purchaseVatUnknown:
    'Die BTW-koers is nie bekend vir {country} op {date} nie. Tik die land van die maatskappy, of ’n ander BTW-kode.',
  purchaseOwn: 'Jy het hierdie dokument vasgelê. ’n Tweede persoon keur dit goed.',
  purchaseVarianceFirst:
    'Hierdie dokument stem nie ooreen met wat verwag is nie. Wie afwykings mag goedkeur, gee ’n rede.',
  purchaseMatchChanged: 'Wat verwag is, het verander. Vergelyk die dokument weer voor dit goedgekeur word.',
  purchaseSupplierOut: '{supplier} is nie in gebruik nie. Keur eers die verskaffer goed, of wys die dokument af.',
  purchasePodMissing: 'Afleweringsbewyse is nie aanvaar nie: {loads}. Aanvaar dit eers of sien daarvan af.',
  purchaseLoadOpen: 'Hierdie vragte is nie afgelewer nie: {loads}. Keur die dokument goed sodra hulle is.',
  purchaseDuplicateHeld: 'Die nommer was al daar. Bevestig dat dit ’n ander dokument is.',
  purchaseBankMissing: 'Die verskaffer het geen bankrekening in werking nie. Niks word betaal tot dan nie.',
  purchaseCoverEnded:
    'Die verskaffer se dekking het verval toe {loads} op {day} gelaai is. Vra die sertifikaat van daardie dag.',
  purchaseBankHeld: 'Die bankrekening het verander: niks word betaal voor {until} nie.',
  purchaseAccountMissing:
    'Nóg die item nóg die winssentrum van “{description}” het ’n rekening vir koste. Tik een daar in.',
  purchaseAccountUnknown:
    'Rekening {number} is nie in die rekeningplan nie, of is gesluit. Open dit, of stel die item reg.',
  purchaseAccountsMissing:
    'Die rekeningplan het geen rekening vir krediteure of vir inset-BTW nie. Gee een van sy rekeninge daardie rol.',
  purchaseDisputeTooMuch: 'Dit is meer as die lyn. Tik soveel of minder.',
  purchaseDeductionTooMuch: 'Net {amount} is oor om te betaal. Tik soveel of minder.',
  purchaseDeductionLate: 'Net wat wag om betaal te word, word verminder.',
  purchaseDeductionTaken: '’n Betaallopie het dit afgetrek, en die bank het die lêer. Herroep eers die lopie.',
  purchaseRateMissing:
    'Daar is geen wisselkoers van {currency} in {inCurrency} vir {date} of die sewe dae voor dit nie. Voeg dit by wisselkoerse by.',
  purchaseDeductionAtBank:
    'Die bank het die lêer van ’n betaling wat dit van {number} aftrek. Keur die kredietnota goed sodra dit geboek of herroep is.',
  purchaseDeductionAnswered: '’n Kredietnota het die plek daarvan ingeneem. Dit word nie weer betaal nie.',
  purchaseAnswersOther:
    'Kies wat van fakture van dieselfde verskaffer en maatskappy afgetrek is. ’n Ander kredietnota kon dit beantwoord het.',
  purchasePaperDone: 'Hierdie dokument is reeds vasgelê of laat vaar.',
};
