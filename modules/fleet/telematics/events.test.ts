import { expect, test } from 'vitest';
import { kindOfEvent } from './events.ts';

test.each([
  ['Speeding', 'speeding'],
  ['Over speeding - 80 km/h', 'speeding'],
  ['Overspeed', 'speeding'],
  ['Speed limit exceeded', 'speeding'],
  ['Harsh braking', 'harshDriving'],
  ['Harsh acceleration', 'harshDriving'],
  ['HARSH CORNERING', 'harshDriving'],
  ['Temperature 1 out of range', 'temperature'],
  ['Fuel level drop', 'fuelDrop'],
  ['Possible fuel theft', 'fuelDrop'],
  ['Cargo door opened', 'doorOpen'],
  ['Rear door is open', 'doorOpen'],
])('reads "%s" as %s', (description, kind) => {
  expect(kindOfEvent(description)).toBe(kind);
});

test.each([
  'Vehicle moving',
  'Ignition on',
  'Panic button pressed',
  'Speeding ended',
  'Temperature normal',
  'Cargo door closed',
  'Fuel fill',
  '',
])('reads nothing from "%s"', (description) => {
  expect(kindOfEvent(description)).toBeUndefined();
});
