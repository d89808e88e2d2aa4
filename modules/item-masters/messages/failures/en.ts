export const texts = {
  itemKindUsed: 'The kind cannot be changed any more: other records use this item.',
} as const;
