import type { z } from 'zod';
import { failures } from '#platform/failure.ts';
import type { FailureCode } from '#platform/messages/failures/index.ts';
import type { Context } from '#platform/server/implement.ts';
import { refuseWhenLimited } from '#modules/base/access/server/index.ts';
import { draftFacts } from '#modules/work/loads/draft.ts';
import type { Finding } from '#modules/work/loads/findings.ts';
import { askedDraft, type AskedLoad, findLoad, type StoredLoad } from '#modules/work/loads/server/index.ts';
import type { carriageService } from '../contract.ts';
import { blockersOf, type Exception, isExcepted } from '../eligibility.ts';
import { supplierFindings } from '../supplier-findings.ts';
import { findingsFor, exceptionsFor, exceptionsOf } from './eligibility.ts';
import { carriers, loadFacts } from './eligibility-facts.ts';

const fail = failures<FailureCode>();

type Operation = (typeof carriageService)['operations']['getLoadEligibility'];
type Asked = z.output<Operation['input']>;
type Answer = z.input<Operation['output']>;

/**
 * Who may take a load: all transporters at once, from one statement and pure rules; a vehicle and a driver are asked about
 * for themselves. Who sees one supplier alone learns nothing of the others.
 */
export async function whoMayTake(context: Context, asked: Asked): Promise<Answer> {
  refuseWhenLimited(context);
  const load =
    asked.id === undefined
      ? await askedDraft(context, asked.draft ?? draftFacts.parse({}))
      : await findLoad(context, asked.id);
  // What is typed may name nobody yet, whose load it will be.
  if (!load && asked.id === undefined) return { findings: [], suppliers: [] };
  if (!load) throw fail('notFound', 'notFound');
  const facts = await loadFacts(context, load);
  const own = await exceptionsFor(context, load.id, carrierOf(load));
  const findings = await findingsFor(context, load, { ...asked, supplierId: null });
  if (asked.supplierId === null) return { findings: findings.map((each) => shown(each, own)), suppliers: [] };
  const [known, exceptions] = [
    await carriers(context, load.company_id, asked.supplierId),
    await exceptionsOf(context, load.id),
  ];
  return {
    findings: findings.map((each) => shown(each, own)),
    suppliers: known.map((carrier) => {
      const ofCarrier = supplierFindings(facts, carrier);
      const made = exceptions.get(carrier.id) ?? [];
      return {
        supplierId: carrier.id,
        supplierName: carrier.name,
        isEligible: blockersOf(ofCarrier, made).length === 0,
        findings: ofCarrier.map((each) => shown(each, made)),
      };
    }),
  };
}

/** Nobody carries what is only typed. */
function carrierOf(load: AskedLoad | StoredLoad): string | null {
  return 'supplier_id' in load ? load.supplier_id : null;
}

function shown(finding: Finding, exceptions: readonly Exception[]): Answer['findings'][number] {
  const { code, level, subject, details, path } = finding;
  return { code, level, subject, details, path, isOverridden: isExcepted(finding, exceptions) };
}
