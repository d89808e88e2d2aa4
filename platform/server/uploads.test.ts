import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { handmadePdf, objectStream, pdfkitFile, streamObject } from './testing/pdf-files.ts';
import { jpeg, png, tiff, zip } from './testing/picture-files.ts';
import {
  endUploadThreads,
  inspectUpload,
  pdfText,
  uploadLimits,
  type UploadCode,
  type UploadRules,
} from './uploads.ts';

const all: UploadRules = { accept: ['pdf', 'jpeg', 'png', 'tiff'], ...uploadLimits };
const pdfOnly: UploadRules = { ...all, accept: ['pdf'] };
afterAll(endUploadThreads);

const join = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const plain = handmadePdf();
const padded = (length: number) => {
  const file = handmadePdf({ extra: [streamObject('x'.repeat(length - 2000), '')] });
  return join(file, ' '.repeat(length - file.length));
};

/** Before the last lines, so that the table and its place stay true. */
const inserted = (text: string) => {
  const at = plain.lastIndexOf('startxref');
  return join(plain.subarray(0, at), text, plain.subarray(at));
};

type Make = () => Buffer | Promise<Buffer>;
const accepted: [name: string, kind: string, pages: number | undefined, make: Make][] = [
  ['a file of a library', 'pdf', 1, () => pdfkitFile((document) => document.text('Hello'))],
  ['three pages', 'pdf', 3, () => pdfkitFile((document) => document.addPage().addPage().text('Hello'))],
  [
    'links, whose addresses only sound active',
    'pdf',
    1,
    () => pdfkitFile((document) => document.text('x', { link: 'https://a.example/JS/AA/Launch' })),
  ],
  [
    'a text about scripts',
    'pdf',
    1,
    () =>
      pdfkitFile((document) => document.text('<< /OpenAction << /S /JavaScript /JS (x) >> >>'), { compress: false }),
  ],
  [
    'a form to fill in',
    'pdf',
    1,
    () => pdfkitFile((document) => document.initForm().formText('name', 50, 50, 100, 20)),
  ],
  ['one put together by hand', 'pdf', 1, () => plain],
  ['blank lines before it', 'pdf', 1, () => join('\r\n \n', plain)],
  ['a byte order mark before it', 'pdf', 1, () => join(Buffer.from([0xef, 0xbb, 0xbf]), plain)],
  ['printer commands before it', 'pdf', 1, () => join('\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE = PDF\r\n', plain)],
  ['zeros behind it', 'pdf', 1, () => join(plain, Buffer.alloc(5000))],
  ['compressed objects', 'pdf', 1, () => handmadePdf({ packed: true })],
  ['opens at a page', 'pdf', 1, () => handmadePdf({ catalog: '/OpenAction [100 0 R /Fit]' })],
  [
    'opens at a page, by reference',
    'pdf',
    1,
    () => handmadePdf({ catalog: '/OpenAction 10 0 R', extra: ['[100 0 R /FitH 842]'] }),
  ],
  [
    'opens at a page, by an action',
    'pdf',
    1,
    () => handmadePdf({ catalog: '/OpenAction << /Type /Action /S /GoTo /D [100 0 R /XYZ null null 0] >>' }),
  ],
  [
    'opens at a page, compressed',
    'pdf',
    1,
    () => handmadePdf({ packed: true, catalog: '/OpenAction 10 0 R', extra: ['<< /S /GoTo /D [100 0 R /Fit] >>'] }),
  ],
  ['additional actions, but none', 'pdf', 1, () => handmadePdf({ page: '/AA << >>' })],
  [
    'saved again with a change',
    'pdf',
    1,
    () =>
      join(
        plain,
        `9 0 obj\n<< /Title (x) >>\nendobj\nxref\n9 1\n${String(plain.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 400 /Root 1 0 R /Prev ${plain.lastIndexOf('xref\n0')} >>\nstartxref\n${plain.length + 33}\n%%EOF`,
      ),
  ],
  [
    'a scan of a blank page',
    'pdf',
    1,
    () =>
      handmadePdf({
        extra: [
          streamObject(
            deflateSync(Buffer.alloc(4960 * 7016, 255)),
            '/Type /XObject /Subtype /Image /Width 4960 /Height 7016 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
          ),
        ],
      }),
  ],
  ['200 pages', 'pdf', 200, () => handmadePdf({ pages: 200 })],
  ['a page that calls itself a million', 'pdf', 1, () => handmadePdf({ count: 1_000_000 })],
  ['exactly 10 MB', 'pdf', 1, () => padded(10_000_000)],
  ['a PNG', 'png', undefined, () => png(300, 200)],
  ['a PNG of 40 million pixels', 'png', undefined, () => png(8000, 5000)],
  ['a JPEG', 'jpeg', undefined, () => jpeg(4000, 3000)],
  [
    'a JPEG with the extras of a phone',
    'jpeg',
    undefined,
    () => join(jpeg(4000, 3000, '<x:xmpmeta xmlns:x="adobe:ns:meta/">'), Buffer.alloc(70_000, 'SEFT')),
  ],
  ['a TIFF', 'tiff', 1, () => tiff()],
  ['a TIFF of three pages, big-endian', 'tiff', 3, () => tiff({ pages: 3, bigEndian: true })],
];

