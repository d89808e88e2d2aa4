/** A fill of a tank. */
export interface Fill {
  readonly at: string;
  readonly litres: number;
  readonly isFull: boolean;
  /** Kilometres at the fill; null where nobody read them. */
  readonly km: number | null;
}

/** Kilometres on litres, from one full fill with a reading to the next. */
export interface Span {
  readonly km: number;
  readonly litres: number;
  /** When it was closed. */
  readonly at: string;
}

/**
 * Spans between two full fills with a reading, in the order of time. What was filled between them without a reading, or not up
 * to the brim, joins the span: its litres were burnt in it. Consumption is known in no other way.
 */
export function spansOf(fills: readonly Fill[]): readonly Span[] {
  const spans: Span[] = [];
  let begin: number | undefined;
  let litres = 0;
  for (const fill of fills.toSorted((one, other) => one.at.localeCompare(other.at))) {
    litres += fill.litres;
    if (!fill.isFull || fill.km === null) continue;
    if (begin !== undefined && fill.km > begin) spans.push({ km: fill.km - begin, litres, at: fill.at });
    begin = fill.km;
    litres = 0;
  }
  return spans;
}
