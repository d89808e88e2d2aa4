import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  severity_minor: 'gering',
  severity_major: 'ernstig',
  severity_critical: 'krities',
  defect_OPEN: 'oop',
  defect_ACKNOWLEDGED: 'erken',
  defect_IN_REPAIR: 'word herstel',
  defect_REPAIRED: 'herstel',
  defect_VERIFIED: 'nagegaan',
  defect_REOPENED: 'weer oop',
  defect_DEFERRED: 'uitgestel',
  defect_NOT_NEEDED: 'geen herstel nodig nie',
};
