export const texts = {
  registrationNumber: 'A registration number has 2 to 10 letters and digits.',
  vinFormat: 'A VIN has 17 letters and digits, without I, O and Q. Only vehicles from before 1981 have others.',
  ownershipOfSupplier: 'The vehicle of a supplier is owned by the supplier.',
  gvmBelowTare: 'The gross vehicle mass must be more than the tare.',
  gcmBelowGvm: 'The gross combination mass cannot be less than the gross vehicle mass.',
  trailerPulls: 'A trailer pulls nothing by itself.',
  trailerDriven: 'A trailer is not driven by anybody.',
  trailerTwice: 'The second trailer must be another one.',
  notATrailer: 'Choose a trailer.',
} as const;
