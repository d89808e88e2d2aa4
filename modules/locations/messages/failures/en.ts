export const texts = {
  openingHours: 'Write the times as 06:00-17:00, several with a comma between them.',
  halfCoordinates: 'Give both latitude and longitude, or neither.',
} as const;
