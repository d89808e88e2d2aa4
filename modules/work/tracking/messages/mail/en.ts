export const texts = {
  trackingSubject: 'Follow your load {load}',
  trackingText: '{client} carries {load} for you from {from} to {to}, loading on {date}.',
  trackingHow:
    'The page below shows where your load stands and when it is expected. It updates by itself and stays open until {days} days after delivery. Anyone who has the link can open it.',
  trackingAction: 'Follow the load',
} as const;
