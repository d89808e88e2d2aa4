export const texts = {
  bankAccountTaken: 'Bank account {name} has this number and currency already.',
  bankAccountCurrency: 'Lines of this account were read in {currency}. Add another account for another currency.',
  bankAccountNotAsset: 'Choose an active account of the class asset.',
  lineSettled: 'This bank line is settled already.',
} as const;
