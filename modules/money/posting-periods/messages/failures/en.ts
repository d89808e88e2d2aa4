export const texts = {
  periodClosed: '{date} is closed for posting. The first open day is {open}.',
  periodNoneOpen: '{date} is closed for posting, and no later month is open. Ask for a month to be opened.',
  periodHeld: '{date} is on hold: only people who may change posting periods post into it.',
  periodsMissing: 'No financial year has this day. Add the next 12 months in posting periods.',
  postingBlocked: 'These stand in the way of closing: {count}. Deal with them first.',
  closingReasonMissing: 'Say why the month is closed although something is open.',
  reopeningReasonMissing: 'Say why the month is opened again.',
  ownClosing: 'You closed this month yourself. A second person must open it again.',
  reopeningNeedsSecondFactor:
    'Set up a second factor in your profile first: it is asked for when a closed month is opened again.',
  earlierMonthOpen: 'Close the months before it first: {month} is still open.',
  yearAhead: 'The next 12 months are there already, up to {date}. Add the year after them once they have begun.',
  postingStateNotReached: 'This month cannot go from its present state to that one.',
} as const;
