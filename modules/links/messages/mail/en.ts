export const texts = {
  until:
    'The link is valid until {date}. A code will be sent by SMS to {number}; you can stop at any time and go on later, on another device too.',
  reminderSubject: 'Reminder: {subject}',
  reminderNew: '{client} has not heard from you yet. This is what it is about:',
  reminderStarted:
    'You have begun, and what you filled in is kept. Only the rest is missing. This is what it is about:',
  linkSent: 'The link was sent to {email}.',
} as const;
