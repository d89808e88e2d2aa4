export const texts = {
  partnerTaken: 'Another active system of this kind is set already. Switch it off first.',
  partnerCustomer: 'Choose the customer whose system this is.',
  partnerAddress: 'Enter a public address that begins with https.',
  compareElsewhere: 'Exchanges with the accounting system are compared on their own screen.',
  partnerElsewhere: 'The accounting system is set on its own screen.',
} as const;
