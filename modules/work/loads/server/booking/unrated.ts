import { failures } from '#platform/failure.ts';
import type { Rating } from '#modules/prices/rates/server/index.ts';
import type { LoadFailureCode } from '#modules/work/loads/messages/failures/index.ts';

const fail = failures<LoadFailureCode>();

/** Refuses a load on which a side has no price, saying why there is none. */
export function refuseUnrated({ trace: { outcome, missing } }: Rating): never {
  switch (outcome) {
    case 'rateAmbiguous':
      throw fail('rateAmbiguous', 'rule', { codes: missing });
    case 'unitsMissing': {
      const field = { perKm: 'distanceKm', perTon: 'massKg', perM3: 'volumeM3', perPallet: 'pallets' }[missing];
      const problem = { code: 'rateUnitsMissing' as const };
      throw fail('rateUnitsMissing', 'rule', {}, field ? { [field]: problem } : {});
    }
    case 'fuelPriceMissing':
      throw fail('rateFuelMissing', 'rule', { code: missing });
    case 'foreignCurrency':
      throw fail('rateForeign', 'rule', { currency: missing });
    default:
      throw fail('rateMissing', 'rule');
  }
}
