import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ownPaymentRun: 'Jy het hierdie lopie self gemaak of verander. Iemand anders moet dit teken.',
  paymentRunEmpty: 'Hierdie lopie betaal niemand nie. Versamel dit weer met ’n later betaaldatum, of vee dit uit.',
  paymentSignedAlready: 'Jy het hierdie lopie reeds geteken. ’n Ander persoon moet dit ook teken.',
  paymentSumChanged: 'Die som van hierdie lopie het verander. Kyk weer daarna en teken dan.',
  paymentSecondFactor: 'Minder handtekeninge vereis ’n tweede faktor. Stel eers een in jou profiel op.',
  paymentRateMissing:
    'Daar is geen wisselkoers van {currency} in {inCurrency} vir {date} of die sewe dae voor dit nie. Voeg dit by wisselkoerse by.',
  paymentDay: 'Kies ’n betaaldag van vandag af tot {days} dae vooruit.',
  paymentNotSigned: 'Die lêer kan gehaal word sodra die lopie geteken is.',
  paymentFileDiffers:
    'Die lêer sou nie meer dieselfde wees as dié wat die bank het nie. Herroep die lopie as die bank dit nie uitgevoer het nie.',
  paymentAccountMissing: 'Die rekeningplan het geen rekening vir krediteure nie. Benoem een in die rekeningplan.',
  paymentAhead: 'Die bank het nog nie betaal nie: hierdie dag is in die toekoms.',
  paymentCostAccount:
    'Rekening {number}, waarvan ’n aftrekking die koste verlaag, is nie in die rekeningplan nie of is gesluit. Maak dit eers oop.',
  paymentOtherLine:
    'Hierdie reël is nie die som van die lopie nie, of is van ’n ander rekening. Kies die reël waarmee die lopie die bank verlaat het.',
};
