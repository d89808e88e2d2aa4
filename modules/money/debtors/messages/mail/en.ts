export const texts = {
  statementSubject: 'Statement of {company} as of {date}',
  statementIntro: 'Please find your statement as of {date} attached. The balance is {amount}.',
  statementAsk: 'Please tell us if something on it is not right.',
  friendlySubject: 'Friendly reminder of {company}: {amount}',
  friendlyIntro: 'These invoices have passed their due date: {invoices}. Together they come to {amount}.',
  friendlyAsk:
    'If you have paid in the meantime, thank you. Otherwise please pay in the next days and quote {reference}.',
  firmSubject: 'Second reminder of {company}: {amount}',
  firmIntro: 'In spite of our reminder these invoices are still unpaid: {invoices}. Together they come to {amount}.',
  firmAsk:
    'Please pay within seven days and quote {reference}, or tell us what keeps you from it. Otherwise we may have to stop your loads.',
} as const;
