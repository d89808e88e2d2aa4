import type { ImportField } from '#platform/import-field.ts';
import { type LoadInput, packingGroups, scheduleTypes, type StopInput, stopTypes } from './fields.ts';

/** The fields of the form by their names, and what a file names otherwise or says besides. */
type FileName =
  | keyof LoadInput
  | keyof StopInput
  | 'loadKey'
  | 'externalReference'
  | 'status'
  | 'containerNumber'
  | 'sellAmount'
  | 'buyAmount'
  | 'vehicleId'
  | 'supplierId'
  | 'trailer1Id'
  | 'trailer2Id'
  | 'driverId'
  | 'coDriverId'
  | 'massTonnes'
  | 'pickupLocationId'
  | 'pickupStart'
  | 'pickupTime'
  | 'deliveryLocationId'
  | 'deliveryStart'
  | 'deliveryTime'
  | 'windowStartTime'
  | 'windowEndTime'
  | 'stopNumber'
  | 'stopType'
  | 'stopAddress'
  | 'stopReferences'
  | 'stopNote'
  | 'goodsReference'
  | 'goodsCommodityTypeId'
  | 'goodsPackingTypeId'
  | 'quantity'
  | 'goodsNote';

const field = (name: FileName, kind: ImportField['kind'], more: Partial<ImportField> = {}): ImportField => ({
  name,
  kind,
  label: [name],
  ...more,
});
const reference = (name: FileName, refersTo: string, more: Partial<ImportField> = {}) =>
  field(name, 'reference', { refersTo, ...more });

/** What stands once for the load, and is said by any of its rows. */
export const loadColumnsOfFile: readonly ImportField[] = [
  field('loadKey', 'text', {
    isRequired: true,
    alsoCalled: ['Load', 'Load no', 'Trip', 'Vrag', 'Carga', 'Chargement'],
  }),
  field('externalReference', 'text', { alsoCalled: ['Reference', 'Your reference', 'Their reference'] }),
  field('status', 'choice', { choices: ['DRAFT', 'READY', 'BOOKED', 'ASSIGNED'] }),
  reference('customerId', 'customer', { isRequired: true, alsoCalled: ['Account', 'Account number', 'Debtor'] }),
  reference('orderTypeId', 'orderType', { isRequired: true }),
  reference('equipmentTypeId', 'equipmentType', {
    isRequired: true,
    alsoCalled: ['Equipment', 'Vehicle type', 'Voertuigtipe', 'Tipo de viatura', 'Type de véhicule'],
  }),
  reference('commodityTypeId', 'commodityType', { isRequired: true, alsoCalled: ['Commodity', 'Product'] }),
  reference('packingTypeId', 'packingType'),
  reference('profitCentreId', 'profitCentre'),
  field('orderNumbers', 'text', { isSeveral: true, alsoCalled: ['Order no', 'PO number', 'Customer order'] }),
  field('loadValue', 'number', { isMoney: true }),
  field('massKg', 'number', { alsoCalled: ['Mass', 'Weight', 'Weight (kg)'] }),
  field('pallets', 'number'),
  field('pieces', 'number'),
  field('volumeM3', 'number'),
  field('unNumber', 'text'),
  field('dangerClass', 'text'),
  field('packingGroup', 'choice', { choices: packingGroups.filter((group) => group !== '') }),
  field('emergencyPhone', 'phone'),
  field('temperatureMin', 'number'),
  field('temperatureMax', 'number'),
  field('containerNumber', 'text', { alsoCalled: ['Container'] }),
  field('distanceKm', 'number'),
  field('instructions', 'text'),
  field('internalNotes', 'text'),
  field('sellAmount', 'number', { isMoney: true, alsoCalled: ['Sell', 'Revenue', 'Rate'] }),
  field('buyAmount', 'number', { isMoney: true, alsoCalled: ['Buy', 'Cost'] }),
  reference('supplierId', 'supplier', { alsoCalled: ['Carrier', 'Transporter', 'Vendor number', 'Vendor'] }),
  field('supplierReference', 'text', { alsoCalled: ['Carrier reference'] }),
  reference('vehicleId', 'vehicle', { alsoCalled: ['Registration', 'Registration number', 'Truck', 'Horse'] }),
  reference('trailer1Id', 'vehicle', { alsoCalled: ['Trailer', 'Trailer 1'] }),
  reference('trailer2Id', 'vehicle', { alsoCalled: ['Trailer 2'] }),
  reference('driverId', 'driver', { alsoCalled: ['Driver 1', 'Employee no'] }),
  reference('coDriverId', 'driver', { alsoCalled: ['Driver 2', 'Second driver'] }),
];

