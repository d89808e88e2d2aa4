import type { CalendarDate } from '#platform/dates.ts';
import { is } from '#platform/machine.ts';
import {
  type DocumentType,
  documentTypesOf,
  type PaperCondition,
  type PaperStop,
} from '#modules/base/companies/document-types.ts';
import { keptFromCarriers } from '#modules/base/documents/types.ts';
import type { DocumentStatus } from '#modules/base/documents/status.ts';
import type { InspectionNeed } from '#modules/work/inspections/status.ts';
import { type LoadState, execution } from '#modules/work/loads/status.ts';
import type { PodState } from '#modules/work/pods/status.ts';
import { applies, type Crossing } from './crossing.ts';

/** Where one paper stands, the best first: of several documents of a kind the best counts. */
export const paperStates = ['there', 'waiting', 'rejected', 'expired', 'missing'] as const;
export type PaperState = (typeof paperStates)[number];

/** Papers that are no documents: other modules keep them. */
export const otherPapers = ['inspection', 'pod'] as const;
export type PaperCode = DocumentType | (typeof otherPapers)[number];

/** One word for all papers of a load; `nothing` is asked for as long as nothing is due. */
export const packetStatuses = ['incomplete', 'waiting', 'complete', 'nothing'] as const;
export type PacketStatus = (typeof packetStatuses)[number];

/** From when on papers of a load are asked for, and until when. */
export const packetStates = [...execution.sets.carried, 'DELIVERED'] as const satisfies readonly LoadState[];

/** A line of the company's own list. */
export interface PaperRule {
  readonly code: DocumentType;
  readonly label: string;
  readonly isMandatory: boolean;
  readonly applies: PaperCondition;
  readonly blocks: PaperStop;
}

interface Dated {
  readonly id: string;
  readonly name: string;
  readonly endsOn: CalendarDate | null;
}

/** The facts of a load and its papers. */
export interface PaperFacts {
  readonly status: LoadState;
  readonly crossing: Crossing;
  readonly isDangerous: boolean;
  /** Papers that end must hold until then: the last day of the trip, or the day of the delivery. */
  readonly day: CalendarDate;
  readonly documents: readonly {
    readonly id: string;
    readonly type: DocumentType;
    readonly status: DocumentStatus;
    readonly expiryDate: CalendarDate | null;
  }[];
  readonly isInspectionRequired: boolean;
  readonly inspection: InspectionNeed;
  readonly requiresPod: boolean;
  readonly pods: readonly { readonly id: string; readonly status: PodState; readonly place: string }[];
  readonly vehicle: Dated | null;
  readonly drivers: readonly Dated[];
}

export interface Paper {
  readonly code: PaperCode;
  /** The company's own name for it; empty for the usual name. */
  readonly label: string;
  /** The place, the plate or the person, where there may be several of a kind. */
  readonly detail: string;
  readonly state: PaperState;
  readonly isMandatory: boolean;
  /** Asked for now: before it leaves, and after the delivery what an invoice needs. */
  readonly isDue: boolean;
  readonly stops: PaperStop;
  /** The record behind it; null while there is none. */
  readonly recordId: string | null;
}

export interface Packet {
  readonly status: PacketStatus;
  /** Counts only papers that must be there now. */
  readonly required: number;
  readonly there: number;
  readonly papers: readonly Paper[];
}

const carried: readonly LoadState[] = [...packetStates, 'CLOSED'];

/** The papers that a load needs, where each stands, and what that makes of the whole. */
export function packetOf(rules: readonly PaperRule[], facts: PaperFacts): Packet {
  const papers = [
    ...rules.filter((rule) => applies(rule.applies, facts)).map((rule) => documentPaper(rule, facts)),
    ...borderPapers(facts),
    ...inspectionPapers(facts),
    ...proofs(facts),
  ];
  const due = papers.filter(({ isMandatory, isDue }) => isMandatory && isDue);
  const there = due.filter(({ state }) => state === 'there').length;
  return { status: statusOf(due), required: due.length, there, papers };
}

function statusOf(due: readonly Paper[]): PacketStatus {
  if (due.length === 0) return 'nothing';
  if (due.some(isLacking)) return 'incomplete';
  return due.some(({ state }) => state === 'waiting') ? 'waiting' : 'complete';
}

function documentPaper({ code, label, isMandatory, blocks }: PaperRule, facts: PaperFacts): Paper {
  const [best] = facts.documents
    .filter(({ type, status }) => type === code && status !== 'draft')
    .map((document) => ({ id: document.id, state: stateOfDocument(document, facts.day) }))
    .toSorted((a, b) => paperStates.indexOf(a.state) - paperStates.indexOf(b.state));
  return {
    code,
    label,
    detail: '',
    state: best?.state ?? 'missing',
    isMandatory,
    isDue: blocks === 'billing' ? is(execution, facts.status, 'delivered') : carried.includes(facts.status),
    stops: blocks,
    recordId: best?.id ?? null,
  };
}

