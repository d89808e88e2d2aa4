import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextState } from '#platform/machine.ts';
import type { House } from '#platform/server/testing/house.ts';
import type { Staff } from '#modules/base/access/server/index.ts';
import type { DocumentRow } from '../contract.ts';
import { document, type DocumentStatus } from '../status.ts';
import { buildDocumentStaff, buildSubject, goodFile, openDocumentHouse } from './testing/document-house.ts';

let house: House;
let staff: [Staff, Staff];
beforeAll(async () => {
  house = await openDocumentHouse();
  const first = await buildDocumentStaff(house, 'alpha');
  staff = [first, await buildDocumentStaff(house, 'alpha', first.companyId)];
});
afterAll(() => house.close());

const steps = {
  submitDocument: { event: 'submit', payload: {} },
  reviewDocument: { event: 'review', payload: {} },
  approveDocument: { event: 'approve', payload: {} },
  rejectDocument: { event: 'reject', payload: { reason: 'no' } },
} as const;

const anyStep = fc.record({
  step: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]), 'postDocument' as const),
  who: fc.constantFrom(0, 1),
  isDraft: fc.boolean(),
  isStale: fc.nat({ max: 9 }).map((it) => it === 0),
});

interface Version {
  readonly documentId: string;
  readonly uploader: number;
  status: DocumentStatus;
  isSuperseded: boolean;
}

test('whatever is done in whatever order, no state is reached that the table forbids, and one approved version is in force', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 12 }), async (sequence) => {
      const subjectId = await buildSubject(house, staff[0]);
      const versions: Version[] = [];
      for (const { step, who, isDraft, isStale } of sequence) {
        const newest = versions.at(-1);
        if (step === 'postDocument' || !newest) {
          const { documentId } = await house.ask<{ documentId: string }>(
            'postDocument',
            {
              type: 'vatCertificate',
              subjectType: 'supplier',
              subjectId,
              fileName: 'x.pdf',
              content: goodFile,
              isDraft,
            },
            staff[who],
          );
          versions.push({ documentId, uploader: who, status: isDraft ? 'draft' : 'submitted', isSuperseded: false });
          if (!isDraft) supersede(versions, ({ status }) => status !== 'approved');
          continue;
        }
        const { event, payload } = steps[step];
        const { lockId } = await read(newest.documentId);
        const answer = await house.call(
          step,
          { documentId: newest.documentId, ...payload },
          { ...staff[who]!, lockId: isStale ? '0' : lockId },
        );
        const isDecision = event === 'approve' || event === 'reject';
        const from = isDecision && newest.status === 'submitted' ? 'pending' : newest.status;
        const target = nextState(document, from, event);
        const expected = isStale
          ? 'changedByOther'
          : isDecision && newest.uploader === who
            ? 'ownUpload'
            : target === undefined
              ? 'notAllowedInState'
              : undefined;
        expect(answer.code, `${step} in ${newest.status} by ${who}`).toBe(expected);
        if (expected) continue;
        newest.status = target as DocumentStatus;
        if (event === 'submit') supersede(versions, ({ status }) => status !== 'approved');
        if (event === 'approve') supersede(versions, () => true);
      }
      for (const version of versions) {
        const stored = await read(version.documentId);
        expect({ status: stored.status, isSuperseded: !stored.current }).toEqual({
          status: version.status,
          isSuperseded: version.isSuperseded,
        });
      }
      expect(versions.filter((it) => it.status === 'approved' && !it.isSuperseded).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 20 },
  );
});

/** All but the newest that meet the condition give way. */
function supersede(versions: Version[], condition: (version: Version) => boolean): void {
  for (const version of versions.slice(0, -1)) if (condition(version)) version.isSuperseded = true;
}

async function read(documentId: string): Promise<DocumentRow> {
  return (await house.ask<{ document: DocumentRow }>('getDocument', { documentId }, staff[0])).document;
}
