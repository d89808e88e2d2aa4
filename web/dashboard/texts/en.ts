export const texts = {
  goodMorning: 'Good morning, {name}',
  goodAfternoon: 'Good afternoon, {name}',
  goodEvening: 'Good evening, {name}',
  figures: 'Figures',
  group_approvalFigures: 'Yours',
  group_loadFigures: 'Loads',
  group_supplierFigures: 'Suppliers',
  group_customerFigures: 'Customers',
  needsAttention: 'Needs attention',
  nothingNeedsYou: 'Nothing needs you now.',
} as const;
