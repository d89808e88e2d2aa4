export const texts = {
  regionElsewhere: 'The region is not in {country}. Choose one from the list.',
  cityElsewhere: 'This city is in {region}. Choose that region, or another city.',
} as const;
