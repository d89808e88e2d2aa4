export const texts = {
  handedOverSubject: 'You decide in place of {name}',
  handedOverIntro:
    'From {fromDate} to {toDate} you decide in place of {name}. What waits for you stands in your inbox, marked with their name; what either of you captured stays for others.',
  handedOverNote: '{name} adds: {note}',
  handedOverAction: 'Open the inbox',
  takenBackSubject: 'You no longer decide in place of {name}',
  takenBackIntro:
    '{name} decides again. The hand-over from {fromDate} to {toDate} has ended, and you need not do anything.',
} as const;
