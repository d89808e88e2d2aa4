import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  deliverBy: 'Lewer af',
  pickup: 'Oplaai',
  lateMinutes: '+{count} min.',
  lateHours: '+{count} u',
  lateDays: '+{count} d',
  lateness: 'Laat (min.)',
  nextStop: 'Volgende stop',
  nextDue: 'Daar teen',
  trailers: 'Sleepwaens',
  supplierReference: 'Verskaffer se verwysing',
  mass: 'Massa kg',
  value: 'Waarde R',
  sellR: 'Verkoop R',
  buyR: 'Koop R',
  marginR: 'Marge R',
  equipmentName: 'Toerusting',
  rowActions: 'Aksies',
  bulkSubmit: 'Dien in',
  bulkSubmitAsk: 'Dien die gekose vragte in?',
  isNow: 'Nou: {status}',
  isHeld: '{status}, en teruggehou: {hold}',
  notDispatched: 'Nie versend nie. {status}, teruggehou: {hold}',
  waybill: 'Vragbrief',
  waybillSaved: 'Die vragbrief is afgelaai.',
};
