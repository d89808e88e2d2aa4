export const texts = {
  trip_noDriver: 'Nobody drives this load yet. Assign a driver first.',
  trip_noMobile: 'The driver has no mobile number that takes an SMS. Add it to the driver, then send the trip.',
  trip_notAssigned: 'A trip can be sent once a driver is assigned, and until the load is closed.',
  tripNotSent: 'No trip is with a driver now, so there is nothing to revoke.',
  tooManyTripFiles: 'This trip already has {limit} photos. Phone the desk.',
  signatureTooLittle: 'This is a dot, not a signature. Ask the receiver to sign again.',
} as const;
