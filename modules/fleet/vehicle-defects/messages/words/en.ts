export const texts = {
  severity_minor: 'minor',
  severity_major: 'major',
  severity_critical: 'critical',
  defect_OPEN: 'open',
  defect_ACKNOWLEDGED: 'acknowledged',
  defect_IN_REPAIR: 'in repair',
  defect_REPAIRED: 'repaired',
  defect_VERIFIED: 'verified',
  defect_REOPENED: 'open again',
  defect_DEFERRED: 'deferred',
  defect_NOT_NEEDED: 'no repair needed',
} as const;
