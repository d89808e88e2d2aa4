export const texts = {
  ask: 'Ask a colleague to fill in this step',
  how: 'Send them this page. The one-time code still comes to {number}: be ready to pass it on. You can both fill in the form.',
  subject: 'Form for {client}',
  message:
    'Please help me fill in the form for {client}. When it asks for a code, it comes to my number {number}: ask me for it.',
  mail: 'Email',
  copy: 'Copy',
  copied: 'Copied.',
} as const;
