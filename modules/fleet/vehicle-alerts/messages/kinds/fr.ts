import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  panic: 'Bouton d’alarme',
  appointmentMissed: 'Rendez-vous manqué',
  appointmentAtRisk: 'Rendez-vous menacé',
  noSignal: 'Aucun signal',
  tenderExhausted: 'Aucun transporteur n’a pris le chargement',
  podMissing: 'Preuve de livraison manquante',
  outOfService: 'Véhicule hors service',
  hijack: 'Braquage ou vol',
  criticalDefect: 'Défaut critique',
  incidentReported: 'Incident signalé',
  serviceDue: 'Entretien à faire',
  exportFailed: 'Export refusé',
  balanceBroken: 'Compte et postes ouverts divergents',
  trackingFailed: 'Positions illisibles',
  coverBelowValue: 'Couverture inférieure à la valeur',
  coverEnding: 'Fin de couverture',
  vehiclePaperEnding: 'Document du véhicule expire',
  driverPaperEnding: 'Document du conducteur expire',
  doorOpen: 'Porte ouverte',
  temperature: 'Température hors limites',
  speeding: 'Excès de vitesse',
  harshDriving: 'Conduite brusque',
  fuelDrop: 'Baisse du niveau de carburant',
  claimDeadline: 'Réclamation à remettre',
};
