import { expect, test } from 'vitest';
import { crossingOf } from './crossing.ts';
import {
  askableOf,
  missingBeforeDispatch,
  packetOf,
  type PaperFacts,
  type PaperRule,
  type PaperState,
  stopsBilling,
  stopsDispatch,
} from './packet.ts';

const plain: PaperFacts = {
  status: 'ASSIGNED',
  crossing: 'none',
  isDangerous: false,
  day: '2026-07-10',
  documents: [],
  isInspectionRequired: false,
  inspection: 'notRequired',
  requiresPod: true,
  pods: [],
  vehicle: { id: 'v', name: 'KX91PSGP', endsOn: '2027-01-01' },
  drivers: [{ id: 'd', name: 'Themba Dube', endsOn: '2027-01-01' }],
};
const rule = (code: PaperRule['code'], more: Partial<PaperRule> = {}): PaperRule => ({
  code,
  label: '',
  isMandatory: true,
  applies: 'always',
  blocks: 'nothing',
  ...more,
});
const document = (type: PaperRule['code'], status: PaperFacts['documents'][number]['status'], expiryDate = null) => ({
  id: `${type} ${status}`,
  type,
  status,
  expiryDate: expiryDate as string | null,
});

test.each([
  [[], 'none'],
  [['South Africa'], 'none'],
  [['South Africa', 'South Africa'], 'none'],
  [['South Africa', 'Namibia'], 'sacu'],
  [['Lesotho', 'South Africa', 'Eswatini'], 'sacu'],
  [['South Africa', 'Mozambique'], 'sadc'],
  [['Zimbabwe', 'Zambia'], 'sadc'],
  [['South Africa', 'Namibia', 'Angola'], 'sadc'],
  [['Tanzania', 'Kenya'], 'beyond'],
] as const)('stops in %j cross %s', (countries, crossing) => {
  expect(crossingOf(countries)).toBe(crossing);
});

test.each([
  ['always', {}, true],
  ['crossBorder', {}, false],
  ['crossBorder', { crossing: 'sacu' }, true],
  ['beyondSacu', { crossing: 'sacu' }, false],
  ['beyondSacu', { crossing: 'sadc' }, true],
  ['beyondSacu', { crossing: 'beyond' }, true],
  ['dangerous', {}, false],
  ['dangerous', { isDangerous: true }, true],
] as const)('a rule for %s, of %j: %s', (applies, facts, isAsked) => {
  const { papers } = packetOf([rule('packingList', { applies })], { ...plain, ...facts });
  expect(papers.some(({ code }) => code === 'packingList')).toBe(isAsked);
});

test.each([
  ['nothing filed', [], 'missing', 'incomplete'],
  ['a draft, which nobody has submitted', [document('waybill', 'draft')], 'missing', 'incomplete'],
  ['one submitted', [document('waybill', 'submitted')], 'waiting', 'waiting'],
  ['one in review', [document('waybill', 'pending')], 'waiting', 'waiting'],
  ['one rejected', [document('waybill', 'rejected')], 'rejected', 'incomplete'],
  [
    'one rejected, and the next waits',
    [document('waybill', 'rejected'), document('waybill', 'submitted')],
    'waiting',
    'waiting',
  ],
  ['one approved', [document('waybill', 'approved')], 'there', 'complete'],
  [
    'one that ends on the last day',
    [{ ...document('waybill', 'approved'), expiryDate: '2026-07-10' }],
    'there',
    'complete',
  ],
  [
    'one that ends before it',
    [{ ...document('waybill', 'approved'), expiryDate: '2026-07-09' }],
    'expired',
    'incomplete',
  ],
  ['another paper', [document('packingList', 'approved')], 'missing', 'incomplete'],
] as const)('with %s the paper is %s: %s', (_, documents, state: PaperState, status) => {
  const packet = packetOf([rule('waybill')], { ...plain, documents });
  expect(packet.papers[0]).toMatchObject({ code: 'waybill', state });
  expect(packet.status).toBe(status);
});

test.each([
  ['READY', 'nothing'],
  ['BOOKED', 'incomplete'],
  ['IN_TRANSIT', 'incomplete'],
  ['CANCELLED', 'nothing'],
] as const)('papers for the road of a load that is %s: %s', (status, packet) => {
  expect(packetOf([rule('waybill')], { ...plain, status }).status).toBe(packet);
});

test('what an invoice needs is asked for once the load is delivered, and an optional paper never counts', () => {
  const rules = [rule('weighbridgeSlip', { blocks: 'billing' }), rule('temperatureRecord', { isMandatory: false })];
  expect(packetOf(rules, plain)).toMatchObject({ status: 'nothing', required: 0 });
  const delivered: PaperFacts = {
    ...plain,
    status: 'DELIVERED',
    pods: [
      { id: 'p1', status: 'podAccepted', place: 'Durban, DN1' },
      { id: 'p2', status: 'AWAITED', place: 'Durban, DN2' },
      { id: 'p3', status: 'VOID', place: 'Durban' },
    ],
  };
  const packet = packetOf(rules, delivered);
  expect(packet).toMatchObject({ status: 'incomplete', required: 3, there: 1 });
  expect(packet.papers.filter(({ code }) => code === 'pod')).toMatchObject([
    { state: 'there', detail: 'Durban, DN1', recordId: 'p1' },
    { state: 'missing', detail: 'Durban, DN2', recordId: 'p2' },
  ]);
  // Proofs are asked for by their own module: one rule for one thing.
  expect(stopsBilling(packet).map(({ code }) => code)).toEqual(['weighbridgeSlip']);
});

