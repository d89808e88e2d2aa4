import type { Translation } from '#platform/messages.ts';
import type { texts as english } from './en.ts';

export const texts: Translation<typeof english> = {
  title: 'Pedido de credor',
  page: 'Página {page}',
  of: '{client} · {company}',
  yes: 'Sim',
  no: 'Não',
  none: '–',
  signedBy: 'Assinado por {name}, {capacity}',
  signaturePicture: 'SHA-256 da imagem da assinatura',
  fileWithHash: '{file} (SHA-256 {hash})',
  certificate: 'Certificado de assinatura',
  application: 'Pedido',
  reference: 'Referência',
  client: 'Cliente',
  signatory: 'Signatário',
  signedAt: 'Assinado em',
  localTime: '{at} ({zone})',
  invitedBy: 'Ligação enviada para',
  number: 'Número que recebeu o código',
  codeAt: 'Código aceite em',
  ip: 'Endereço de rede',
  agent: 'Navegador',
  contentHash: 'SHA-256 do conteúdo',
  howToCheck:
    'Para verificar o conteúdo: tome o texto de todas as páginas anteriores a esta pela ordem em que foi escrito, retire todos os espaços em branco e calcule o seu SHA-256, por exemplo com: {command}',
  noSurety:
    'Esta assinatura é uma assinatura electrónica simples do requerente. Não é uma fiança: um fiador assina um termo próprio, em papel ou com uma assinatura electrónica avançada.',
  fileName: 'Pedido de credor {reference}.pdf',
};
