export const texts = {
  handedOverSubject: 'You decide in place of {name}',
  handedOverIntro:
    'From {fromDate} to {toDate} you decide in place of {name}. Their items appear in your inbox under their name. Others decide on records that either of you captured.',
  handedOverNote: '{name} adds: {note}',
  handedOverAction: 'Open the inbox',
  takenBackSubject: 'You no longer decide in place of {name}',
  takenBackIntro:
    '{name} is deciding again. The hand-over from {fromDate} to {toDate} has ended. You do not need to do anything.',
} as const;
