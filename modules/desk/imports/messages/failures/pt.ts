import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  importEmpty:
    'O ficheiro não tem linhas abaixo dos cabeçalhos. Ponha uma linha de cabeçalhos acima das linhas e tente novamente.',
  importNotExcel:
    'Isto não é um ficheiro do Excel, embora o nome o diga. Abra-o na folha de cálculo e guarde-o como XLSX ou CSV.',
  importOldExcel: 'Este é um ficheiro antigo do Excel (XLS). Abra-o na folha de cálculo e guarde-o como XLSX.',
  importCellBroken: 'A célula mostra {value}. Corrija-a na folha de cálculo ou esvazie-a.',
  importFormulaEmpty:
    'A célula tem uma fórmula sem resultado. Abra o ficheiro na folha de cálculo, deixe-a calcular e guarde-o de novo.',
  importNotReadable:
    'Não foi possível ler o ficheiro. Guarde-o como CSV (UTF-8) ou como livro do Excel (XLSX) e tente novamente.',
  importTooManyRows: 'O ficheiro tem mais de 200 000 linhas. Divida-o e importe as partes uma após a outra.',
  importTooManyColumns: 'O ficheiro tem mais de 100 colunas. Retire as que não são necessárias.',
  importFilledTwice: 'Duas colunas preenchem o mesmo campo. Escolha uma delas.',
  importNothingMapped: 'Indique o que contém pelo menos uma coluna.',
  importFieldMissing: 'Os registos novos precisam de {fields}. Indique que colunas o contêm, ou apenas actualize.',
  importKeyMissing: 'Para encontrar os registos, uma coluna deve conter um destes campos: {fields}.',
  // Of files that were checked before each kind of cell had words of its own.
  importCellUnreadable: '«{value}» não pode ser lido aqui.',
  importNotAChoice: '«{value}» não é nenhuma das opções: {choices}.',
  importNotANumber: '«{value}» não é um número. Escreva-o como {example}.',
  importNotADate: '«{value}» não é uma data. Escreva-a como 2026-11-30.',
  importNotAMoment: '«{value}» não é um dia com hora. Escreva-o como 2026-11-30 08:00.',
  importNotYesNo: '«{value}» não é sim nem não. Escreva um deles.',
  importNumberShortened:
    '«{value}» foi encurtado pela folha de cálculo. Formate a coluna como texto e guarde o ficheiro de novo.',
  /** Heads the column of the reasons in a file of the rows that were left out. */
  importReason: 'motivo',
  importUnknownRecord:
    '“{value}” não é conhecido: nenhum registo tem este código ou nome. Importe-o primeiro ou deixe a célula vazia.',
  importSeveralRecords: 'Vários registos chamam-se “{value}”. Indique o código em vez do nome.',
  importAmbiguous: 'Vários registos correspondem a esta linha. Acrescente um número que os distinga.',
  importNoRecord: 'Não existe tal registo, e nenhum devia ser criado.',
  importExists: 'Este registo já existe.',
  importTwice: 'O mesmo registo está também na linha {row}.',
  importPartRefused: 'A linha {row} pertence ao mesmo registo e foi recusada, por isso esta também fica de fora.',
  importTooManyRecords: 'O ficheiro tem demasiados registos para uma importação: no máximo 5 000. Divida-o em partes.',
  importMayNotCreate: 'Não pode criar registos.',
  importMayNotUpdate: 'Não pode alterar registos.',
  importChangedMeanwhile: 'O registo foi alterado depois da verificação. Verifique o ficheiro novamente.',
  importTouched: 'Registos desta importação foram alterados entretanto. Já não pode ser anulada por inteiro.',
  importRowTouched: 'O registo foi alterado depois da importação, ou outros já se referem a ele.',
  importSomeKept: 'Os registos alterados entretanto, ou a que outros se referem, ficaram como estão.',
  importYes: 'sim',
  importNo: 'não',
  importRowRefused: 'Esta linha foi recusada. Nada foi gravado, porque devia ser tudo ou nada.',
  importStopped:
    'A importação parou devido a uma falha do nosso lado. O que foi gravado está marcado; verifique novamente o ficheiro para o resto.',
  templateNameTaken: 'Já existe um mapeamento com este nome. Escolha outro nome.',
  importEncrypted: 'O ficheiro está protegido por uma palavra-passe. Guarde-o sem ela e tente de novo.',
  importOtherCurrency: '“{value}” indica outra moeda ({other}). Converta o valor e escreva só os algarismos.',
  importNotATerm: '“{value}” não é um número de dias. Escreva 30, 30 dias ou Pronto pagamento.',
  importOtherMark: '“{value}” é lido como {read}. Outros números deste ficheiro usam outro sinal decimal.',
  importMarkUnknown: '“{value}” é lido como {read}. Pode ser um milhar ou uma fração.',
  importTermDoubt: '“{value}” é lido como {read} dias a partir da fatura.',
  importDoubtsOpen: '{count} linhas têm valores que podem ser lidos de outra forma. Veja-as e confirme-as primeiro.',
  importTotalsRow: 'Parece ser uma linha de totais, por isso é ignorada.',
  importFieldBeside: 'Esta coluna precisa também de {field}. Associe também essa coluna ou ignore esta.',
  importTimeAlone: '«{value}» é uma hora sem o seu dia. Preencha o dia ao lado.',
};
