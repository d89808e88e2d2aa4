export const texts = {
  intervalMissing: 'Enter how many kilometres, days or hours lie between two services.',
  serviceNotCounted: 'The plan does not count this. Leave it empty.',
  serviceFollowed: 'The vehicle follows this plan already.',
  serviceEnded: 'The vehicle follows this plan no more.',
  serviceAhead: 'The day is still to come. Enter the day on which it was done.',
  serviceBeforeLast: 'The last service was on {day}. Enter that day or a later one, or take that service back first.',
  serviceWarranty: 'The warranty ends before the service. Enter a later day.',
  serviceNotLast: 'Take back the later services first: they were reckoned from this one.',
  serviceOrdered: 'An order for this service is open: {number}. Finish or cancel it first.',
} as const;
