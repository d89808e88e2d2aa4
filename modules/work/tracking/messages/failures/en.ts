export const texts = {
  trackingNotPossible: 'Only a load that is booked and neither closed nor cancelled can be shared. Submit it first.',
  trackingNotShared: 'Nobody can follow this load now, so there is nothing to withdraw.',
} as const;
