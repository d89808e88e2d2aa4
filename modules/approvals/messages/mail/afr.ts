import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  handedOverSubject: 'Jy besluit in die plek van {name}',
  handedOverIntro:
    'Van {fromDate} tot {toDate} besluit jy in die plek van {name}. Wat vir jou wag, staan in jou inmandjie met dié naam daarby; wat een van julle vasgelê het, bly vir ander.',
  handedOverNote: '{name} voeg by: {note}',
  handedOverAction: 'Maak die inmandjie oop',
  takenBackSubject: 'Jy besluit nie meer in die plek van {name} nie',
  takenBackIntro:
    '{name} besluit weer self. Die oordrag van {fromDate} tot {toDate} is verby, en jy hoef niks te doen nie.',
};
