import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  importEmpty: 'Die lêer het geen rye onder sy opskrifte nie. Sit ’n ry met opskrifte bo die rye, en probeer weer.',
  importNotExcel:
    'Dit is nie ’n Excel-lêer nie, al sê sy naam so. Maak dit in jou sigblad oop en bewaar dit as XLSX of CSV.',
  importOldExcel: 'Dit is ’n ou Excel-lêer (XLS). Maak dit in jou sigblad oop en bewaar dit as XLSX.',
  importCellBroken: 'Die sel wys {value}. Maak dit in die sigblad reg, of maak dit leeg.',
  importFormulaEmpty:
    'Die sel het ’n formule sonder ’n resultaat. Maak die lêer in jou sigblad oop, laat dit bereken, en bewaar dit weer.',
  importNotReadable:
    'Die lêer kon nie gelees word nie. Bewaar dit as CSV (UTF-8) of as Excel-werkboek (XLSX), en probeer weer.',
  importTooManyRows: 'Die lêer het meer as 200 000 rye. Verdeel dit, en voer die dele een na die ander in.',
  importTooManyColumns: 'Die lêer het meer as 100 kolomme. Verwyder dié wat nie nodig is nie.',
  importFilledTwice: 'Twee kolomme vul dieselfde veld. Kies een van hulle.',
  importNothingMapped: 'Sê wat ten minste een kolom bevat.',
  importFieldMissing: 'Nuwe rekords benodig {fields}. Sê watter kolomme dit bevat, of werk net by.',
  importKeyMissing: 'Om die rekords te vind, moet een kolom een hiervan bevat: {fields}.',
  // Of files that were checked before each kind of cell had words of its own.
  importCellUnreadable: '“{value}” kan nie hier gelees word nie.',
  importNotAChoice: '“{value}” is nie een van die keuses nie: {choices}.',
  importNotANumber: '“{value}” is nie ’n getal nie. Skryf dit as {example}.',
  importNotADate: '“{value}” is nie ’n datum nie. Skryf dit as 2026-11-30.',
  importNotAMoment: '“{value}” is nie ’n dag met ’n tyd nie. Skryf dit as 2026-11-30 08:00.',
  importNotYesNo: '“{value}” is nóg ja nóg nee. Skryf een van die twee.',
  importNumberShortened: '“{value}” is deur die sigblad verkort. Formateer die kolom as teks, en bewaar die lêer weer.',
  /** Heads the column of the reasons in a file of the rows that were left out. */
  importReason: 'rede',
  importUnknownRecord:
    '“{value}” is nie bekend nie: geen rekord het hierdie kode of naam nie. Bring dit eers in, of laat die sel leeg.',
  importSeveralRecords: 'Verskeie rekords heet “{value}”. Gee die kode in plaas van die naam.',
  importAmbiguous: 'Verskeie rekords pas by hierdie ry. Voeg ’n nommer by wat hulle onderskei.',
  importNoRecord: 'Daar is nie so ’n rekord nie, en geen moes gemaak word nie.',
  importExists: 'Hierdie rekord bestaan reeds.',
  importTwice: 'Dieselfde rekord staan ook in ry {row}.',
  importPartRefused: 'Ry {row} hoort by dieselfde rekord en is geweier, en daarom word hierdie een ook weggelaat.',
  importTooManyRecords: 'Die lêer het te veel rekords vir een invoer: hoogstens 5 000. Verdeel dit in dele.',
  importMayNotCreate: 'Jy mag nie nuwe rekords maak nie.',
  importMayNotUpdate: 'Jy mag nie rekords verander nie.',
  importChangedMeanwhile: 'Die rekord is ná die kontrole verander. Kontroleer die lêer weer.',
  importTouched: 'Rekords van hierdie invoer is intussen verander. Dit kan nie meer as geheel ontdoen word nie.',
  importRowTouched: 'Die rekord is ná die invoer verander, of ander verwys intussen daarna.',
  importSomeKept: 'Rekords wat intussen verander is, of waarna ander verwys, is gelaat soos hulle is.',
  importYes: 'ja',
  importNo: 'nee',
  importRowRefused: 'Hierdie ry is geweier. Niks is geskryf nie, want alles of niks moes geskryf word.',
  importStopped:
    'Die invoer het weens ’n fout aan ons kant gestop. Wat geskryf is, is gemerk; kontroleer die lêer weer vir die res.',
  templateNameTaken: '’n Kartering met hierdie naam bestaan reeds. Kies ’n ander naam.',
  importEncrypted: 'Die lêer is met ’n wagwoord beskerm. Stoor dit daarsonder, en probeer weer.',
  importOtherCurrency: '“{value}” noem ’n ander geldeenheid ({other}). Reken dit om, en skryf net die syfers.',
  importNotATerm: '“{value}” is nie ’n getal dae nie. Skryf dit as 30, 30 dae of Kontant.',
  importOtherMark: '“{value}” word as {read} gelees. Ander getalle in hierdie lêer gebruik ’n ander desimale teken.',
  importMarkUnknown: '“{value}” word as {read} gelees. Dit kan ’n duisendtal of ’n breuk wees.',
  importTermDoubt: '“{value}” word as {read} dae vanaf die faktuur gelees.',
  importDoubtsOpen: '{count} rye het waardes wat anders gelees kan word. Kyk eers daarna en bevestig hulle.',
  importTotalsRow: 'Dit lyk soos ’n totaalry, en word dus oorgeslaan.',
  importFieldBeside: 'Hierdie kolom het ook {field} nodig. Koppel daardie kolom ook, of slaan hierdie een oor.',
  importTimeAlone: '“{value}” is ’n tyd sonder sy dag. Vul die dag langsaan in.',
};
