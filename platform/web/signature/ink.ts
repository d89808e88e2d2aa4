interface Point {
  readonly x: number;
  readonly y: number;
}

/** CSS pixels that a pen must travel, and how far apart its ends lie at least: a touch by chance does neither. */
const shortest = 60;
const narrowest = 24;

/** Whether strokes are more than a touch: somebody drew them. */
export function isSignature(strokes: readonly { readonly points: readonly Point[] }[]): boolean {
  const points = strokes.flatMap((stroke) => stroke.points);
  const length = strokes.reduce((total, { points: line }) => total + lengthOf(line), 0);
  const extent = Math.max(spread(points.map(({ x }) => x)), spread(points.map(({ y }) => y)));
  return length >= shortest && extent >= narrowest;
}

function lengthOf(line: readonly Point[]): number {
  return line
    .slice(1)
    .reduce((total, { x, y }, index) => total + Math.hypot(x - line[index]!.x, y - line[index]!.y), 0);
}

function spread(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}
