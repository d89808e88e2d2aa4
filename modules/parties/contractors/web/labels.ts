import { useCodeTexts } from '#platform/web/texts.ts';
import { applicationTexts } from '#modules/parties/contractors/messages/application/index.ts';
import { contractorDeskTexts } from '#modules/parties/contractors/messages/desk/index.ts';
import { partyTexts } from '#modules/parties/parties/messages/fields/index.ts';

/** Fields whose label has another key than the field. */
const keys: Readonly<Record<string, string>> = {
  telno: 'telephone',
  banker: 'bank',
  gitCertificate: 'certificate',
  directorIdNumber: 'otherIdNumber',
  directorIdType: 'idType',
};

/** What a field is called, by its path inside the application. */
export function useFieldLabel(): (path: string) => string {
  const find = useCodeTexts([applicationTexts as never, partyTexts as never, contractorDeskTexts as never]);
  return (path) => {
    const field = path.split('.').at(-1) ?? path;
    return find(keys[field] ?? field, { number: Number(path.split('.')[1] ?? 0) + 1 }) ?? field;
  };
}
