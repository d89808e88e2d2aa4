import type { PartyFinding } from '#modules/parties/parties/findings.ts';

/** The findings at a field and at what is inside it. */
export function findingsAt(findings: readonly PartyFinding[], path: string): readonly PartyFinding[] {
  return findings.filter((each) => each.path === path || each.path.startsWith(`${path}.`));
}

/** The id of a field's place on the page, for the findings that point at it. */
export function placeOf(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}

/** Scrolls to a field, or to what it belongs to, and gives it the focus, so that it is found by eye and by ear. */
export function jumpTo(path: string): void {
  const place = document.getElementById(placeOf(path)) ?? document.getElementById(placeOf(path.split('.')[0] ?? ''));
  place?.scrollIntoView({
    block: 'center',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
  place?.focus({ preventScroll: true });
}
