export const invoiceReminderPaths = {
  main: '/invoices/reminders',
  sent: '/invoices/reminders/sent',
};
