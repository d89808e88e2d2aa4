import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  fleetLineLocked: 'Hierdie reël is gesluit. Keer dit om en voeg dan die regte een by.',
  fleetLineNotLocked: 'Hierdie reël is nie gesluit nie. Verander dit eerder.',
  fleetLineReversed: 'Hierdie reël is omgekeer, of keer ’n ander om.',
  fleetEndBefore: 'Die rit kan nie eindig voordat dit begin nie.',
  fleetEndBelowStart: 'Die einde kan nie minder as die begin wees nie.',
  fleetOverlap: '’n Ander rit het die kilometer {from} tot {to}.',
  fleetTank: 'Die tenk neem hoogstens {most} liter.',
  fleetSlipKnown: 'Hierdie strokie is reeds in die logboek.',
  fleetMonthNotOver: 'Hierdie maand is nog nie verby nie.',
  fleetMonthGaps: 'Verduidelik eers die kilometer tussen ritte. Gapings: {count}.',
  fleetMonthFlags: 'Party reëls pas nie. Stel hulle eers reg of aanvaar hulle. Reëls: {count}.',
  fleetMonthEmpty: 'Hierdie maand het geen reëls nie.',
  fleetMonthLocked: 'Hierdie maand is gesluit.',
  fleetAccountMissing: 'Die rekeningplan het geen rekening vir opgeloopte koste nie. Benoem een in die rekeningplan.',
  fleetCostAccount:
    'Die rekeningplan het geen aktiewe rekening {number} vir brandstof of tol nie. Benoem een by die item.',
  fleetCentreMissing: 'Koste van {vehicle} benodig ’n winssentrum. Benoem een in die voertuig se rekord.',
  fleetLayoutName: '’n Ander uitleg het hierdie naam.',
  fleetFileColumn: 'Die lêer het geen kolom “{heading}” nie. Kontroleer die uitleg.',
  fleetFileDecimal: 'Reël {row}: “{value}” kan op twee maniere gelees word. Stel die desimaalteken van die uitleg.',
  fleetFileLong: 'Die lêer het meer as {most} reëls. Verdeel dit.',
  fleetFileUnreadable: 'Die lêer kan nie gelees word nie. Stoor dit as XLSX of CSV, sonder ’n wagwoord.',
  fleetPhotoOfSlip: 'Slegs ’n strokie met ’n voertuig kry foto’s.',
  fleetPhotosMany: '’n Strokie kry hoogstens {most} foto’s.',
};
