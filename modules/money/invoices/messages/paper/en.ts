export const texts = {
  termDays: '{days} days',
  internationalCarriage: 'International carriage of goods, zero-rated (VAT Act 89 of 1991, s 11(2)(a))',
} as const;
