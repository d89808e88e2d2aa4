import { datesIn } from './certificate/dates.ts';
import { labelled, linesOf, surest, type Finding, type Labels } from './certificate/reading.ts';

/** What a paper such as a permit or a licence says of itself, as far as it could be read; a person confirms or corrects it. */
export interface PaperText {
  readonly number?: Finding<string>;
  /** Dates as YYYY-MM-DD. */
  readonly issueDate?: Finding<string>;
  readonly expiryDate?: Finding<string>;
}

// Folded: lower case, no accents, straight quotes. Each group: English, Afrikaans, Portuguese, French.
const numberLabels: Labels = {
  clear: [
    '(?:certificate|permit|licen[cs]e|document|reference|registration) ?(?:number|no|nr)[.:]*',
    '(?:sertifikaat|permit|lisensie|dokument|verwysings?)-?(?:nommer|nr)[.:]*',
    '(?:certificado|licenca|documento|autorizacao) n[.º°o]{0,2}',
    'numero d[oa] (?:certificado|licenca|documento|autorizacao)',
    "numero (?:du |de |de la |de l')?(?:certificat|permis|licence|document|autorisation)",
  ],
  common: [],
};
const issueLabels: Labels = {
  clear: [
    '(?:date of issue|issue date|date issued|issued(?: on)?)',
    '(?:datum van uitreiking|uitreikingsdatum|uitgereik(?: op)?)',
    'data d[ae] emissao',
    'emitid[oa] em',
    "date (?:d'emission|de delivrance)",
    'delivree? le',
  ],
  common: [],
};
const expiryLabels: Labels = {
  clear: [
    '(?:date of expiry|expiry date|expiration date|expires(?: on)?|valid (?:until|to|till)|validity end)',
    '(?:vervaldatum|verval(?: op)?|geldig tot)',
    '(?:data de validade|validade|valid[oa] ate|expira em)',
    "(?:date d'expiration|expire le|valable jusqu'au)",
  ],
  common: [],
};

/** Reads the text of a paper (`pdfText`), in any of the four languages. Never decides anything: people do. */
export function readPaper(text: string): PaperText {
  const lines = linesOf(text);
  const found = {
    number: surest(labelled(lines, numberLabels, numberIn)),
    issueDate: surest(labelled(lines, issueLabels, dateIn)),
    expiryDate: surest(labelled(lines, expiryLabels, dateIn)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, finding]) => finding !== undefined));
}

function dateIn(text: string): string | undefined {
  return datesIn(text)[0]?.date;
}

/** Capitals, digits and their marks, with at least one digit. */
function numberIn(text: string): string | undefined {
  const number = /^[A-Z0-9][A-Z0-9/._-]*(?: [A-Z/._-]*\d[A-Z0-9/._-]*)*/.exec(text.trim())?.[0].replace(/[._/-]+$/, '');
  return number && number.length >= 4 && number.length <= 40 && /\d/.test(number) && datesIn(number).length === 0
    ? number
    : undefined;
}
