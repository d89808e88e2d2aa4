import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Decision } from './record/decisions.ts';
import { metresPerPixel, toMap } from './map/mercator.ts';

// Bricks that need no page, drawn to text. What they look like in one is measured in `e2e/desk-look.spec.ts`.
let drawn: <Props extends object>(brick: ComponentType<Props>, props: Props) => string;
let bricks: typeof import('./list/StatusBadge.tsx') &
  typeof import('./map/MapDrawing.tsx') &
  typeof import('./record/Decisions.tsx');

beforeAll(async () => {
  // The language of the page is read when its module is loaded.
  vi.stubGlobal('location', new URL('http://localhost/'));
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', { documentElement: {} });
  drawn = (brick, props) => renderToStaticMarkup(createElement(brick, props));
  bricks = {
    ...(await import('./list/StatusBadge.tsx')),
    ...(await import('./map/MapDrawing.tsx')),
    ...(await import('./record/Decisions.tsx')),
  };
});
afterAll(() => vi.unstubAllGlobals());

test.each(['plain', 'info', 'ok', 'warn', 'danger'] as const)(
  'a state that is %s is a dot and a word, and a pill only where it deviates',
  (tone) => {
    const badge = drawn(bricks.StatusBadge, { tone, children: 'Expired' });
    const [around, dot, ...more] = badge.match(/<span[^>]*>/g)!;
    expect(more).toEqual([]);
    expect(dot).toContain('aria-hidden="true"');
    expect(badge).toContain('Expired</span>');
    expect(around!.includes('-soft')).toBe(tone === 'warn' || tone === 'danger');
  },
);

test('a map names the towns around its pin, and draws the geofence as wide as it is', () => {
  const durban = { latitude: -29.87, longitude: 31.02 };
  const draw = (radius: number) =>
    drawn(bricks.MapDrawing, {
      view: { centre: toMap(durban), zoom: 14 },
      size: { width: 600, height: 300 },
      pin: toMap(durban),
      radius,
      marks: [{ id: '1', label: 'Bayhead', position: { latitude: -29.875, longitude: 31.03 } }],
    });
  expect(draw(500)).toContain('Bayhead');
  const [, r] = /<circle[^>]* r="([\d.]+)"[^>]*stroke-dasharray/.exec(draw(500))!;
  expect(Number(r)).toBeCloseTo(500 / metresPerPixel(durban.latitude, 14), 3);
  // Too small to be seen it would say nothing.
  expect(draw(1)).not.toContain('stroke-dasharray');
});

test('what stands in the way is said once, beside a warning', () => {
  const barrier = 'Neither item nor centre has an account for costs.';
  const decisions = [{ barrier }, { barrier }, {}] as unknown as readonly Decision[];
  const said = drawn(bricks.DecisionBarriers as ComponentType<{ decisions: readonly Decision[] }>, { decisions });
  expect(said.split(barrier)).toHaveLength(2);
  expect(said).toContain('lucide-triangle-alert');
});
