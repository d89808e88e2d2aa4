export const texts = {
  remittanceSubject: '{company}: payment of {amount}',
  remittanceIntro:
    '{company} has paid you {amount} on {date} into your account at {bank} ending in {end}. Our number is {number}. It pays these documents:',
  remittanceMore: 'Further documents: {count}. Ask us for the whole list.',
  remittanceAsk: 'If something is not right, answer this mail.',
} as const;
