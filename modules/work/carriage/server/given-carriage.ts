import type { ExposureProvider } from '#modules/parties/credit/server/index.ts';
import type { LoadCarriage } from '#modules/work/loads/server/index.ts';
import { excessesOf } from './credit.ts';
import { carry, problemsOfCarriage } from './file/carriage.ts';
import { carryAll } from './file/carry-together.ts';
import { carriageRefusals } from './file/check-carriage.ts';
import { plainMove, submitLoad } from './moves.ts';

/** What loads are given by their carriage; `providers` know what customers owe. */
export function loadCarriageWith(providers: readonly ExposureProvider[]): LoadCarriage {
  return {
    excesses: (context, loads) => excessesOf(context, providers, loads),
    submit: (context, load) => submitLoad(context, providers, load),
    problemsOfFile: problemsOfCarriage,
    refusalsOfFile: carriageRefusals,
    carryAll,
    carry,
    cancel: (context, load) => plainMove(context, 'cancel', load),
  };
}
