export const texts = {
  registrationNumber: 'A registration number has 2 to 10 letters and digits.',
  vinFormat: 'A VIN has 17 letters and digits, without I, O and Q. Only vehicles built before 1981 have other numbers.',
  ownershipOfSupplier: 'A supplier’s vehicle is owned by the supplier.',
  gvmBelowTare: 'The gross vehicle mass must be more than the tare.',
  gcmBelowGvm: 'The gross combination mass cannot be less than the gross vehicle mass.',
  trailerPulls: 'A trailer cannot pull other trailers.',
  trailerDriven: 'A trailer cannot have a driver.',
  trailerTwice: 'The second trailer must be a different one.',
  notATrailer: 'Choose a trailer.',
  checkedByClient: 'Your client checks it first. Until then it stays as it is.',
} as const;
