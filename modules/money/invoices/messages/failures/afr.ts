import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  billingLoadUnknown: '{count} van hierdie vragte is nie daar nie. Laai die lys weer.',
  billedTwice: '’n Ander dokument het reeds hierdie vragte: {loads}. Laat hulle uit.',
  billingNever: 'Vragte van hierdie bestellingstipe word nooit gefaktureer nie: {loads}. Laat hulle uit.',
  billingNotReady: 'Hierdie vragte kan nog nie gefaktureer word nie: {loads}. Kyk waarvoor hulle wag.',
  billingNotHeld: 'Hierdie vragte word nie teruggehou nie: {loads}.',
  buyerUnknown: '{count} van hierdie kliënte is nie daar nie. Laai die lys weer.',
  billingVatUnknown:
    'Die BTW-koers vir {country} op {date} is nie bekend nie. Voer die land van die maatskappy in, of ’n ander BTW-kode.',
  invoiceDateAhead: 'Hierdie dag het nog nie aangebreek nie. Kies vandag of ’n vroeër dag.',
  taxInvoiceIncomplete:
    '’n Belastingfaktuur moet meld: {missing}. Voer by die maatskappy of die kliënt in wat ontbreek.',
  zeroRateReasonMissing: 'Sê hoekom BTW 0% is: die wet vereis dit op die faktuur.',
  invoiceOfNothing: 'Die dokument kom op niks uit nie. Kies lyne waarvan iets oor is.',
  incomeAccountMissing:
    'Nóg die item nóg die winssentrum van “{description}” het ’n rekening vir inkomste. Voer een daar in.',
  incomeAccountUnknown:
    'Rekening {number} is nie in die rekeningplan nie, of is gesluit. Open dit, of stel die item reg.',
  invoiceAccountsMissing:
    'Die rekeningplan het geen rekening vir debiteure of vir uitset-BTW nie. Gee een van sy rekeninge daardie rol.',
  ownInvoice: 'Jy het hierdie dokument gemaak. Bo die maatskappy se bedrag keur ’n tweede persoon dit goed.',
  invoiceNotApproved: 'Hierdie dokument is bo die maatskappy se bedrag. ’n Tweede persoon keur dit eers goed.',
  invoiceNotPosted: 'Hierdie dokument is nog nie geboek nie.',
  invoiceNobodyToSend: 'Niemand kry hierdie dokument nie: voer ’n e-posadres van die kliënt in.',
  invoiceLastLoad: 'Dit is die laaste vrag van die konsep. Skrap eerder die konsep.',
  creditKeepsLines: 'Die vragte van ’n kredietnota volg uit sy faktuur. Skrap die konsep en maak ’n ander een.',
  overCredit: 'Van “{description}” is net {amount} oor. Neem soveel of minder terug.',
  creditBeforeInvoice: 'Die nota sou ouer as sy dokument wees. Kies ’n later dag.',
  creditRebilled: '“{description}” is weer op ’n ander faktuur gefaktureer. Krediteer eerder daardie een.',
  nothingToCredit: 'Niks van hierdie dokument is oor om terug te neem nie.',
  debitNoteStays: '’n Debietnota word nie teruggeneem nie. Krediteer eerder die faktuur.',
  disputeOfInvoices: 'Net geboekte fakture word betwis.',
  disputeTooMuch: 'Dit is meer as wat oor is. Voer soveel of minder in.',
  disputeOpen: 'Dit word reeds betwis.',
  nothingToCorrect: 'Die besonderhede van die kliënt is reeds dié op die dokument.',
  invoiceRateMissing:
    'Daar is geen wisselkoers van {currency} in {inCurrency} vir {date} of die sewe dae voor dit nie. Voeg dit by wisselkoerse by.',
};
