import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  notRecognised: 'Dit is nie ’n bankstaat wat ons kan lees nie. Kies ’n CSV-, CAMT.053-, MT940- of OFX-lêer.',
  empty: 'Daar is geen geboekte rye in hierdie lêer nie.',
  tooLarge: 'Die lêer is groter as {most} MB. Kies ’n korter tydperk by die bank.',
  tooManyLines: 'Die lêer het meer as {most} lyne. Kies ’n korter tydperk by die bank.',
  tooDeep: 'Ry {row}: die lêer is te diep genes vir ’n bankstaat.',
  notWhole: 'Die lêer eindig te vroeg of ’n bladsy ontbreek. Laai dit weer af.',
  entities: 'Die lêer verklaar ’n dokumenttipe of entiteite, wat bankstate nie het nie.',
  noDate: 'Ry {row}: “{value}” is nie ’n datum nie.',
  noAmount: 'Ry {row}: “{value}” is nie ’n bedrag nie.',
  dateUnclear: 'Ry {row} het die datum {value}, en ry {otherRow} het {otherValue}. Dag en maand ruil plekke.',
  balanceBroken: 'Ry {row}: die saldo is {stated} en behoort {expected} te wees. {difference} kort of is te veel.',
  closingDiffers:
    'Die openingsaldo {opening} en die lyne maak {expected}, maar die staat sluit op {stated}. Die verskil is {difference}.',
  pagesDiffer: 'Ry {row}: hierdie bladsy open op {stated}, maar die vorige bladsy het op {expected} gesluit.',
  unknownAccount: 'Rekening {number} {currency} is nie een van jou bankrekeninge nie. Voeg dit eers by.',
  inactiveAccount: 'Bankrekening {name} is onaktief. Aktiveer dit eers.',
  chooseAccount: 'Die lêer sê nie aan watter rekening dit behoort nie. Kies die bankrekening.',
  otherAccount: 'Ry {row}: die lêer is van rekening {number} {currency}, nie van die een wat jy gekies het nie.',
  columnsUnknown: 'Ons ken nie hierdie kolomme nie. Sê watter een die datum, die bedrag en die teks is.',
  mailDoesNotFollow:
    'Dit open nie soos die staat tot {day} gesluit het nie. Gaan dit na en laai dit self op as dit reg is.',
  pending: 'Rye wat die bank nog nie geboek het nie: {count}. Hulle kom met ’n latere staat.',
  doesNotFollow: 'Dit open nie soos die staat tot {day} gesluit het nie. ’n Staat tussenin ontbreek dalk.',
  noBalances: 'Die lêer het geen saldo’s wat bewys dat dit volledig is nie.',
  nothingNew: 'Niks nuuts nie: alle lyne was bekend.',
  readBefore: 'Hierdie lêer is reeds gelees. Niks nuuts nie.',
};
