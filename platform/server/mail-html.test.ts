import { describe, expect, it } from 'vitest';
import { mailBodies, type MailContent } from './mail-html.ts';

const sender = { companyName: 'Baobab Freight', language: 'pt' } as const;
const content: MailContent = {
  heading: 'Complete a sua inscrição',
  paragraphs: ['Olá João,\na Baobab convida a sua empresa.', 'A ligação é válida 14 dias.'],
  action: { label: 'Abrir a inscrição', url: 'https://portal.example/#/carrierregister/abc?x=1&y=2' },
  footer: 'Baobab Freight, Maputo · +258 84 123 4567',
};

describe('the bodies of a mail', () => {
  it('say the same in text', () => {
    expect(mailBodies(content, sender).text).toBe(
      [
        'Complete a sua inscrição',
        '',
        'Olá João,',
        'a Baobab convida a sua empresa.',
        '',
        'A ligação é válida 14 dias.',
        '',
        'Abrir a inscrição',
        'https://portal.example/#/carrierregister/abc?x=1&y=2',
        '',
        '-- ',
        'Baobab Freight',
        'Baobab Freight, Maputo · +258 84 123 4567',
        '',
      ].join('\n'),
    );
  });

  it('say the same in HTML, in the language, with the link as a button and written out', () => {
    const { html } = mailBodies(content, sender);
    expect(html).toContain('<html lang="pt-MZ">');
    expect(html).toContain('<h1');
    expect(html).toContain('Olá João,<br>a Baobab convida a sua empresa.');
    expect(html.match(/href="https:\/\/portal\.example\/#\/carrierregister\/abc\?x=1&amp;y=2"/g)).toHaveLength(2);
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it('fetch nothing and run nothing', () => {
    const { html } = mailBodies(content, sender);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|src=|url\(|@import|\son\w+=/i);
  });

  it('leave the button out where there is nothing to open', () => {
    const { action: _, ...without } = content;
    const { html, text } = mailBodies(without, sender);
    expect(html).not.toContain('<a ');
    expect(text).not.toContain('http');
  });

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '&lt;b&gt;',
    '</td></table><h1>',
  ])('show %j as the text it is, wherever it stands', (hostile) => {
    const { html } = mailBodies(
      {
        heading: hostile,
        paragraphs: [hostile],
        action: { label: hostile, url: `https://portal.example/?q=${encodeURIComponent(hostile)}` },
        footer: hostile,
      },
      { companyName: hostile, language: 'en' },
    );
    const plain = mailBodies(
      { heading: '', paragraphs: [''], action: { label: '', url: 'https://portal.example/' }, footer: '' },
      sender,
    ).html;
    const tags = (page: string) => page.match(/<\/?[a-z][a-z0-9]*/gi);
    expect(tags(html)).toEqual(tags(plain));
  });

  it.each(['javascript:alert(1)', 'data:text/html,hello', 'file:///etc/passwd', 'not an address'])(
    'refuse to link to %s',
    (url) => {
      expect(() => mailBodies({ ...content, action: { label: 'Open', url } }, sender)).toThrow(TypeError);
    },
  );
});
