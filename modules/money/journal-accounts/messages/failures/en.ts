export const texts = {
  accountHasMoney: '{amount} stands on this account. Post it elsewhere before you deactivate the account.',
  accountHasLines: 'Something was posted to this account: its number, class and use stay as they are.',
  accountRoleTaken: 'Account {number} is used for this already. Each use has one account.',
} as const;
