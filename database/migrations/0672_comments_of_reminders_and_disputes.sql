comment on table billing_reminder is 'Each person who was reminded by mail of loads that can be invoiced, and the day. A person is reminded once a day.';
comment on table invoice_dispute is 'Each dispute of a customer about an invoice: the line that it rejects, or the whole invoice, with the reason. Payment reminders leave the disputed amount out until the dispute is settled.';