describe('accepted', () => {
  it.each(accepted)('%s', async (_, kind, pages, make) => {
    const bytes = await make();
    const answer = await inspectUpload(bytes, all);
    expect(answer).toMatchObject({ ok: true, kind, sha256: createHash('sha256').update(bytes).digest('hex') });
    expect('pages' in answer ? answer.pages : undefined).toBe(pages);
  });
});

/** The ten active things, in a form in which each of them really occurs. */
const active: [name: string, catalog: string][] = [
  ['JS', '/Hidden << /S /Rendition /JS (app.alert\\(1\\)) >>'],
  ['JavaScript', '/Names << /JavaScript 10 0 R >>'],
  ['OpenAction', '/OpenAction << /S /URI /URI (https://a.example) >>'],
  ['AA', '/AA << /WC 10 0 R >>'],
  ['Launch', '/Hidden << /S /Launch /F (cmd.exe) >>'],
  ['EmbeddedFile', '/Hidden << /Type /EmbeddedFile >>'],
  ['RichMedia', '/Hidden << /Type /Annot /Subtype /RichMedia >>'],
  ['XFA', '/AcroForm << /XFA 10 0 R >>'],
  ['SubmitForm', '/Hidden << /S /SubmitForm /F (https://a.example) >>'],
  ['ImportData', '/Hidden << /S /ImportData /F (a.fdf) >>'],
];
/** The last letter of a name written as its number. */
const escapedName = (name: string, text: string) =>
  text.replaceAll(`/${name}`, `/${name.slice(0, -1)}#${name.slice(-1).charCodeAt(0).toString(16)}`);
const packedAgain = (text: string) => objectStream([[11, `<< ${text} >>`]]);

