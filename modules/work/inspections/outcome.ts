import { excessesOf, type Weighed } from '#modules/work/carriage/mass.ts';
import type { OdometerProblem } from '#modules/parties/vehicles/odometer.ts';
import type { ChecklistFacts, ChecklistItem, Severity, StandardCode } from './checklist.ts';
import type { InspectionOutcome, ItemResult } from './status.ts';

export interface Answer {
  readonly code: string;
  readonly result: ItemResult;
  readonly value: number | null;
  readonly note: string;
}

export const findingCodes = [
  'itemFailed',
  'axleUnitTooHeavy',
  'groupTooHeavy',
  'combinationTooHeavy',
  'unitsDifferFromSlip',
  'slipMissing',
  'temperatureOutside',
  'palletsDiffer',
  'odometerDoubtful',
  'photoMissing',
] as const;
export type FindingCode = (typeof findingCodes)[number];

/** Something that is not in order, with what a sentence about it needs. */
export interface InspectionFinding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** The item that it belongs to; empty where it belongs to none. */
  readonly item: string;
  readonly details: Readonly<Record<string, string>>;
}

export interface Inspected {
  readonly items: readonly ChecklistItem[];
  readonly answers: readonly Answer[];
  readonly facts: ChecklistFacts;
  readonly weighed: Weighed;
  /** Why nobody would believe the odometer, where a phone told it; staff are asked to correct it instead. */
  readonly odometer?: OdometerProblem | undefined;
  /** Items that were answered on a phone without the photo that they need. */
  readonly unproved?: readonly string[];
}

/** Kilograms by which slip and axle units may differ: weighbridges weigh in steps of 20 kg, each unit by itself. */
const slipTolerance = 200;

/** Everything that is not in order. */
export function findingsOf({
  items,
  answers,
  facts,
  weighed,
  odometer,
  unproved = [],
}: Inspected): InspectionFinding[] {
  return [
    ...answers
      .filter(({ result }) => result === 'fail')
      .map(({ code, note }) => ({
        code: 'itemFailed' as const,
        severity: items.find((item) => item.code === code)?.severity ?? 'major',
        item: code,
        details: { note },
      })),
    ...massFindings(weighed, answers),
    ...measureFindings(answers, facts),
    ...unproved.map((item) => ({ code: 'photoMissing' as const, severity: 'minor' as const, item, details: {} })),
    ...(odometer
      ? [{ code: 'odometerDoubtful' as const, severity: 'minor' as const, item: '' as const, details: {} }]
      : []),
  ];
}

function massFindings(weighed: Weighed, answers: readonly Answer[]): InspectionFinding[] {
  const findings: InspectionFinding[] = excessesOf(weighed).map((excess) => {
    const details = { mass: String(excess.massKg), limit: String(excess.limitKg) };
    const critical = { severity: 'critical', item: 'axleMasses' } as const;
    switch (excess.what) {
      case 'axleUnit':
        return { code: 'axleUnitTooHeavy', ...critical, details: { ...details, place: String(excess.place + 1) } };
      case 'group':
        return {
          code: 'groupTooHeavy',
          ...critical,
          details: { ...details, from: String(excess.place + 1), to: String(excess.last + 1) },
        };
      case 'combination':
        return {
          code: 'combinationTooHeavy',
          ...critical,
          item: 'massSlip',
          details: { ...details, rule: excess.rule },
        };
    }
  });
  const { units, totalKg } = weighed;
  const sum = units.reduce((kg, { massKg }) => kg + massKg, 0);
  if (units.length > 0 && totalKg !== null && Math.abs(sum - totalKg) > slipTolerance)
    findings.push({
      code: 'unitsDifferFromSlip',
      severity: 'minor',
      item: 'axleMasses',
      details: { sum: String(sum), mass: String(totalKg) },
    });
  const hasSlip = answers.some(({ code, result }) => code === 'massSlip' && result === 'pass');
  if (hasSlip && totalKg === null && units.length === 0)
    findings.push({ code: 'slipMissing', severity: 'major', item: 'massSlip', details: {} });
  return findings;
}

/** What was measured, beside what the load asks for. */
function measureFindings(answers: readonly Answer[], facts: ChecklistFacts): InspectionFinding[] {
  const valueOf = (code: StandardCode) =>
    answers.find((answer) => answer.code === code && answer.result === 'pass')?.value;
  const [degrees, pallets] = [valueOf('temperature') ?? null, valueOf('palletCount') ?? null];
  const findings: InspectionFinding[] = [];
  const isCold = degrees !== null && facts.temperatureMin !== null && degrees < facts.temperatureMin;
  const isWarm = degrees !== null && facts.temperatureMax !== null && degrees > facts.temperatureMax;
  if (isCold || isWarm)
    findings.push({
      code: 'temperatureOutside',
      severity: 'critical',
      item: 'temperature',
      details: {
        value: String(degrees),
        range: [facts.temperatureMin, facts.temperatureMax].filter((each) => each !== null).join(' … '),
      },
    });
  if (pallets !== null && facts.pallets !== null && pallets !== facts.pallets)
    findings.push({
      code: 'palletsDiffer',
      severity: 'minor',
      item: 'palletCount',
      details: { counted: String(pallets), planned: String(facts.pallets) },
    });
  return findings;
}

/** FAIL keeps the load where it is; CONDITIONAL asks somebody with the right; PASS lets it go. */
export function outcomeOf(findings: readonly Pick<InspectionFinding, 'severity'>[]): InspectionOutcome {
  if (findings.some(({ severity }) => severity === 'critical')) return 'FAIL';
  return findings.length > 0 ? 'CONDITIONAL' : 'PASS';
}
