export const texts = {
  regionElsewhere: 'The region does not belong to {country}. Choose one from the list.',
  cityElsewhere: 'This city lies in {region}. Choose that region, or another city.',
} as const;
