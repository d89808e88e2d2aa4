import { noCents } from '#platform/money.ts';
import type { Finding } from '#modules/work/loads/findings.ts';
import { notePlan } from './duty-findings.ts';
import type { LoadFacts } from './facts.ts';
import { noter } from './finding-notes.ts';
import { notePlaces } from './place-findings.ts';

/** What is worth knowing of the load itself, whoever takes it. */
export function loadFindings(load: LoadFacts): Finding[] {
  const { findings, note } = noter('load', load.id === '' ? '' : `/loadCreate/${load.id}`);
  if (load.loadValue === noCents) note('loadValueNotStated', 'W');
  if (load.isCommodityExcluded) note('commodityOftenExcluded', 'W', { commodity: load.commodityName });
  notePlan(note, load);
  notePlaces(note, load);
  return findings;
}
