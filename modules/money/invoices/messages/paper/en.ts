export const texts = {
  termDays: '{days} days',
  settlementWords:
    'Settlement discount of {percent} if you pay by {day}: take off up to {amount}, which includes its VAT. No credit note follows.',
  internationalCarriage: 'International carriage of goods, zero-rated (VAT Act 89 of 1991, s 11(2)(a))',
} as const;
