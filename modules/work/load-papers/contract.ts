import { z } from 'zod';
import { listQuery, operation, pageOf, service } from '#platform/operation.ts';
import { documentTypes, paperStops } from '#modules/base/companies/document-types.ts';
import { execution } from '#modules/work/loads/status.ts';
import { crossings } from './crossing.ts';
import { otherPapers, packetStates, packetStatuses, paperStates } from './packet.ts';

export const paperCodes = [...documentTypes, ...otherPapers] as const;

const paper = z.object({
  code: z.enum(paperCodes),
  label: z.string(),
  detail: z.string(),
  state: z.enum(paperStates),
  isMandatory: z.boolean(),
  isDue: z.boolean(),
  stops: z.enum(paperStops),
  recordId: z.uuid().nullable(),
});

const packet = z.object({
  status: z.enum(packetStatuses),
  required: z.int(),
  there: z.int(),
  crossing: z.enum(crossings),
  papers: z.array(paper),
});
export type ShownPaper = z.infer<typeof paper>;
export type ShownPacket = z.infer<typeof packet>;

/** A load with its papers. Whose it is, is absent for people of its carrier. */
export const packetRow = packet.extend({
  loadId: z.uuid(),
  loadNumber: z.string(),
  loadStatus: z.enum(execution.states),
  origin: z.string(),
  destination: z.string(),
  customerName: z.string().optional(),
  supplierName: z.string(),
  loadAt: z.iso.datetime(),
  timeZone: z.string(),
});
export type PacketRow = z.infer<typeof packetRow>;

export const packetQuery = listQuery.extend({
  sort: z.enum(['loadAt']).default('loadAt'),
  status: z.enum(packetStatuses).optional(),
  /** Loads of which one of these is asked for and not there. */
  lacks: z.array(z.enum(paperCodes)).max(30).optional(),
  loadStatus: z.array(z.enum(packetStates)).max(5).optional(),
  isAbroad: z.boolean().optional(),
  /** No others than these. */
  loadIds: z.array(z.uuid()).max(200).optional(),
});

export const loadPaperService = service('tripDirector', {
  /** Lists the papers that a load needs, with the state of each. */
  getLoadPacket: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({ loadId: z.uuid() }),
    output: packet,
  }),
  /** Loads from their booking to their invoice with their papers, the first to load on top. */
  getLoadPackets: operation({ audience: 'permitted', reads: true, input: packetQuery, output: pageOf(packetRow) }),
  /** How many of them stand where. */
  getLoadPacketCounts: operation({
    audience: 'permitted',
    reads: true,
    input: z.strictObject({}),
    output: z.record(z.enum(packetStatuses), z.int()),
  }),
});
