export const texts = {
  tyreAhead: 'The day is still to come. Enter the day on which it was done.',
  tyreWarranty: 'The warranty ends before the purchase. Enter a later day.',
  tyreCodeTaken: 'The company has a tyre with this number already.',
  positionTaken: 'Tyre {code} is at this position. Take it off first.',
  tyreBeforeLast: 'Something was told of the tyre on {day}. Enter that day or a later one.',
  treadGrows: 'A tread does not grow: {mm} mm were measured before.',
  tyreKmBelow: 'The tyre was mounted at {km} km. Enter more.',
  tyreNotMounted: 'The tyre is not mounted. Leave it empty.',
} as const;
