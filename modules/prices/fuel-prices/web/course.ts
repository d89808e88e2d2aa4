/** A price and the day from which it holds. */
interface Step {
  readonly effectiveFrom: string;
  readonly pricePerLitre: number;
}

/**
 * The path of a line of steps: each price holds until the next one, the last one for as long as the usual distance. Prices
 * come in the order of their days. Empty without any.
 */
export function courseOf(steps: readonly Step[], box: { readonly width: number; readonly height: number }): string {
  if (steps.length === 0) return '';
  const days = steps.map(({ effectiveFrom }) => Date.parse(effectiveFrom));
  const prices = steps.map(({ pricePerLitre }) => pricePerLitre);
  const first = days[0]!;
  const last = days.at(-1)!;
  // A single price is a line from side to side.
  const end = last + Math.max((last - first) / Math.max(1, days.length - 1), 1);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const margin = 8;
  const x = (day: number) => rounded(((day - first) / (end - first)) * box.width);
  const y = (price: number) =>
    rounded(
      highest === lowest
        ? box.height / 2
        : box.height - margin - ((price - lowest) / (highest - lowest)) * (box.height - 2 * margin),
    );
  const drawn = prices.slice(1).map((price, place) => `H${x(days[place + 1]!)}V${y(price)}`);
  return `M0 ${y(prices[0]!)}${drawn.join('')}H${box.width}`;
}

const rounded = (value: number) => Math.round(value * 10) / 10;
