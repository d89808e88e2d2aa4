import { expect, test } from 'vitest';
import { namesWithRoom } from './labels.ts';

test('names that would cover one another give way to the first', () => {
  const label = 'GER-STEEL';
  const points = [
    { at: { x: 100, y: 100 }, label },
    { at: { x: 110, y: 106 }, label },
    { at: { x: 110, y: 120 }, label },
    { at: { x: 300, y: 100 }, label },
  ];
  expect([...namesWithRoom(points)]).toEqual([0, 2, 3]);
});
