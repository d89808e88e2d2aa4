export const texts = {
  nothingToDelegate: 'You have no decision rights to hand over.',
  delegateUnknown: 'Choose a colleague who works here and can sign in.',
  delegationOver: 'The last day cannot be in the past.',
  delegationTooLong: 'You can hand over decisions for at most {days} days.',
  endsBeforeBegin: 'The last day cannot be before the first day.',
  warnAfterOverdue: 'The warning must come before the item is overdue.',
  listedTwice: 'This is already in the list. Keep only one of the two.',
  delegationOverlaps:
    'You have already handed over to {name} from {from} to {to}. Take that back first, or choose other days.',
  limitedDelegator:
    'Your roles limit you to certain records, so you cannot hand over your decisions. Ask an administrator.',
  kindNotYours: 'Choose only kinds that you decide yourself.',
} as const;
