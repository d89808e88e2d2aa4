import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  severity_minor: 'mineur',
  severity_major: 'majeur',
  severity_critical: 'critique',
  defect_OPEN: 'ouvert',
  defect_ACKNOWLEDGED: 'pris en compte',
  defect_IN_REPAIR: 'en réparation',
  defect_REPAIRED: 'réparé',
  defect_VERIFIED: 'vérifié',
  defect_REOPENED: 'rouvert',
  defect_DEFERRED: 'reporté',
  defect_NOT_NEEDED: 'aucune réparation nécessaire',
};
