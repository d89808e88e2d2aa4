export const texts = {
  alertsSubject: { one: '{count} alert is open', other: '{count} alerts are open' },
  alertsText: { one: 'This alert is open and concerns you.', other: 'These {count} alerts are open and concern you.' },
  alertsLine: '{alert}: {name}, since {since}',
  alertsMore: { one: 'and {count} more', other: 'and {count} more' },
  alertsAction: 'Open the alerts',
} as const;
