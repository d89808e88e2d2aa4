import type { ChoiceSource, FoundChoice } from '#platform/web/fields/choice-source.ts';
import { useFormats } from '#platform/web/formats.ts';
import { masterChoices } from '#platform/web/master-data/desk.ts';
import { type AnyCatalogue, useTexts } from '#platform/web/texts.ts';
import type { OutputOf } from '#platform/operation.ts';
import { driverDesk } from '#modules/parties/drivers/web/desk.ts';
import { supplierSource } from '#modules/parties/suppliers/web/desk.ts';
import { trailerKinds, vehicleKinds } from '#modules/parties/vehicles/contract.ts';
import { vehicleDesk } from '#modules/parties/vehicles/web/desk.ts';
import { loadsNoun, useLoadClock } from '#modules/work/loads/web/desk.ts';
import type { ChoiceKind } from '../choices.ts';
import type { carriageService } from '../contract.ts';
import { carriage, useMay } from './calls.ts';
import { ownedBy } from './crew.ts';
import { useFindingWords } from './finding-words.ts';
import { carriageTexts } from '../messages/desk/index.ts';

type Operations = (typeof carriageService)['operations'];
type KnownCarrier = OutputOf<Operations['getLoadCarrierChoices']>['rows'][number];
type Finding = KnownCarrier['findings'][number];
/** A carrier of a chooser; its findings may have codes of a module above. */
interface Carrier extends Omit<KnownCarrier, 'findings'> {
  readonly findings: readonly (Omit<Finding, 'code'> & { readonly code: string })[];
}
type Resource = OutputOf<Operations['getLoadResourceChoices']>['rows'][number];

/** The load that something is chosen for. */
export interface ChosenFor {
  readonly id: string;
  readonly timeZone: string;
}

/**
 * Carriers for a load: who may take it first, with price and margin; the others below with the reasons, and not to be chosen.
 * Who may not ask that chooses among all suppliers, and is told afterwards.
 */
export function useCarrierSource({ id }: Pick<ChosenFor, 'id'>): ChoiceSource {
  const choiceOf = useCarrierChoice();
  const t = useTexts(carriageTexts);
  const mayAsk = useMay('getLoadCarrierChoices');
  if (!mayAsk) return supplierSource;
  return {
    key: [loadsNoun, id, 'carrierChoices'],
    none: t('noTransporters'),
    find: async (search, atMost, signal) =>
      (await carriage.getLoadCarrierChoices({ id, search, atMost }, { signal })).rows.map(choiceOf),
    read: async (supplierId, signal) =>
      (await carriage.getLoadCarrierChoices({ id, supplierId }, { signal })).rows.map(choiceOf)[0],
  };
}

/** A carrier as its choosers show it; a module above adds the failure texts of its own findings. */
export function useCarrierChoice(own: readonly AnyCatalogue[] = []): (carrier: Carrier) => FoundChoice {
  const t = useTexts(carriageTexts);
  const formats = useFormats();
  const wordsOf = useFindingWords(own);
  return ({ supplierId, supplierName, isEligible, findings, ...facts }) => ({
    value: supplierId,
    label: supplierName,
    detail: priceWords(facts),
    notes: findings.filter(({ isOverridden }) => !isOverridden).map(wordsOf),
    amount: facts.price ?? facts.lastAmount,
    isBlocked: !isEligible,
  });
  function priceWords({ price, marginPercent, lastAmount }: Pick<Carrier, 'price' | 'marginPercent' | 'lastAmount'>) {
    const margin = marginPercent === null ? '' : t('choiceMargin', { percent: formats.percent(marginPercent) });
    const said = [price === null ? '' : formats.wholeMoney(price), margin];
    if (price === null && lastAmount !== null) said.push(t('choiceLast', { amount: formats.wholeMoney(lastAmount) }));
    return said.filter(Boolean).join(' · ');
  }
}

const noneOf = { vehicle: 'noVehicle', trailer: 'noTrailer', driver: 'noDriver' } as const;

/** Vehicles, trailers or drivers of the carrier: what fits and is free first, with when it comes free; the rest with the reasons. */
export function useResourceSources(
  load: ChosenFor | undefined,
  supplierId: string | null,
): (kind: ChoiceKind) => ChoiceSource {
  const t = useTexts(carriageTexts);
  const clock = useLoadClock(load?.timeZone ?? 'UTC');
  const wordsOf = useFindingWords();
  const mayAsk = useMay('getLoadResourceChoices');
  const choiceOf = (row: Resource): FoundChoice => {
    const { findings, takenUntil, takenBy, freeFrom, detail } = row;
    const taken = takenUntil === null ? [] : [t('choiceTaken', { load: takenBy, at: clock.short(takenUntil) })];
    return {
      value: row.id,
      label: [row.name, detail].filter(Boolean).join(' · '),
      detail:
        takenUntil !== null
          ? ''
          : freeFrom === null
            ? t('choiceFree')
            : t('choiceFreeFrom', { at: clock.short(freeFrom) }),
      notes: [...taken, ...findings.filter(({ isOverridden }) => !isOverridden).map(wordsOf)],
      // Another load has it: it can still be shared. Rules that allow an exception are asked when it is chosen.
      isBlocked: !row.isEligible && takenUntil === null && !row.isExceptable,
    };
  };
  return (kind) => {
    const none = t(noneOf[kind]);
    if (!load || !mayAsk) return { ...plainSource(kind, supplierId), none };
    const asked = { id: load.id, supplierId, kind };
    return {
      key: [loadsNoun, load.id, 'choices', kind, supplierId ?? ''],
      none,
      find: async (search, atMost, signal) =>
        (await carriage.getLoadResourceChoices({ ...asked, search, atMost }, { signal })).rows.map(choiceOf),
      read: async (resourceId, signal) =>
        (await carriage.getLoadResourceChoices({ ...asked, resourceId }, { signal })).rows.map(choiceOf)[0],
    };
  };
}

/** All that are on file, without a word of the load: for several loads at once, and for who may not ask. */
function plainSource(kind: ChoiceKind, supplierId: string | null): ChoiceSource {
  const of = ownedBy(supplierId);
  if (kind === 'driver') return masterChoices(driverDesk, of.drivers);
  const kinds = vehicleKinds.filter((each) => trailerKinds.includes(each) === (kind === 'trailer'));
  return masterChoices(vehicleDesk, { ...of.vehicles, kind: kinds });
}
