import { frameOf, type MapSize, type MapView, toMap, toScreen } from './mercator.ts';

interface Line {
  readonly degrees: number;
  /** Pixels from the left, or from the top. */
  readonly at: number;
}

const steps = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005];
const linesAtLeast = 3;

/** Meridians and parallels of round degrees, as many as tell where one is. */
export function graticule(
  view: MapView,
  size: MapSize,
): { readonly meridians: readonly Line[]; readonly parallels: readonly Line[]; readonly decimals: number } {
  const { south, west, north, east } = frameOf(view, size);
  const step = steps.find((each) => (east - west) / each >= linesAtLeast) ?? steps.at(-1)!;
  const round = (from: number, to: number) =>
    Array.from({ length: Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1) }, (_, place) =>
      Number(((Math.ceil(from / step) + place) * step).toFixed(4)),
    );
  return {
    decimals: Math.max(0, Math.ceil(-Math.log10(step))),
    meridians: round(west, east).map((degrees) => ({
      degrees,
      at: toScreen(toMap({ latitude: 0, longitude: degrees }), view, size).x,
    })),
    parallels: round(south, north).map((degrees) => ({
      degrees,
      at: toScreen(toMap({ latitude: degrees, longitude: 0 }), view, size).y,
    })),
  };
}
