import { texts as checklist } from '#modules/work/inspections/messages/checklist/en.ts';

export const texts = {
  ...checklist,
  beforeYouLeave: 'Before you leave',
  inspectAgain: 'Inspect again',
  finishInspection: 'Finish the inspection',
  inspection_missing:
    'The customer wants this load inspected before it leaves. Take the slip of the weighbridge with you.',
  inspection_failed: 'Do not leave: the load is not in order. Put it right and inspect it again, or phone the desk.',
  inspection_awaited: 'Wait: the desk must let this load go, because something is not in order.',
  inspection_passed: 'The load is in order.',
  inspection_told: 'Your inspection is kept. It counts once it is sent.',
  inspectMissing: { one: '{count} answer is missing.', other: '{count} answers are missing.' },
  odometer: 'Odometer, km',
  odometerLast: 'Last read: {km} km',
  slipKg: 'The slip says, kg',
  slipLimit: 'At most {limit} kg',
  photoOfSlip: 'Photograph the slip',
  measuredCelsius: 'Measured, °C',
  countedPallets: 'Pallets counted',
  wanted: 'Wanted: {value}',
  youSign: 'Your signature, {name}',
  youSignMissing: 'Sign for what you inspected.',
  photoIsNeeded: 'A photo is needed here.',
  whatIsWrong: 'What is wrong?',
} as const;