/** What stands once for a stop, and is said by the first of its rows. */
export const stopColumnsOfFile: readonly ImportField[] = [
  field('stopNumber', 'number', { alsoCalled: ['Stop no', 'Sequence'] }),
  field('stopType', 'choice', { choices: stopTypes }),
  reference('stopLocationId', 'location', { alsoCalled: ['GLN', 'Location code', 'Site'] }),
  field('stopAddress', 'text'),
  field('stopCountry', 'text', { isCountry: true }),
  field('scheduleType', 'choice', { choices: scheduleTypes }),
  field('windowStart', 'moment', {
    alsoCalled: ['From', 'Window from', 'Van', 'De', 'Date', 'Stop date', 'Datum', 'Data', 'Date du jour'],
  }),
  field('windowEnd', 'moment', {
    dayOf: 'windowStart',
    alsoCalled: ['Until', 'To', 'Window to', 'Tot', 'Até', 'Jusqu’à'],
  }),
  field('plannedArrival', 'moment'),
  field('appointmentRef', 'text'),
  field('stopReferences', 'text', { isSeveral: true }),
  field('stopNote', 'text'),
];

/** The clocks of plans that give days and times a column each. */
const timeColumns: readonly ImportField[] = [
  field('windowStartTime', 'time', {
    isForeign: true,
    timeOf: 'windowStart',
    needs: 'windowStart',
    alsoCalled: ['Time', 'From time', 'Start time', 'Time from', 'Tyd', 'Hora', 'Heure'],
  }),
  field('windowEndTime', 'time', {
    isForeign: true,
    timeOf: 'windowEnd',
    dayOf: 'windowStart',
    alsoCalled: ['To time', 'Until time', 'End time', 'Time to', 'Time until'],
  }),
];

/** Columns of plans that a file of ours does not have: tonnes, and both ends of a trip in one row. */
export const planColumns = [
  field('massTonnes', 'number', {
    isForeign: true,
    alsoCalled: ['Tons', 'Ton', 'Tonnes', 'Tonnage', 'Mass (t)', 'Weight (t)', 'Toneladas'],
  }),
  reference('pickupLocationId', 'location', {
    isForeign: true,
    alsoCalled: [
      'Collection',
      'Collection point',
      'Collect from',
      'Loading point',
      'Load at',
      'Origin',
      'Laaipunt',
      'Origem',
    ],
  }),
  field('pickupStart', 'moment', {
    isForeign: true,
    alsoCalled: ['Collection date', 'Loading date', 'Load date', 'Pickup date', 'Laaidatum', 'Data de carga'],
  }),
  field('pickupTime', 'time', {
    isForeign: true,
    timeOf: 'pickupStart',
    needs: 'pickupStart',
    alsoCalled: ['Collection time', 'Loading time', 'Load time', 'Pickup time', 'Laaityd', 'Hora de carga'],
  }),
  reference('deliveryLocationId', 'location', {
    isForeign: true,
    alsoCalled: [
      'Delivery',
      'Delivery point',
      'Deliver to',
      'Offloading point',
      'Destination',
      'Aflaaipunt',
      'Destino',
    ],
  }),
  field('deliveryStart', 'moment', {
    isForeign: true,
    dayOf: 'pickupStart',
    alsoCalled: ['Delivery date', 'Offloading date', 'Due date', 'Aflaaidatum', 'Data de entrega'],
  }),
  field('deliveryTime', 'time', {
    isForeign: true,
    timeOf: 'deliveryStart',
    dayOf: 'pickupStart',
    alsoCalled: ['Delivery time', 'Offloading time', 'Offload time', 'Aflaaityd', 'Hora de entrega'],
  }),
] as const;

/** A line of goods: what each row says for itself. */
export const goodsColumnsOfFile: readonly ImportField[] = [
  field('goodsReference', 'text'),
  reference('goodsCommodityTypeId', 'commodityType'),
  reference('goodsPackingTypeId', 'packingType'),
  field('quantity', 'number', { alsoCalled: ['Qty'] }),
  field('goodsNote', 'text'),
];

/** A row of a file of loads is a line of goods of a stop of a load (work-and-money 3.7). */
export const loadImportFields: readonly ImportField[] = [
  ...loadColumnsOfFile,
  ...stopColumnsOfFile,
  ...timeColumns,
  ...planColumns,
  ...goodsColumnsOfFile,
];

/** The columns of a file that goes out: days and times stand in one. */
export const loadExportFields = loadImportFields.filter(({ isForeign }) => isForeign !== true);
