import type { BatchField } from './lines.ts';

/** What a heading of a spreadsheet can mean besides a field: a signed amount, and what is left out. */
export type HeadingMeaning = BatchField | 'amount' | 'ignored';

/** Words that people put over columns, in English, Afrikaans, Portuguese and French, without accents and signs. */
const words: Readonly<Record<HeadingMeaning, string>> = {
  account:
    'account, account no, account number, account code, acc, acc no, gl, gl account, gl code, ledger account, code, no, nr, rekening, rekeningnommer, rekening nr, grootboekrekening, kode, conta, n da conta, n o da conta, numero da conta, codigo da conta, codigo, compte, numero de compte, n de compte, no de compte, n',
  ignored:
    'account name, name, account description, naam, rekeningnaam, nome, nome da conta, designacao, nom, nom du compte, libelle du compte, intitule, row, ry, linha, ligne',
  centre:
    'centre, center, cost centre, cost center, profit centre, profit center, department, sentrum, winssentrum, kostesentrum, centro, centro de lucro, centro de custo, centre de profit, centre de cout, centre de couts',
  text: 'text, description, narration, narrative, details, memo, particulars, reference, teks, beskrywing, besonderhede, verwysing, texto, descricao, historico, texte, libelle, commentaire',
  debit: 'debit, debits, dr, debit amount, debiet, debito, debitos, debits',
  credit: 'credit, credits, cr, credit amount, krediet, credito, creditos',
  amount: 'amount, balance, value, closing balance, bedrag, saldo, waarde, valor, montant, solde, montante',
  group: 'group, journal, batch, jnl, journal no, groep, joernaal, grupo, diario, lancamento, groupe, ecriture, piece',
  vatCode: 'vat, vat code, tax, tax code, btw, btw kode, iva, codigo iva, codigo de iva, tva, code tva',
  loadNumber: 'load, load no, load number, vrag, vragnommer, carga, numero da carga, chargement, numero de chargement',
  party:
    'party, customer, supplier, debtor, creditor, driver, client, vendor, party name, customer name, supplier name, klient, verskaffer, debiteur, krediteur, bestuurder, cliente, fornecedor, entidade, motorista, tiers, fournisseur, chauffeur',
  number:
    'document, document no, document number, doc no, invoice, invoice no, invoice number, dokument, dokumentnommer, faktuur, faktuurnommer, documento, n do documento, numero do documento, fatura, numero da fatura, numero de document, facture, numero de facture, n de facture',
  date: 'date, document date, invoice date, datum, dokumentdatum, faktuurdatum, data, data do documento, data da fatura, date de facture, date du document',
  dueDate:
    'due, due date, due on, due by, betaalbaar, betaaldatum, vervaldatum, vencimento, data de vencimento, echeance, date d echeance',
};

const meanings = new Map(
  Object.entries(words).flatMap(([meaning, list]) =>
    list.split(', ').map((word) => [word, meaning as HeadingMeaning] as const),
  ),
);

/** `Debit (R)`, `DEBIT ZAR` and `débit` are one word. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ (?:r|zar|rand)$/, '');
}

/** What the cells of a row mean as headings; undefined where fewer than two of them are known, which is no row of headings. */
export function headingsOf(
  row: readonly string[],
  titles: ReadonlyMap<string, BatchField>,
): readonly (HeadingMeaning | undefined)[] | undefined {
  const own = new Map([...titles].map(([title, field]) => [folded(title), field]));
  const used = new Set<HeadingMeaning>();
  const found = row.map((cell) => {
    const meaning = own.get(folded(cell)) ?? meanings.get(folded(cell));
    // The first of two columns of one name is meant.
    if (meaning === undefined || used.has(meaning)) return undefined;
    if (meaning !== 'ignored') used.add(meaning);
    return meaning;
  });
  return found.filter((each) => each !== undefined).length > 1 ? found : undefined;
}
