export const texts = {
  incidentInFuture: 'This time is in the future.',
  incidentMergeOther: 'Choose another incident of the same company that was not merged itself.',
  incidentActionsOpen: 'Actions are still open. Mark them as done first.',
  incidentClaimOpen: 'A claim is still open. Settle, reject or withdraw it first.',
  incidentPoliceMissing: 'The case number of the police or the day of the report is missing. Add both first.',
  incidentCauseMissing: 'The root cause is missing. Add it first.',
  incidentPreventableMissing: 'Say first whether the accident was preventable, not preventable or not decided.',
  incidentNominationOpen: 'The driver is not nominated yet. File the nomination, or say that none is needed.',
} as const;
