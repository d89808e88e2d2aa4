export const texts = {
  telematicsAddress: 'Enter a public address that begins with https.',
  vehicleHasUnit: 'Another unit of this account is on this vehicle. Take it off first.',
  notPositions: 'Choose a CSV file with the columns unit, time, latitude and longitude, for an account of files.',
  trackTooLong: 'Choose {days} days at most.',
} as const;
