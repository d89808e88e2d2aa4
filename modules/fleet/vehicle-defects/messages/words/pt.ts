import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  severity_minor: 'ligeira',
  severity_major: 'grave',
  severity_critical: 'crítica',
  defect_OPEN: 'aberta',
  defect_ACKNOWLEDGED: 'reconhecida',
  defect_IN_REPAIR: 'em reparação',
  defect_REPAIRED: 'reparada',
  defect_VERIFIED: 'verificada',
  defect_REOPENED: 'reaberta',
  defect_DEFERRED: 'adiada',
  defect_NOT_NEEDED: 'sem reparação necessária',
};
