import type { InputOf } from '#platform/operation.ts';
import type { loadService } from '#modules/work/loads/contract.ts';
import type { Load } from '../calls.ts';
import { chargesOf } from './charge-rows.ts';
import { hasMeasure, instantOf, type LoadFormOutput, type LoadFormValues } from './load-form.ts';

type Input = InputOf<(typeof loadService)['operations']['postLoad']>;
type Draft = NonNullable<InputOf<(typeof loadService)['operations']['getLoadReadiness']>['draft']>;

/** `AB12, AB13` */
const wordsOf = (text: string) =>
  text
    .split(/[,;\n]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** What is sent of the form. The times of each stop are on the clock of its zone; what the form does not show stays. */
export function inputOfForm(values: LoadFormOutput, load: Load | undefined, zones: readonly string[]): Input {
  const { stops, goods, charges, orderNumber, otherNumbers, containerNumber, sealNos, direction, ...others } = values;
  const {
    goodsProblems: _,
    chargeProblems: __,
    billToPartyId,
    profitCentreId,
    packingTypeId,
    sellCurrency,
    ...fields
  } = others;
  return {
    ...fields,
    billToPartyId: billToPartyId || null,
    profitCentreId: profitCentreId || null,
    packingTypeId: packingTypeId || null,
    direction: direction || null,
    sellCurrency: sellCurrency || null,
    distanceSource: load && load.distanceKm === values.distanceKm ? load.distanceSource : 'typed',
    supplierReference: load?.supplierReference ?? '',
    orderNumbers: [
      ...(orderNumber === '' ? [] : [{ kind: 'customerOrder' as const, number: orderNumber }]),
      ...otherNumbers,
    ],
    container: { number: containerNumber, sealNos: wordsOf(sealNos) },
    stops: stops.map(({ stopKey, id, references, windowStart, windowEnd, plannedArrival, ...stop }, place) => ({
      ...stop,
      ...(id !== '' && { id }),
      references: wordsOf(references),
      windowStart: instantOf(windowStart, zones[place]!),
      windowEnd: instantOf(windowEnd, zones[place]!),
      plannedArrival: instantOf(plannedArrival, zones[place]!),
      goodsLines: goods
        .filter((line) => line.stopKey === stopKey)
        .map((line) => ({
          ...(isKnownLine(load, line.key) && { id: line.key }),
          reference: line.reference,
          commodityTypeId: line.commodityTypeId || null,
          packingTypeId: line.packingTypeId || null,
          quantityPlanned: line.quantity ?? 0,
          note: line.note,
        })),
    })),
    charges: chargesOf(charges, load?.charges),
  };
}

function isKnownLine(load: Load | undefined, id: string): boolean {
  return load?.stops.some(({ goodsLines }) => goodsLines.some((line) => line.id === id)) ?? false;
}

/** What credit, carriers and completeness depend on, while it is typed: what is not clear yet is left out. */
export function draftOf(values: LoadFormValues, load: Load | undefined, zones: readonly string[]): Draft {
  const moment = (value: string, place: number) => {
    const instant = instantOf(value, zones[place]!);
    return instant === value ? null : instant;
  };
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    id: load?.id ?? null,
    customerId: values.customerId,
    orderTypeId: values.orderTypeId,
    equipmentTypeId: values.equipmentTypeId,
    commodityTypeId: values.commodityTypeId,
    loadValue: number(values.loadValue) ?? 0,
    massKg: number(values.massKg),
    billToPartyId: values.billToPartyId,
    distanceKm: number(values.distanceKm),
    volumeM3: number(values.volumeM3),
    pallets: number(values.pallets),
    containerNumber: String(values.containerNumber ?? '').slice(0, 15),
    hasMeasure: hasMeasure(values),
    hasOrderNumber: values.orderNumber !== '' || values.otherNumbers.length > 0,
    unNumber: String(values.unNumber ?? '').slice(0, 10),
    dangerClass: String(values.dangerClass ?? '').slice(0, 4),
    packingGroup: values.packingGroup,
    sellCurrency: values.sellCurrency || null,
    goodsCommodityTypeIds: [...new Set(values.goods.map((line) => line.commodityTypeId).filter((id) => id !== ''))],
    emergencyPhone: String(values.emergencyPhone ?? '').slice(0, 30),
    stops: values.stops.map((stop, place) => ({
      type: stop.type,
      stopLocationId: stop.stopLocationId,
      address: stop.address,
      stopCountry: stop.stopCountry,
      scheduleType: stop.scheduleType,
      windowStart: moment(stop.windowStart, place),
      windowEnd: moment(stop.windowEnd, place),
      plannedArrival: moment(stop.plannedArrival, place),
      hasGoods: values.goods.some(({ stopKey }) => stopKey === stop.stopKey),
    })),
    charges: chargesOf(values.charges).map(({ side, itemMasterId, quantity, price, vatCode }) => ({
      side,
      itemMasterId,
      quantity,
      price,
      vatCode,
    })),
  };
}
