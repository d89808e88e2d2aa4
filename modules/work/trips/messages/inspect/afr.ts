import type { Translation } from '#platform/messages.ts';
import { texts as checklist } from '#modules/work/inspections/messages/checklist/afr.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  ...checklist,
  beforeYouLeave: 'Voor jy vertrek',
  inspectAgain: 'Inspekteer weer',
  finishInspection: 'Voltooi die inspeksie',
  inspection_missing:
    'Die kliënt wil hê dat hierdie vrag geïnspekteer word voor dit vertrek. Neem die weegbrugstrokie saam.',
  inspection_failed:
    'Moenie vertrek nie: die vrag is nie in orde nie. Stel dit reg en inspekteer weer, of bel die kantoor.',
  inspection_awaited: 'Wag: die kantoor moet hierdie vrag laat gaan, want iets is nie in orde nie.',
  inspection_passed: 'Die vrag is in orde.',
  inspection_told: 'U inspeksie is gestoor. Dit geld sodra dit gestuur is.',
  inspectMissing: { one: '{count} antwoord ontbreek.', other: '{count} antwoorde ontbreek.' },
  odometer: 'Afstandmeter, km',
  odometerLast: 'Laaste lesing: {km} km',
  slipKg: 'Die strokie sê, kg',
  slipLimit: 'Hoogstens {limit} kg',
  photoOfSlip: 'Neem ’n foto van die strokie',
  measuredCelsius: 'Gemeet, °C',
  countedPallets: 'Pallette getel',
  wanted: 'Verlang: {value}',
  youSign: 'Jou handtekening, {name}',
  youSignMissing: 'Teken vir wat jy geïnspekteer het.',
  photoIsNeeded: '’n Foto is hier nodig.',
  whatIsWrong: 'Wat is verkeerd?',
};
