/** The check of ISO/IEC 7812 over a string of digits, its last digit being the check digit. */
export function passesLuhn(digits: string): boolean {
  return luhnSum(digits) % 10 === 0;
}

/** The digit that makes `payload` pass. */
export function luhnDigit(payload: string): string {
  return String((10 - (luhnSum(`${payload}0`) % 10)) % 10);
}

function luhnSum(digits: string): number {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighted = place % 2 === 0 ? digit : digit * 2;
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum;
}
