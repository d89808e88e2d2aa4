import { locales, type Language } from '#platform/language.ts';

/** What a mail says. Plain text everywhere: the template does the escaping, so no caller ever writes HTML. */
export interface MailContent {
  readonly heading: string;
  /** A line break inside a paragraph stays one. */
  readonly paragraphs: readonly string[];
  /** One button; its address is also written out, for readers that show no buttons and people who check links. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Who sends this and why, and how to reach them. */
  readonly footer: string;
}

/** Whose name stands above the mail, and in which language it is written. */
export interface MailSender {
  readonly companyName: string;
  readonly language: Language;
}

/** The two bodies of one mail, from the same words. */
export function mailBodies(content: MailContent, sender: MailSender): { text: string; html: string } {
  if (content.action && !/^https?:$/.test(new URL(content.action.url).protocol))
    throw new TypeError('a mail links to web pages only');
  return { text: plainText(content, sender), html: page(content, sender) };
}

function plainText({ heading, paragraphs, action, footer }: MailContent, { companyName }: MailSender): string {
  const link = action ? [`${action.label}\n${action.url}`] : [];
  // "-- " begins a signature (RFC 3676 §4.3), which readers fold away and leave out of replies.
  return `${[heading, ...paragraphs, ...link].join('\n\n')}\n\n-- \n${companyName}\n${footer}\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}

/**
 * Tables and inline styles, because Outlook and Gmail know no others; light is inline, so that it holds where style sheets
 * are dropped, and dark overrides it where they are kept. No pictures, no fonts, nothing fetched.
 */
function page({ heading, paragraphs, action, footer }: MailContent, { companyName, language }: MailSender): string {
  const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;${font};font-size:16px;line-height:24px">${lines(text)}</p>`;
  return `<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(heading)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background: #0d0e11 !important; }
  .card { background: #14161a !important; border-color: #282c30 !important; color: #f4f3f1 !important; }
  .quiet, .quiet a { color: #aeb3b9 !important; }
  .button { background: #f4f3f1 !important; }
  .button a { color: #14161a !important; }
}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:#faf9f7;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escaped(paragraphs[0] ?? heading)}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:#faf9f7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="quiet" style="padding:0 4px 16px;${font};font-size:14px;line-height:20px;font-weight:600;color:#52575d">${escaped(companyName)}</td></tr>
<tr><td class="card" style="padding:28px 24px;background:#ffffff;border:1px solid #e3e2de;border-radius:10px;color:#161a1f">
<h1 style="margin:0 0 16px;${font};font-size:22px;line-height:28px;font-weight:600">${escaped(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${action ? button(action.label, action.url, font) : ''}</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;${font};font-size:13px;line-height:20px;color:#52575d">${lines(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function button(label: string, url: string, font: string): string {
  const target = escaped(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px"><tr><td class="button" style="background:#161a1f;border-radius:7px">
<a href="${target}" style="display:inline-block;padding:13px 22px;${font};font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(label)}</a>
</td></tr></table>
<p class="quiet" style="margin:0;${font};font-size:13px;line-height:20px;color:#52575d;word-break:break-all"><a href="${target}" style="color:#52575d">${target}</a></p>
`;
}
