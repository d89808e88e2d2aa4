export const texts = {
  remittanceSubject: '{company}: payment of {amount}',
  remittanceIntro:
    '{company} has paid you {amount} on {date} into your account at {bank} ending in {end}. Our number is {number}. It pays these documents:',
  remittanceMore: 'Further documents: {count}. The attached advice lists all of them.',
  remittanceAsk: 'If something is not right, answer this mail.',
  remittanceTaken: '{number}, taken off, {kind}: {amount} ({reason})',
  deduction_damage: 'damage',
  deduction_short: 'short delivery',
  deduction_advanceFuel: 'fuel advance',
  deduction_advanceCash: 'cash advance',
  deduction_disputed: 'in dispute',
  deduction_other: 'other',
} as const;
