export const texts = {
  nothingToDelegate: 'You have no rights to decide that you could hand over.',
  delegateUnknown: 'Choose a colleague who works here and can sign in.',
  delegationOver: 'The last day cannot be in the past.',
  delegationTooLong: 'Hand decisions over for at most {days} days.',
  endsBeforeBegin: 'The last day cannot come before the first.',
  warnAfterOverdue: 'The warning must come before the item is overdue.',
  listedTwice: 'This stands in the list already. Keep one of the two.',
  delegationOverlaps:
    'From {from} to {to} you have handed over to {name} already. Take that back first, or choose other days.',
  limitedDelegator:
    'Your roles limit you to certain records; such decisions cannot be handed over. Ask an administrator.',
} as const;
