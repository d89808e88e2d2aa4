export const texts = {
  noEligibleSupplier:
    'None of the chosen suppliers may take this load. Look at what stands against each, or choose others.',
  oneSupplierOnly: 'A single offer goes to one supplier. Choose one, or another way of asking.',
  tenderGone: 'This load is no longer on offer here. It was taken by somebody else, or withdrawn.',
  tenderExpired:
    'The time for this offer ended at {at}. Your answer was noted and is shown to the planner, but the offer no longer holds.',
  tenderChanged: 'The load has changed since it was offered. Ask for a new offer, or send it again.',
  tenderNotWon: 'Vehicle and driver can be named once the load is booked for you.',
  ownResourceTaken: '{resource} is on your load {loadNumber} until {until}. Choose another one.',
  stillNotBookable: {
    one: 'The load still cannot be booked for this supplier. One rule stands against it.',
    other: 'The load still cannot be booked for this supplier. {count} rules stand against it.',
  },
  tenderOnHold: 'The load is on hold for credit. Release the hold first, then book it.',
  counterSame: 'This is the amount that was offered. Accept it, or enter another amount.',
  tenderNoEmail: 'The supplier has no email address for offers of loads.',
  tenderNoMobile: 'The supplier has no mobile number that a code could be sent to.',
  tenderNoIntegration:
    'The supplier’s system is not connected: a location number, an access token of its own or a webhook for offers is missing.',
} as const;
