export const texts = {
  until:
    'The link is valid until {date}. A code will be sent by SMS to {number}. You can stop at any time and continue later, even on another device.',
  untilAnswered: 'The link is valid until {date}. A code will be sent by SMS to {number}.',
  reminderSubject: 'Reminder: {subject}',
  reminderNew: '{client} has not received your answer yet. This is the original message:',
  reminderStarted:
    'You have started, and your answers are saved. Please complete the rest. This is the original message:',
  linkSent: 'The link was sent to {email}.',
  sentAgainToAddressOnFile: 'A new link was sent to the email address on file.',
} as const;