function stateOfDocument({ status, expiryDate }: PaperFacts['documents'][number], day: CalendarDate): PaperState {
  if (status === 'rejected') return 'rejected';
  if (status !== 'approved') return 'waiting';
  return expiryDate !== null && expiryDate < day ? 'expired' : 'there';
}

/** The permit of the vehicle and the passports of its drivers, as long as they are on the road: afterwards nobody asks. */
function borderPapers({ crossing, status, day, vehicle, drivers }: PaperFacts): Paper[] {
  if (crossing === 'none' || is(execution, status, 'delivered')) return [];
  const paper = (code: PaperCode, of: Dated | undefined): Paper => ({
    code,
    label: '',
    detail: of?.name ?? '',
    state: !of?.endsOn ? 'missing' : of.endsOn < day ? 'expired' : 'there',
    isMandatory: true,
    isDue: of !== undefined && carried.includes(status),
    // A vehicle without its permit is not eligible (work-and-money.md §3); a passport is warned of.
    stops: code === 'crossBorderPermit' ? 'dispatch' : 'nothing',
    recordId: of?.id ?? null,
  });
  return [
    paper('crossBorderPermit', vehicle ?? undefined),
    ...(drivers.length === 0 ? [paper('passport', undefined)] : drivers.map((driver) => paper('passport', driver))),
  ];
}

const inspectionStates: Readonly<Record<InspectionNeed, PaperState>> = {
  notRequired: 'there',
  passed: 'there',
  awaited: 'waiting',
  failed: 'rejected',
  missing: 'missing',
};

function inspectionPapers({ isInspectionRequired, inspection, status }: PaperFacts): Paper[] {
  // A failed inspection holds a load even where nobody had asked for one.
  if (!isInspectionRequired && inspection !== 'failed' && inspection !== 'awaited') return [];
  return [
    {
      code: 'inspection',
      label: '',
      detail: '',
      state: inspectionStates[inspection],
      isMandatory: true,
      isDue: carried.includes(status) && status !== 'BOOKED',
      stops: 'dispatch',
      recordId: null,
    },
  ];
}

const podStates: Readonly<Record<PodState, PaperState | undefined>> = {
  UNMATCHED: undefined,
  AWAITED: 'missing',
  podSubmitted: 'waiting',
  podAccepted: 'there',
  podRejected: 'rejected',
  WAIVED: 'there',
  SUPERSEDED: undefined,
  VOID: undefined,
};

/** Each place that is to be proved, per reference where the customer wants that; before the delivery one line says that there will be some. */
function proofs({ requiresPod, pods, status }: PaperFacts): Paper[] {
  if (!requiresPod) return [];
  const paper = (state: PaperState, detail: string, recordId: string | null): Paper => ({
    code: 'pod',
    label: '',
    detail,
    state,
    isMandatory: true,
    isDue: is(execution, status, 'delivered'),
    stops: 'billing',
    recordId,
  });
  const known = pods.flatMap(({ id, status: pod, place }) => {
    const state = podStates[pod];
    return state ? [paper(state, place, id)] : [];
  });
  return known.length > 0 ? known : [paper('missing', '', null)];
}

/** Inspections, proofs and permits are asked for by the modules that keep them: one rule for one thing. */
function isFiled({ code }: Pick<Paper, 'code'>): boolean {
  return (documentTypesOf('load') as readonly string[]).includes(code);
}

/** Lists the papers without which a vehicle may not leave. A paper that waits for its decision does not stop it. */
export function stopsDispatch({ papers }: Packet): Paper[] {
  return papers.filter(
    (paper) => paper.stops === 'dispatch' && isFiled(paper) && paper.isMandatory && isLacking(paper),
  );
}

/** Documents that an invoice waits for. */
export function stopsBilling({ papers }: Packet): Paper[] {
  return papers.filter(
    (paper) => paper.stops === 'billing' && isFiled(paper) && paper.isMandatory && paper.state !== 'there',
  );
}

/** Whom the papers of a load are asked of. */
export const paperParties = ['carrier', 'customer'] as const;
export type PaperParty = (typeof paperParties)[number];

/** Lists the papers that somebody can be asked for: documents that are not there, and that they may see. */
export function askableOf<One extends Pick<Paper, 'code' | 'state'>>(papers: readonly One[], party: PaperParty): One[] {
  const kept = keptFromCarriers as readonly string[];
  return papers.filter(
    (paper) => isFiled(paper) && isLacking(paper) && !(party === 'carrier' && kept.includes(paper.code)),
  );
}

/** Lists missing papers to mention before the vehicle is sent, although nothing waits for them. */
export function missingBeforeDispatch({ papers }: Packet): Paper[] {
  return papers.filter((paper) => paper.stops === 'nothing' && paper.isMandatory && isLacking(paper));
}

function isLacking({ state }: Pick<Paper, 'state'>): boolean {
  return state !== 'there' && state !== 'waiting';
}