/** A page with a link. */
const linkTo = (address: string) =>
  handmadePdf({
    page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (${address}) >> >>]`,
  });

const hidden: [name: string, make: Make][] = [
  ['a link that is a script', () => linkTo('javascript:app.alert\\(1\\)')],
  ['a link that is a script, written with a blank and in capitals', () => linkTo(' JAVA\\nSCRIPT:alert\\(1\\)')],
  ['a link to a file of whoever looks', () => linkTo('file:///etc/passwd')],
  [
    'a file that does not call itself embedded',
    () =>
      handmadePdf({
        page: '/Annots [<< /Subtype /Note /FS << /F (a.exe) /EF << /F 10 0 R >> >> >>]',
        extra: [streamObject('MZ')],
      }),
  ],
  ['a file on a pin', () => handmadePdf({ page: '/Annots [<< /Subtype /FileAttachment >>]' })],
  ['the script of a scene', () => handmadePdf({ extra: ['<< /Type /3D /Subtype /U3D /OnInstantiate 11 0 R >>'] })],
  ['an object that no table lists', () => inserted('77 0 obj << /S /JavaScript /JS (x) >> endobj\n')],
  [
    'an older revision',
    () =>
      join(
        handmadePdf({ extra: ['<< /S /Launch >>'] }),
        '10 0 obj\nnull\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF',
      ),
  ],
  [
    'behind a bracket that nothing closes',
    () => handmadePdf({ extra: ['( << never closed', '<< /S /Launch /F (x) >>'] }),
  ],
  ['behind a comment between its numbers', () => inserted('77 % 1\n 0 %\n obj<</S/Launch>>endobj\n')],
  ['behind an endobj inside the dictionary', () => handmadePdf({ extra: ['<< /A 1 endobj /S /Launch >>'] })],
  [
    'the second of two equal keys',
    () => handmadePdf({ catalog: '/OpenAction [100 0 R /Fit] /OpenAction << /S /Named /N /Print >>' }),
  ],
  [
    'an object stream that does not say so',
    () => handmadePdf({ extra: [objectStream([[11, '<< /S /Launch >>']], '/Filter /FlateDecode')] }),
  ],
  [
    'an object stream in ASCII',
    () =>
      handmadePdf({
        extra: [
          objectStream([[11, '<< /S /Launch >>']], '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]', (text) =>
            Buffer.from(deflateSync(text).toString('hex')),
          ),
        ],
      }),
  ],
  [
    'inside the stream of another object',
    () => handmadePdf({ extra: [streamObject('99 0 obj << /S /Launch >> endobj', '')] }),
  ],
  [
    'opens and goes on',
    () =>
      handmadePdf({
        catalog: '/OpenAction << /S /GoTo /D [100 0 R /Fit] /Next 10 0 R >>',
        extra: ['<< /S /URI /URI (x) >>'],
      }),
  ],
  ['opens and prints', () => handmadePdf({ catalog: '/OpenAction << /S /Named /N /Print >>' })],
  ['opens something that is not there', () => handmadePdf({ catalog: '/OpenAction 55 0 R' })],
  [
    'opens by a chain of references',
    () =>
      handmadePdf({
        catalog: '/OpenAction 10 0 R',
        extra: ['11 0 R', '12 0 R', '<< /S /URI /URI (https://a.example) >>'],
      }),
  ],
  [
    'an attached file of a library',
    () => pdfkitFile((document) => document.file(Buffer.from('<xml/>'), { name: 'a.xml' })),
  ],
  [
    'a script in a library’s form',
    () =>
      pdfkitFile((document) =>
        document.initForm().formText('a', 0, 0, 9, 9, { format: { type: 'date', param: 'mm/dd/yyyy' } }),
      ),
  ],
  ['a packed script beside it', () => handmadePdf({ extra: [packedAgain('/S /JavaScript /JS (x)')] })],
];

/** 42 kB that become gigabytes: zeros deflated twice over, once undone here. */
const bomb = (length: number) => deflateSync(Buffer.alloc(length));

const refused: [code: UploadCode, name: string, make: Make, rules?: UploadRules][] = [
  ['fileEmpty', 'nothing', () => Buffer.alloc(0)],
  ['fileTooLarge', '10 MB and a byte', () => padded(10_000_001)],
  ...(
    [
      ['one byte', Buffer.from('%')],
      ['a text', Buffer.from('Certificate of insurance')],
      ['a page of the web', Buffer.from('<!doctype html><script>alert(1)</script>')],
      ['a vector picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff;', 'latin1')],
      ['a ZIP', zip()],
      ['a Word document', zip('word/document.xml', '<w:document/>')],
      ['a program', join('MZ', Buffer.alloc(100), plain)],
      ['a shell script that is a PDF too', join('#!/bin/sh\n', plain)],
      ['a big TIFF', Buffer.from('II\x2b\x00\x08\x00\x00\x00', 'latin1')],
      ['a PDF that begins too late', join(' '.repeat(1024), plain)],
      ['a page of the web that is a PDF too', join('<html><script>/*', plain, '*/</script>')],
      [
        'a PDF with a page of the web in its first lines',
        join(plain.subarray(0, 9), '%<html><script>alert(1)</script>\n', plain.subarray(9)),
      ],
      ['a PDF with a page of the web behind it', join(plain, '<html><script>alert(1)</script></html>')],
      ['a PDF with a JAR behind it', join(plain, zip(undefined, undefined, plain.length))],
      [
        'a JAR whose comment is a PDF’s end',
        join(plain, zip(undefined, undefined, plain.length), '\nstartxref\n0\n%%EOF\n'),
      ],
      ['a GIF that is a JAR too', join('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff;', zip())],
      ['a JPEG that is a JAR too', join(jpeg(8, 8), zip(undefined, undefined, jpeg(8, 8).length))],
      ['a PNG that is a JAR too', join(png(8, 8), zip(undefined, undefined, png(8, 8).length))],
      ['a JPEG that is a PDF too', join(jpeg(8, 8, '%PDF-1.7\n'), plain)],
      ['a JPEG with a program for a server', jpeg(8, 8, '<?php system($_GET[0]);')],
    ] satisfies [string, Buffer][]
  ).map(([name, bytes]): [UploadCode, string, Make] => ['fileTypeNotAccepted', name, () => bytes]),
  ['fileMustBePdf', 'a picture where a PDF is wanted', () => png(8, 8), pdfOnly],
  ['fileTypeNotAccepted', 'a PDF where a picture is wanted', () => plain, { ...all, accept: ['jpeg', 'png'] }],
  ['fileDamaged', 'half a PDF', () => plain.subarray(0, plain.length / 2)],
  ['fileDamaged', 'a PDF without its last line', () => plain.subarray(0, -7)],
  ['fileDamaged', 'a PDF of two lines', () => Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF')],
  ['fileDamaged', 'a PDF with megabytes behind its end', () => join(plain, Buffer.alloc(2_000_000, 'x'))],
  ['fileDamaged', 'a PDF without pages', () => handmadePdf({ pages: 0 })],
  [
    'fileDamaged',
    'an object stream behind a predictor',
    () =>
      handmadePdf({
        extra: [
          objectStream(
            [[11, '<< /S /Launch >>']],
            '/Type /ObjStm /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>',
          ),
        ],
      }),
  ],
  [
    'fileDamaged',
    'an object stream of an old encoding',
    () => handmadePdf({ extra: [objectStream([[11, '<< >>']], '/Type /ObjStm /Filter /LZWDecode')] }),
  ],
  [
    'fileDamaged',
    'an object stream that is cut off',
    () =>
      handmadePdf({ extra: [objectStream([[11, '<< >>']], undefined, (text) => deflateSync(text).subarray(0, -6))] }),
  ],
  [
    'fileDamaged',
    'a bomb as a page',
    () => handmadePdf({ content: streamObject(bomb(60_000_000), '/Filter /FlateDecode') }),
  ],
  ['fileDamaged', 'a bomb as objects', () => handmadePdf({ extra: [objectStream([[11, ' '.repeat(40_000_000)]])] })],
  [
    'fileDamaged',
    'many small bombs',
    () => handmadePdf({ extra: Array.from({ length: 80 }, () => streamObject(bomb(900_000), '/Filter /FlateDecode')) }),
  ],
  [
    'fileDamaged',
    'a bomb inside a bomb',
    () => handmadePdf({ content: streamObject(deflateSync(bomb(40_000_000)), '/Filter [/FlateDecode /FlateDecode]') }),
  ],
  [
    'fileDamaged',
    'a bomb of an old encoding',
    () => handmadePdf({ content: streamObject(Buffer.alloc(1_000_000), '/Filter /LZWDecode') }),
  ],
  ['fileDamaged', 'a list of a million numbers', () => handmadePdf({ extra: [`[${'1 '.repeat(1_000_000)}]`] })],
  ['fileDamaged', 'brackets without end', () => handmadePdf({ extra: ['['.repeat(1_000_000)] })],
  ['fileDamaged', 'work without end', () => inserted('obj('.repeat(2_000_000))],
  [
    'fileEncrypted',
    'a password to open',
    () => pdfkitFile((document) => document.text('x'), { userPassword: 'a', pdfVersion: '1.7' }),
  ],
  [
    'fileEncrypted',
    'a password to change',
    () => pdfkitFile((document) => document.text('x'), { ownerPassword: 'a', permissions: {} }),
  ],
  [
    'fileEncrypted',
    'a password of the newest kind',
    () => pdfkitFile((document) => document.text('x'), { ownerPassword: 'a', pdfVersion: '1.7ext3' }),
  ],
  [
    'fileEncrypted',
    'a password in a compressed table',
    () => handmadePdf({ packed: true, trailer: '/Encrypt << /Filter /Standard /V 4 >>' }),
  ],
  ['fileTooManyPages', '201 pages', () => handmadePdf({ pages: 201 })],
  ['fileTooManyPages', '201 pages that call themselves one', () => handmadePdf({ pages: 201, count: 1 })],
  ['fileTooManyPages', 'the same, compressed', () => handmadePdf({ pages: 201, count: 1, packed: true })],
  ['fileImageTooLarge', 'a PNG of 30,000 by 30,000', () => png(30_000, 30_000)],
  ['fileImageTooLarge', 'a PNG of one pixel more', () => png(8000, 5001)],
  ['fileImageTooLarge', 'a JPEG of 20,000 by 20,000', () => jpeg(20_000, 20_000)],
  ['fileImageTooLarge', 'a TIFF of a page too large', () => tiff({ width: 100_000, height: 100_000 })],
  ['fileDamaged', 'a PNG with a changed byte', () => png(8, 8).fill(1, 45, 46)],
  ['fileDamaged', 'a PNG cut off', () => png(8, 8).subarray(0, -10)],
  ['fileDamaged', 'a PNG of no width', () => png(0, 8)],
  ['fileDamaged', 'a JPEG cut off', () => jpeg(8, 8).subarray(0, -2)],
  ['fileDamaged', 'a JPEG that ends in its header', () => jpeg(8, 8).subarray(0, 30)],
  ['fileTooManyPages', 'a TIFF of 65,535 pages', () => tiff({ pages: 65_535 })],
  ['fileDamaged', 'a TIFF without end', () => tiff({ pages: 2, endless: true })],
  ['fileDamaged', 'a TIFF whose pixels lie outside', () => tiff({ offset: 100_000 })],
  ['fileDamaged', 'a TIFF cut off', () => tiff({ pages: 2 }).subarray(0, -40)],
];

describe('refused', () => {
  it.each(refused)('%s: %s', async (code, _, make, rules = all) => {
    const bytes = await make();
    const started = performance.now();
    expect(await inspectUpload(bytes, rules)).toMatchObject({ ok: false, code });
    expect(performance.now() - started).toBeLessThan(6000);
  });

  it.each(active)(
    'fileActiveContent: /%s, plain, with a letter escaped, and in compressed objects',
    async (name, catalog) => {
      for (const made of [{ catalog }, { catalog: escapedName(name, catalog) }, { catalog, packed: true }])
        expect(await inspectUpload(handmadePdf(made), all)).toMatchObject({
          code: 'fileActiveContent',
          details: { check: name },
        });
    },
  );

  it.each(hidden)('fileActiveContent: %s', async (_, make) => {
    expect(await inspectUpload(await make(), all)).toMatchObject({ ok: false, code: 'fileActiveContent' });
  });

  it('with what the texts need', async () => {
    expect(await inspectUpload(padded(10_000_001), all)).toMatchObject({ details: { limit: '10 MB' } });
    expect(await inspectUpload(handmadePdf({ pages: 4 }), { ...all, maxPages: 3 })).toMatchObject({
      details: { limit: 3 },
    });
  });
});

describe('a hostile file', () => {
  it('takes next to nothing of the thread that answers everybody else', async () => {
    const endless = inserted('obj('.repeat(2_000_000));
    const before = process.threadCpuUsage();
    await inspectUpload(endless, all);
    // The processor time of this thread alone: a clock would tell of whatever else the machine does.
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(250);
  });

  it('does not harm the next file', async () => {
    const endless = inserted('obj('.repeat(2_000_000));
    const answers = await Promise.all([
      inspectUpload(endless, all),
      ...Array.from({ length: 10 }, () => inspectUpload(plain, all)),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([false, ...Array.from({ length: 10 }, () => true)]);
  });
});

describe('text', () => {
  it('comes in lines, with the columns of a table apart', async () => {
    const bytes = await pdfkitFile((document) => {
      document.fontSize(11).text('Insured: Thandi Transport (Pty) Ltd', 72, 100);
      document.text('GIT/2026/0042', 300, 130).text('Policy number', 72, 130);
      document.addPage().text('Segunda página: apólice nº 7, válida até à renovação', 72, 100);
    });
    const text =
      'Insured: Thandi Transport (Pty) Ltd\nPolicy number   GIT/2026/0042\n\nSegunda página: apólice nº 7, válida até à renovação';
    expect(await inspectUpload(bytes, all)).toMatchObject({ text });
    expect(await pdfText(bytes)).toBe(text);
    expect(await pdfText(bytes, [2, 3])).toBe('Segunda página: apólice nº 7, válida até à renovação');
  });

  it('is taken from streams in ASCII too', async () => {
    const commands = deflateSync('BT /F1 12 Tf 72 720 Td (Goods in transit) Tj ET').toString('hex');
    const bytes = handmadePdf({ content: streamObject(`${commands}>`, '/Filter [/ASCIIHexDecode /FlateDecode]') });
    expect(await pdfText(bytes)).toBe('Goods in transit');
  });

  it('is absent for a scan, for what is no PDF, and where a stream could be anything', async () => {
    expect(await pdfText(handmadePdf({ content: streamObject('') }))).toBeUndefined();
    expect(await pdfText(png(8, 8))).toBeUndefined();
    expect(await pdfText(handmadePdf({ content: streamObject('BT ET', '/Filter /LZWDecode') }))).toBeUndefined();
    expect(
      await inspectUpload(handmadePdf({ content: streamObject('BT ET', '/Filter /LZWDecode') }), all),
    ).toMatchObject({ ok: true });
  });

  it('is bounded', async () => {
    const bytes = await pdfkitFile((document) => {
      for (let page = 0; page < 8; page++) document.addPage().fontSize(1).text('words '.repeat(20_000));
    });
    expect((await pdfText(bytes))?.length).toBeLessThanOrEqual(50_000);
  });
});
