/** Letters count from 10 on, without the multiples of 11: A is 10, B 12, L 23, V 34. */
function valueOf(character: string): number {
  const place = character.charCodeAt(0) - 'A'.charCodeAt(0);
  return place < 0 ? Number(character) : 10 + place + Math.floor((place + 9) / 10);
}

/** Whether the check digit of a container number fits (ISO 6346); weights double from the left. */
export function checkContainerNumber(number: string): boolean {
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(number)) return false;
  const digits = Array.from(number).slice(0, 10);
  const sum = digits.reduce((all, character, place) => all + valueOf(character) * 2 ** place, 0);
  return (sum % 11) % 10 === Number(number[10]);
}
