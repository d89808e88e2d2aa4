export const texts = {
  itemUnanswered: 'Answer this item.',
  failNeedsNote: 'Say what is wrong.',
  itemNotAsked: 'This item is not asked of this load, or it was answered twice.',
  itemAlwaysAsked: 'This item applies to every load. Choose in order or not in order.',
  itemsUnanswered: { one: '{count} item is not answered yet.', other: '{count} items are not answered yet.' },
  axleReversed: 'The last axle of a unit cannot stand in front of its first.',
  odometerBelow: 'The odometer read {km} km before. It cannot show less now.',
  odometerAbove: 'The odometer read {km} km before. No truck drives more than 1 500 km a day. Check the figure.',
  inspectionNoVehicle: 'A load is inspected once it has a vehicle, and until it is delivered.',
  inspectionMissing:
    'The customer wants this load inspected before it leaves, and its vehicle and trailers have no inspection yet. Inspect the load first.',
  inspectionFailed: 'The load failed its inspection {number}. Put it right and inspect it again.',
  inspectionAwaited:
    'Inspection {number} found something that is not in order. Ask someone who may let conditional loads go.',
  inspectionNothingToAllow: 'Nothing of inspection {number} waits for a decision.',
  ownInspection: 'You inspected this load yourself. A second person must let it go.',
  inspectionPartly: 'Some items are not answered yet. Correct the marked ones.',
} as const;
