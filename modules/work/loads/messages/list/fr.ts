import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  deliverBy: 'Livraison',
  pickup: 'Enlèvement',
  lateMinutes: '+{count} min',
  lateHours: '+{count} h',
  lateDays: '+{count} j',
  lateness: 'Retard (min)',
  nextStop: 'Prochain arrêt',
  nextDue: 'Attendu à',
  trailers: 'Remorques',
  supplierReference: 'Référence du fournisseur',
  mass: 'Masse kg',
  value: 'Valeur R',
  sellR: 'Vente R',
  buyR: 'Achat R',
  marginR: 'Marge R',
  equipmentName: 'Équipement',
  rowActions: 'Actions',
  bulkSubmit: 'Soumettre',
  bulkSubmitAsk: 'Soumettre les chargements sélectionnés ?',
  isNow: 'Maintenant : {status}',
  isHeld: '{status}, et bloqué : {hold}',
  notDispatched: 'Non expédié. {status}, bloqué : {hold}',
  waybill: 'Lettre de voiture',
  waybillSaved: 'La lettre de voiture est téléchargée.',
};
