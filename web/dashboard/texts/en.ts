export const texts = {
  goodMorning: 'Good morning, {name}',
  goodAfternoon: 'Good afternoon, {name}',
  goodEvening: 'Good evening, {name}',
  figures: 'Figures',
  needsAttention: 'Needs attention',
  nothingNeedsYou: 'Nothing needs you now.',
} as const;