test.each([
  ['missing', 'missing', 'incomplete'],
  ['failed', 'rejected', 'incomplete'],
  ['awaited', 'waiting', 'waiting'],
  ['passed', 'there', 'complete'],
] as const)('an inspection that is %s is %s', (inspection, state, status) => {
  const packet = packetOf([], { ...plain, isInspectionRequired: true, inspection });
  expect(packet.papers[0]).toMatchObject({ code: 'inspection', state });
  expect(packet.status).toBe(status);
});

test.each([
  ['BOOKED', false],
  ['ASSIGNED', true],
  ['IN_TRANSIT', true],
] as const)('the inspection of a load that is %s is due: %s', (status, isDue) => {
  const { papers } = packetOf([], { ...plain, status, isInspectionRequired: true, inspection: 'missing' });
  expect(papers[0]).toMatchObject({ code: 'inspection', isDue });
});

test('a failed inspection counts also where none was asked for, and a passed one is not mentioned', () => {
  expect(packetOf([], { ...plain, inspection: 'failed' }).status).toBe('incomplete');
  expect(packetOf([], { ...plain, inspection: 'passed' }).papers.map(({ code }) => code)).toEqual(['pod']);
});

test('over a border the permit of the vehicle and the passport of each driver are asked for', () => {
  const abroad: PaperFacts = {
    ...plain,
    crossing: 'sacu',
    drivers: [...plain.drivers, { id: 'e', name: 'Rui Sitoe', endsOn: '2026-07-09' }],
    vehicle: { id: 'v', name: 'KX91PSGP', endsOn: null },
  };
  expect(packetOf([], abroad).papers.filter(({ isDue }) => isDue)).toMatchObject([
    { code: 'crossBorderPermit', state: 'missing', detail: 'KX91PSGP' },
    { code: 'passport', state: 'there' },
    { code: 'passport', state: 'expired', detail: 'Rui Sitoe' },
  ]);
  // After the delivery they have done their work.
  expect(packetOf([], { ...abroad, status: 'DELIVERED' }).papers.map(({ code }) => code)).toEqual(['pod']);
  // While nobody drives it there is nobody to ask.
  expect(packetOf([], { ...abroad, vehicle: null, drivers: [], status: 'BOOKED' }).status).toBe('nothing');
});

test('the company says what a vehicle may not leave without; the rest is a warning, and what waits travels', () => {
  const facts: PaperFacts = { ...plain, crossing: 'sadc', documents: [document('packingList', 'submitted')] };
  const rules = [
    rule('customsDeclaration', { applies: 'crossBorder', blocks: 'dispatch' }),
    rule('packingList', { applies: 'crossBorder', blocks: 'dispatch' }),
    rule('commercialInvoice', { applies: 'crossBorder' }),
    rule('certificateOfOrigin', { applies: 'beyondSacu', isMandatory: false }),
    rule('weighbridgeSlip', { blocks: 'billing' }),
  ];
  const packet = packetOf(rules, facts);
  expect(stopsDispatch(packet).map(({ code }) => code)).toEqual(['customsDeclaration']);
  expect(missingBeforeDispatch(packet).map(({ code }) => code)).toEqual(['commercialInvoice']);
  // Refusals of other modules are not repeated.
  const unready: PaperFacts = { ...facts, isInspectionRequired: true, inspection: 'missing', vehicle: null };
  expect(stopsDispatch(packetOf([], unready))).toEqual([]);
  expect(missingBeforeDispatch(packetOf([], unready))).toEqual([]);
});

test.each([
  ['2026-07-09', 'expired'],
  ['2026-07-10', 'there'],
  ['2026-07-11', 'there'],
  [null, 'missing'],
])('on 10 July a permit and a passport that end on %s are %s', (endsOn, state) => {
  const facts = {
    ...plain,
    crossing: 'sadc',
    vehicle: { ...plain.vehicle!, endsOn },
    drivers: [{ ...plain.drivers[0]!, endsOn }],
  } as const;
  const { papers } = packetOf([], facts);
  const border = papers.filter(({ code }) => code === 'crossBorderPermit' || code === 'passport');
  expect(border.map((paper) => [paper.state, paper.isMandatory])).toEqual([
    [state, true],
    [state, true],
  ]);
});

test('papers that are not there are asked for; what carriers may not see is asked of the customer alone', () => {
  const papers = [
    { code: 'waybill', state: 'missing' },
    { code: 'waybill', state: 'rejected' },
    { code: 'waybill', state: 'waiting' },
    { code: 'waybill', state: 'there' },
    { code: 'customerOrder', state: 'missing' },
    { code: 'pod', state: 'missing' },
  ] as const;
  const asked = (party: 'carrier' | 'customer') =>
    askableOf(papers, party).map(({ code, state }) => `${code} ${state}`);
  expect(asked('carrier')).toEqual(['waybill missing', 'waybill rejected']);
  expect(asked('customer')).toEqual(['waybill missing', 'waybill rejected', 'customerOrder missing']);
});
