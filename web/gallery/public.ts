import { Code } from './Code.tsx';
import { Dialogs } from './Dialogs.tsx';
import { EmptyFields, FieldStates } from './FieldScenes.tsx';
import { Files } from './Files.tsx';
import { Foundations } from './Foundations.tsx';
import { Outcomes } from './Outcomes.tsx';
import { PageParts } from './PageParts.tsx';
import type { GallerySection } from './section.ts';
import { Wizard } from './Wizard.tsx';

/** The bricks of public pages; the desk's forms are built of many of them too. */
export const publicSections: readonly GallerySection[] = [
  { id: 'foundations', title: 'Colours, type, buttons', Section: Foundations },
  { id: 'fields', title: 'Fields, empty', Section: EmptyFields },
  { id: 'field-states', title: 'Fields: filled, wrong, disabled', Section: FieldStates },
  { id: 'files', title: 'File field', Section: Files },
  { id: 'code', title: 'One-time code', Section: Code },
  { id: 'wizard', title: 'Form in steps', Section: Wizard },
  { id: 'dialogs', title: 'Dialogs and notices', Section: Dialogs },
  { id: 'outcomes', title: 'Where flows end', Section: Outcomes },
  { id: 'page', title: 'Parts of the page', Section: PageParts },
];
