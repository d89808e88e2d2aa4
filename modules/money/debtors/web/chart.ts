/** A point of a line: null where there is no number, which leaves a gap. */
export interface ChartPoint {
  readonly value: number | null;
}

/** The round step of an axis that has four steps at most up to a value. */
export function axisStep(most: number): number {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough)!;
}

/** The parts of a line in a box: each without a gap, as points of an SVG. */
export function linesOf(
  points: readonly ChartPoint[],
  { width, height, top }: { readonly width: number; readonly height: number; readonly top: number },
): readonly string[] {
  const place = (value: number, at: number) =>
    `${((at * width) / Math.max(1, points.length - 1)).toFixed(1)},${(height - (value * height) / top).toFixed(1)}`;
  const parts: string[][] = [[]];
  for (const [at, { value }] of points.entries())
    if (value === null) parts.push([]);
    else parts.at(-1)!.push(place(value, at));
  return parts.filter((part) => part.length > 0).map((part) => part.join(' '));
}
