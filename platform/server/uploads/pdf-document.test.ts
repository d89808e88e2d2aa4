import { expect, it } from 'vitest';
import { handmadePdf } from '../testing/pdf-files.ts';
import { openPdf } from './pdf-document.ts';

// The look at the bytes refuses these files first; the reader is asked because it may see what that look does not.
it.each([
  ['an opening action', { catalog: '/OpenAction << /S /Named /N /Print >>' }],
  ['a script that runs when it opens', { catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }],
  [
    'an attached file',
    {
      catalog: '/Names << /EmbeddedFiles << /Names [(a.txt) 10 0 R] >> >>',
      extra: ['<< /Type /Filespec /F (a.txt) /UF (a.txt) /EF << /F 4 0 R >> >>'],
    },
  ],
])('the reader tells of %s', async (_what, made) => {
  const pdf = await openPdf(handmadePdf(made));
  expect(await pdf.acts()).toBe(true);
  await pdf.close();
});

it('the reader tells of nothing in a plain file, nor in one that opens at a page', async () => {
  for (const catalog of ['', '/OpenAction [100 0 R /Fit]']) {
    const pdf = await openPdf(handmadePdf({ catalog }));
    expect(await pdf.acts()).toBe(false);
    expect(await pdf.text()).toContain('Certificate of insurance');
    await pdf.close();
  }
});

it.each([
  ['javascript:alert(1)', true],
  ['file:///etc/passwd', true],
  ['https://carrier.example/cover', false],
])('the reader tells whether a link to %s acts', async (address, acts) => {
  const link = `<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A << /S /URI /URI (${address}) >> >>`;
  const pdf = await openPdf(handmadePdf({ page: '/Annots [10 0 R]', extra: [link] }));
  expect(await pdf.linksAct(1)).toBe(acts);
  await pdf.close();
});
