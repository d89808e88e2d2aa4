import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  importEmpty:
    'Le fichier n’a pas de lignes sous ses en-têtes. Placez une ligne d’en-têtes au-dessus des lignes, puis réessayez.',
  importNotExcel:
    'Ce n’est pas un fichier Excel, malgré son nom. Ouvrez-le dans votre tableur et enregistrez-le en XLSX ou en CSV.',
  importOldExcel: 'C’est un ancien fichier Excel (XLS). Ouvrez-le dans votre tableur et enregistrez-le en XLSX.',
  importCellBroken: 'La cellule affiche {value}. Corrigez-la dans le tableur, ou videz-la.',
  importFormulaEmpty:
    'La cellule contient une formule sans résultat. Ouvrez le fichier dans votre tableur, laissez-le calculer et enregistrez-le de nouveau.',
  importNotReadable:
    'Le fichier n’a pas pu être lu. Enregistrez-le en CSV (UTF-8) ou en classeur Excel (XLSX), puis réessayez.',
  importTooManyRows: 'Le fichier a plus de 200 000 lignes. Divisez-le et importez les parties l’une après l’autre.',
  importTooManyColumns: 'Le fichier a plus de 100 colonnes. Retirez celles qui ne sont pas nécessaires.',
  importFilledTwice: 'Deux colonnes remplissent le même champ. Choisissez l’une d’elles.',
  importNothingMapped: 'Indiquez ce que contient au moins une colonne.',
  importFieldMissing:
    'Les nouveaux enregistrements ont besoin de {fields}. Indiquez quelles colonnes le contiennent, ou faites seulement une mise à jour.',
  importKeyMissing: 'Pour trouver les enregistrements, une colonne doit contenir l’un de ces champs : {fields}.',
  // Of files that were checked before each kind of cell had words of its own.
  importCellUnreadable: '« {value} » ne peut pas être lu ici.',
  importNotAChoice: '« {value} » n’est pas un des choix : {choices}.',
  importNotANumber: '« {value} » n’est pas un nombre. Écrivez-le comme {example}.',
  importNotADate: '« {value} » n’est pas une date. Écrivez-la comme 2026-11-30.',
  importNotAMoment: '« {value} » n’est pas un jour avec une heure. Écrivez-le comme 2026-11-30 08:00.',
  importNotYesNo: '« {value} » n’est ni oui ni non. Écrivez l’un des deux.',
  importNumberShortened:
    '« {value} » a été abrégé par le tableur. Mettez la colonne au format texte et enregistrez de nouveau le fichier.',
  /** Heads the column of the reasons in a file of the rows that were left out. */
  importReason: 'motif',
  importUnknownRecord:
    '« {value} » n’est pas connu : aucun enregistrement ne porte ce code ou ce nom. Importez-le d’abord ou laissez la cellule vide.',
  importSeveralRecords: 'Plusieurs enregistrements s’appellent « {value} ». Indiquez le code au lieu du nom.',
  importAmbiguous: 'Plusieurs enregistrements correspondent à cette ligne. Ajoutez un numéro qui les distingue.',
  importNoRecord: 'Il n’y a pas d’enregistrement de ce genre, et aucun ne devait être créé.',
  importExists: 'Cet enregistrement existe déjà.',
  importTwice: 'Le même enregistrement figure aussi à la ligne {row}.',
  importPartRefused:
    'La ligne {row} appartient au même enregistrement et a été refusée ; celle-ci est donc aussi laissée de côté.',
  importTooManyRecords:
    'Le fichier contient trop d’enregistrements pour une importation : 5 000 au plus. Divisez-le en plusieurs parties.',
  importMayNotCreate: 'Vous ne pouvez pas créer d’enregistrements.',
  importMayNotUpdate: 'Vous ne pouvez pas modifier d’enregistrements.',
  importChangedMeanwhile: 'L’enregistrement a été modifié après la vérification. Vérifiez le fichier à nouveau.',
  importTouched:
    'Des enregistrements de cette importation ont été modifiés depuis. Elle ne peut plus être annulée en entier.',
  importRowTouched: 'L’enregistrement a été modifié après l’importation, ou d’autres y font référence.',
  importSomeKept: 'Les enregistrements modifiés depuis, ou auxquels d’autres font référence, sont restés tels quels.',
  importYes: 'oui',
  importNo: 'non',
  importRowRefused: 'Cette ligne a été refusée. Rien n’a été enregistré, car il fallait tout ou rien.',
  importStopped:
    'L’importation s’est arrêtée à cause d’une panne de notre côté. Ce qui a été enregistré est marqué ; vérifiez à nouveau le fichier pour le reste.',
  templateNameTaken: 'Une correspondance de ce nom existe déjà. Choisissez un autre nom.',
  importEncrypted: 'Le fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe et réessayez.',
  importOtherCurrency: '« {value} » indique une autre devise ({other}). Convertissez-la et n’écrivez que les chiffres.',
  importNotATerm: '« {value} » n’est pas un nombre de jours. Écrivez 30, 30 jours ou Comptant.',
  importOtherMark: '« {value} » est lu comme {read}. D’autres nombres de ce fichier utilisent un autre signe décimal.',
  importMarkUnknown: '« {value} » est lu comme {read}. Ce peut être un millier ou une fraction.',
  importTermDoubt: '« {value} » est lu comme {read} jours à compter de la facture.',
  importDoubtsOpen:
    '{count} lignes ont des valeurs qui peuvent être lues autrement. Regardez-les et confirmez-les d’abord.',
  importTotalsRow: 'Cette ligne semble être un total ; elle est ignorée.',
  importFieldBeside: 'Cette colonne a aussi besoin de {field}. Associez aussi cette colonne, ou ignorez celle-ci.',
  importTimeAlone: '« {value} » est une heure sans son jour. Indiquez le jour à côté.',
};
