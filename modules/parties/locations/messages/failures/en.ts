export const texts = {
  openingHours: 'Enter times like 06:00-17:00. Separate several times with commas.',
  halfCoordinates: 'Enter both latitude and longitude, or neither.',
  otherSideNotBorder: 'Only a border post has another side, which must also be a border post.',
  otherSideSameCountry: 'The other side of the border must be in a country other than {country}.',
  otherSideTaken: '{code} is already the other side of another border post.',
  exceptionTwice: 'Another line also starts on this day.',
  longerThanYear: 'Yearly days must end within one year.',
  coordinateFormat: 'Enter a coordinate like -26.2693 or 26°16′09″S.',
  mergeSame: 'Choose another location.',
  mergeIntoInactive: 'That location is inactive. Activate it first, or choose another.',
  mergeBothSides: 'These are the two sides of one border, not one place.',
  mergeOtherCustomer:
    'The two locations belong to different customers. If they are the same place, correct that first.',
  mergeOtherCountry: 'The two locations are in different countries.',
} as const;
